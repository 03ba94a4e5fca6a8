extension ColumnDecisions {
    /// The order of day, month and year that fits every date of a column; where several do, what is given, or what the
    /// other columns have. Where that leaves a doubt, or no order fits, the column has a problem and is kept as text.
    func dateDecision(_ name: String, _ profile: ColumnProfile, readsDigits: Bool) -> ColumnDecision {
        var decision = ColumnDecision(rule: .date(DateRule(order: .yearMonthDay, readsDigits: readsDigits)))
        if profile.shortYears > 0 {
            decision.notes.append(
                DataNote(
                    .warning, code: "data.short-years",
                    message:
                        "“\(name)” has years of two digits: 69 to 99 are read as 1969 to 1999, others as 2000 to 2068.",
                    remedy: "Write years with four digits.", column: name))
        }
        if let given = options.dateOrder {
            decision.rule = .date(DateRule(order: given, readsDigits: readsDigits))
            return decision
        }
        let fitting = DateOrder.allCases.filter { profile.dateCount(in: $0) == profile.dates }
        let numeric = fitting.filter { $0 != .yearMonthDay }
        if profile.dates == 0 { return decision }
        guard let first = fitting.first else { return mixed(name, profile, decision) }
        if profile.doubtfulDates == 0 || numeric.count < 2 {
            // A short year in front is read only on request; elsewhere the order does not matter.
            let order =
                fitting.contains(.yearMonthDay) && profile.shortYears == 0 ? .yearMonthDay : numeric.first ?? first
            decision.rule = .date(DateRule(order: order, readsDigits: readsDigits))
            if order != .yearMonthDay, numeric.count == 1 { decision.notes.append(orderNote(name, order)) }
            return decision
        }
        if let sibling = siblingOrder {
            decision.rule = .date(DateRule(order: sibling, readsDigits: readsDigits))
            decision.notes.append(orderNote(name, sibling))
            return decision
        }
        let example = profile.firstDoubtfulDate
        decision.problem = DataFailure(
            code: "data.doubtful-date",
            message: "“\(name)” can be read day first or month first, such as “\(example?.text ?? "")” on line "
                + "\(example?.line ?? 0).",
            remedy: "Give --date-format dmy or --date-format mdy.")
        decision.rule = .text
        decision.needsReview = true
        return decision
    }

    private func orderNote(_ name: String, _ order: DateOrder) -> DataNote {
        let said = order == .dayMonthYear ? "day first" : "month first"
        return DataNote(
            .choice, code: "data.date-order", message: "“\(name)” is read \(said), as all its dates allow.",
            remedy: "Give --date-format dmy, mdy or ymd for another order.", column: name)
    }

    private func mixed(_ name: String, _ profile: ColumnProfile, _ decision: ColumnDecision) -> ColumnDecision {
        var decision = decision
        let examples = DateOrder.allCases.compactMap { order in
            profile.onlyExamples[order].map { "“\($0.text)” on line \($0.line) only as \(order.rawValue)" }
        }
        decision.problem = DataFailure(
            code: "data.mixed-dates",
            message: "“\(name)” mixes orders of dates: " + examples.joined(separator: ", ") + ".",
            remedy:
                "Correct the file, or give --date-format dmy, mdy or ymd: dates in another order then count as missing."
        )
        decision.rule = .text
        return decision
    }

    /// The order of the file's other date columns, where these leave no doubt and agree.
    private var siblingOrder: DateOrder? {
        let numeric: [DateOrder] = [.dayMonthYear, .monthDayYear]
        let orders = profiles.compactMap { profile -> DateOrder? in
            let fitting = numeric.filter { profile.dates > 0 && profile.dateCount(in: $0) == profile.dates }
            let iso = profile.dateCount(in: .yearMonthDay) == profile.dates && profile.shortYears == 0
            return fitting.count == 1 && !iso ? fitting.first : nil
        }
        return Set(orders).count == 1 ? orders.first : nil
    }
}
