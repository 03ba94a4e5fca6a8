/// Decides for all columns of a table how their cells are read.
struct ColumnDecisions {
    let names: [String]
    let profiles: [ColumnProfile]
    let options: ReadOptions
    /// The separator of the file, which says something about its decimal mark.
    var separator: UInt8?

    func decide() throws(DataFailure) -> [ColumnDecision] {
        let kinds = try byPosition(options.kinds)
        let epochs = try byPosition(options.epochs)
        var decisions: [ColumnDecision] = []
        for position in names.indices {
            decisions.append(decide(position, kind: kinds[position], epoch: epochs[position]))
        }
        return decisions
    }

    private func byPosition<Value>(_ choices: [String: Value]) throws(DataFailure) -> [Int: Value] {
        var result: [Int: Value] = [:]
        for (reference, value) in choices.sorted(by: { $0.key < $1.key }) {
            result[try columnPosition(reference, among: names)] = value
        }
        return result
    }

    private func decide(_ position: Int, kind: ColumnKind?, epoch: EpochUnit?) -> ColumnDecision {
        let (name, profile) = (names[position], profiles[position])
        if let epoch { return ColumnDecision(rule: .epoch(epoch, mark(of: profile, name: name).mark)) }
        if let kind { return forced(kind, name: name, profile: profile) }
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        if profile.present == 0 {
            return ColumnDecision(rule: profile.missingNumbers > 0 ? .text : .number(.point), needsReview: true)
        }
        if numbers == 0, profile.dates == 0, profile.missingNumbers == 0, areTruthValues(Array(profile.words)) {
            return ColumnDecision(rule: .bool)
        }
        let dates = profile.dates
        if dates == 0, let times = timesOfDay(name, profile) { return times }
        if dates > 0, let rule = dateRule(profile),
            isTolerable(good: rule.good, bad: rule.bad, distinctBad: rule.distinct)
        {
            return dateDecision(name, profile, readsDigits: rule.readsDigits)
        }
        let bad = profile.present - numbers
        if numbers > 0, isTolerable(good: numbers, bad: bad, distinctBad: dates == 0 ? profile.words.count : 9) {
            return numberDecision(name, profile)
        }
        return ColumnDecision(rule: .text, notes: textNotes(name, profile))
    }

    /// Dates, and years beside them.
    private func dateRule(_ profile: ColumnProfile) -> (good: Int, bad: Int, distinct: Int, readsDigits: Bool)? {
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        let years = profile.wholeNumbers == numbers && profile.digitCounts == (4, 4) ? numbers : 0
        let good = profile.dates + years
        // A few days that do not exist do not make a text of a date.
        let bad = profile.present - good - (profile.impossibleDates <= good ? profile.impossibleDates : 0)
        return (good, bad, numbers == years ? profile.words.count : 9, years > 0)
    }

    // MARK: Numbers

    private func numberDecision(_ name: String, _ profile: ColumnProfile) -> ColumnDecision {
        let isWhole = profile.wholeNumbers == profile.present
        if isWhole, profile.hasLeadingZero, profile.digitCounts.least == profile.digitCounts.most,
            profile.digitCounts.least >= 3
        {
            let note = DataNote(
                .choice, code: "data.leading-zeros",
                message: "“\(name)” is read as text: its numbers begin with zeros, as codes do.",
                remedy: "Give --type \(name)=number to read numbers.", column: name)
            return ColumnDecision(rule: .text, notes: [note], needsReview: true)
        }
        if let dates = headedDates(name, profile) { return dates }
        let (mark, notes) = mark(of: profile, name: name)
        return ColumnDecision(rule: .number(mark), notation: notation(name, profile), notes: notes)
    }

    private func notation(_ name: String, _ profile: ColumnProfile) -> NumberNotation {
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        if profile.percents * 2 > numbers { return .percent }
        if profile.currencies * 2 > numbers { return .currency(profile.currencySign) }
        let isYears = profile.wholeNumbers == numbers && profile.digitCounts == (4, 4) && profile.upper < 3000
        let isOfEvents = profile.lower >= 1400 && profile.upper <= 2100 && hasWord(name, eventWords)
        // 1821.25 is the second quarter of 1821.
        if profile.lower >= 1000, profile.upper < 2200, profile.plainCells == numbers, !isYears,
            profile.wholeNumbers < numbers, hasWord(name, yearWords + ["time"])
        {
            return .years
        }
        return isYears && (isOfEvents || hasWord(name, yearWords + dateWords)) ? .years : .plain
    }

    /// Numbers that are dates by what their header says: 20240229 under "date", seconds under "epoch".
    private func headedDates(_ name: String, _ profile: ColumnProfile) -> ColumnDecision? {
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        if profile.compactDays == profile.present, hasWord(name, dateWords) {
            let note = DataNote(
                .choice, code: "data.compact-dates",
                message: "“\(name)” is read as dates such as 20240229, because of its name.",
                remedy: "Give --type \(name)=number to read numbers.", column: name)
            return ColumnDecision(rule: .date(DateRule(order: .yearMonthDay, readsDigits: true)), notes: [note])
        }
        if numbers == profile.present, hasWord(name, serialWords), profile.lower >= 20_000, profile.upper < 75_000 {
            let note = DataNote(
                .choice, code: "data.excel-dates",
                message: "“\(name)” is read as days of a spreadsheet (45292 is 2024-01-01), because of its name.",
                remedy: "Give --type \(name)=number to read numbers.", column: name)
            return ColumnDecision(rule: .epoch(.excelDays, mark(of: profile, name: name).mark), notes: [note])
        }
        guard numbers == profile.present, hasWord(name, epochWords) else { return nil }
        let units: [EpochUnit] = [.seconds, .milliseconds, .microseconds, .nanoseconds]
        // From 1980 to 2100: what lies outside is no time that a log would hold.
        let unit = units.first { profile.lower / $0.perSecond > 3.15e8 && profile.upper / $0.perSecond < 4.1e9 }
        guard let unit else { return nil }
        let note = DataNote(
            .choice, code: "data.epoch",
            message: "“\(name)” is read as time since 1970 in \(unit.rawValue), because of its name.",
            remedy: "Give --type \(name)=number to read numbers.", column: name)
        return ColumnDecision(rule: .epoch(unit, mark(of: profile, name: name).mark), notes: [note])
    }

    /// The decimal mark that fits more cells; where both fit all, what the other columns have.
    private func mark(of profile: ColumnProfile, name: String) -> (mark: DecimalMark, notes: [DataNote]) {
        if let given = options.decimalMark { return (given, []) }
        if profile.commaNumbers > profile.pointNumbers { return (.comma, [commaNote(name)]) }
        guard profile.pointNumbers == profile.commaNumbers, profile.doubtfulNumbers > 0 else { return (.point, []) }
        let commas = profiles.count { $0.commaNumbers > $0.pointNumbers }
        let points = profiles.count { $0.pointNumbers > $0.commaNumbers }
        if commas > points { return (.comma, [commaNote(name)]) }
        let example = profile.firstDoubtful?.text ?? ""
        let usesComma = example.contains(",")
        if points > commas || separator != UInt8(ascii: ";") && !usesComma { return (.point, []) }
        let mark: DecimalMark = separator == UInt8(ascii: ";") && usesComma ? .comma : .point
        let value = writtenNumber(Array(example.utf8), mark: mark)?.value ?? .nan
        let note = DataNote(
            .warning, code: "data.doubtful-decimal",
            message: "“\(name)” can be read in two ways: “\(example)” is taken as \(value).",
            remedy: "Give --decimal point or --decimal comma.", column: name)
        return (mark, [note])
    }

    private func commaNote(_ name: String) -> DataNote {
        DataNote(
            .choice, code: "data.decimal-comma", message: "“\(name)” has decimal commas.",
            remedy: "Give --decimal point if these are not decimals.", column: name)
    }

    // MARK: Others

    private func forced(_ kind: ColumnKind, name: String, profile: ColumnProfile) -> ColumnDecision {
        switch kind {
        case .number:
            return ColumnDecision(rule: .number(mark(of: profile, name: name).mark), notation: notation(name, profile))
        case .date: return forcedDate(name, profile)
        case .text: return ColumnDecision(rule: .text)
        case .bool: return ColumnDecision(rule: .bool)
        }
    }

    /// A column that is read as dates on request. Numbers need to be told what they count.
    private func forcedDate(_ name: String, _ profile: ColumnProfile) -> ColumnDecision {
        if profile.dates == 0, profile.clockTimes > 0 {
            return ColumnDecision(rule: .date(timesRule), notation: .timeOfDay)
        }
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        let haveFourDigits = profile.wholeNumbers == numbers && profile.digitCounts == (4, 4)
        guard profile.dates == 0, numbers > 0, numbers == profile.present, !haveFourDigits,
            profile.compactDays < numbers
        else { return dateDecision(name, profile, readsDigits: true) }
        var decision = ColumnDecision(rule: .text)
        decision.problem = DataFailure(
            code: "data.dates-of-numbers", message: "“\(name)” holds numbers, which alone are no dates.",
            remedy: "Say what they count: --epoch \(name) for seconds since 1970, --epoch \(name)=ms, or "
                + "--epoch \(name)=excel for days of a spreadsheet.")
        return decision
    }

    private var timesRule: DateRule { DateRule(order: .yearMonthDay, readsTimes: true) }

    /// Times without a day, unless the name says that they are durations.
    private func timesOfDay(_ name: String, _ profile: ColumnProfile) -> ColumnDecision? {
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        let bad = profile.present - profile.clockTimes
        guard profile.clockTimes > 0, !hasWord(name, durationWords),
            profile.fullClockTimes == profile.clockTimes || hasWord(name, clockWords),
            isTolerable(good: profile.clockTimes, bad: bad, distinctBad: numbers == 0 ? profile.words.count : 9)
        else { return nil }
        let note = DataNote(
            .choice, code: "data.times-of-day", message: "“\(name)” is read as times of a day.",
            remedy: "Give --type \(name)=text to read texts.", column: name)
        return ColumnDecision(rule: .date(timesRule), notation: .timeOfDay, notes: [note])
    }

    private func textNotes(_ name: String, _ profile: ColumnProfile) -> [DataNote] {
        let numbers = max(profile.pointNumbers, profile.commaNumbers)
        guard numbers * 2 > profile.present, let first = profile.firstText else { return [] }
        let count = profile.texts
        return [
            DataNote(
                .warning, code: "data.mixed-kinds",
                message:
                    "“\(name)” is read as text: \(count) of its cells are no numbers, first “\(first.text)” on line "
                    + "\(first.line).",
                remedy: "Give --type \(name)=number to leave those out, or --missing TEXT.", column: name)
        ]
    }
}

private let yearWords = ["year", "years", "yr", "jahr", "année", "annee", "año", "ano", "anno", "season", "fy", "jaar"]
/// Of columns whose numbers from 1400 to 2100 are years.
private let eventWords = [
    "start", "end", "birth", "born", "death", "died", "founded", "built", "since", "begin", "vintage", "released",
]
private let dateWords = ["date", "day", "datum", "tag", "fecha", "data", "dato", "time", "dt", "yyyymmdd", "period"]
/// Of columns whose numbers from 20000 to 75000, of the years 1954 to 2105, are days.
private let serialWords = ["date", "datum", "fecha", "dato", "datetime", "timestamp"]
private let clockWords = [
    "time", "hour", "hours", "clock", "zeit", "uhrzeit", "heure", "hora", "ora", "tijd", "start", "end", "departure",
    "arrival", "at", "from", "to",
]
private let durationWords = ["duration", "lap", "pace", "split", "elapsed", "length", "dauer", "runtime", "finish"]
private let epochWords = ["epoch", "unix", "unixtime", "timestamp", "unixtimestamp"]

/// Whether one of the words is a word of the name: "unix_time", "Start date", "DateTime".
private func hasWord(_ name: String, _ words: [String]) -> Bool {
    var parts: [String] = []
    var isAfterLower = false
    for character in name {
        if !character.isLetter {
            parts.append("")
        } else if parts.isEmpty || character.isUppercase && isAfterLower {
            parts.append(String(character))
        } else {
            parts[parts.count - 1].append(character)
        }
        isAfterLower = character.isLowercase
    }
    let lowered = Set(parts.map { $0.lowercased() })
    return words.contains { lowered.contains($0) }
}
