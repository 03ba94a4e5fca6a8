import Foundation

/// One channel of all marks: dictionary-encoded categories, or numbers, or instants in seconds. All values that cannot
/// be placed are classified here, on the way in, and nowhere else.
public struct ValueColumn: Sendable {
    public enum Form: UInt8, Hashable, Sendable {
        /// The mark has nothing on this channel.
        case absent
        case single
        /// A bin or a calendar unit: two bounds that stand for one value.
        case bin
        /// A range given as one value (`.value(_, a..<b)`): the mark fills it.
        case range
        /// A start and an end of their own (xStart, xEnd).
        case interval
        /// Given, but not placeable: not finite, or of another kind than the channel's first value.
        case invalid
    }

    /// How many values were refused, by reason.
    public struct Faults: Hashable, Sendable {
        public var notFinite = 0
        public var otherKind = 0
        public var firstRow: Int?
        public var isEmpty: Bool { notFinite == 0 && otherKind == 0 }
    }

    /// Of the first value; nil while all rows are absent.
    public private(set) var kind: PlotValue.Kind?
    public private(set) var categories = CategoryDictionary()
    public private(set) var faults = Faults()
    public private(set) var hasBins = false
    public private(set) var hasIntervals = false

    /// Shorter than the table while the rest is absent.
    private(set) var forms: [Form] = []
    private(set) var lower: [Double] = []
    /// Empty while no row has two bounds.
    private(set) var upper: [Double] = []
    private var labels = RunLength<String>()
    private var recentEnds = (start: "", end: "", joined: "")

    init() {}

    /// Whether no row has a value here.
    public var isEmpty: Bool { kind == nil && faults.isEmpty }

    public func form(_ row: Int) -> Form { row < forms.count ? forms[row] : .absent }

    /// The value or lower bound: a number, seconds, or a category's index. Zero where there is none.
    public func low(_ row: Int) -> Double { row < lower.count ? lower[row] : 0 }

    /// The upper bound, or the value itself.
    public func high(_ row: Int) -> Double { row < upper.count ? upper[row] : low(row) }

    /// Where a point or a line's vertex of the row lies: the middle of a bin or range, an interval's start.
    public func anchor(_ row: Int) -> Double {
        (form(row) == .bin || form(row) == .range) && kind != .category
            ? low(row) + (high(row) - low(row)) / 2 : low(row)
    }

    public func hasValue(_ row: Int) -> Bool {
        let form = form(row)
        return form != .absent && form != .invalid
    }

    public func label(_ row: Int) -> String { labels[row] ?? "" }

    /// All different labels of the channel in order of first appearance, empty ones left out.
    public var distinctLabels: [String] {
        var seen: [String] = []
        for label in labels.values where !label.isEmpty && !seen.contains(label) { seen.append(label) }
        return seen
    }

    public func value(_ row: Int) -> PlotValue? {
        hasValue(row) ? value(encoded: low(row)) : nil
    }

    /// The value that a stored number stands for.
    public func value(encoded: Double) -> PlotValue? {
        switch kind {
        case .number: .number(encoded)
        case .date: .date(encoded)
        case .category: categoryIndex(encoded).map { .category(categories.names[$0]) }
        case nil: nil
        }
    }

    func categoryIndex(_ encoded: Double) -> Int? {
        guard let index = Int(exactly: encoded), index >= 0, index < categories.names.count else { return nil }
        return index
    }
}

// MARK: - Appending

extension ValueColumn {
    /// Appends the row `row` of a table: what came before it and was not appended is absent.
    mutating func append(_ input: ChannelInput?, end: ChannelInput?, row: Int) {
        guard let input = input ?? end else { return }
        if end == nil, case .single(let value) = input.extent { return append(input.label, value, row: row) }
        pad(to: row)
        labels.append(end == nil ? input.label : labelOfEnds(input.label, end?.label ?? ""))
        if let end, let other = bounds(end.extent) {
            guard let own = bounds(input.extent) else { return refuse(row) }
            return store(own.lower, other.upper, form: .interval, row: row)
        }
        if end != nil { return refuse(row) }
        guard let own = bounds(input.extent) else { return refuse(row) }
        switch input.extent {
        case .single: store(own.lower, nil, form: .single, row: row)
        case .bin: store(min(own.lower, own.upper), max(own.lower, own.upper), form: .bin, row: row)
        case .range: store(own.lower, own.upper, form: .range, row: row)
        }
    }

    /// The same for one value.
    mutating func append(_ label: String, _ value: PlotValue, row: Int) {
        pad(to: row)
        labels.append(label)
        guard let encoded = encode(value, row: row) else { return refuse(row) }
        push(.single, encoded, encoded)
    }

    /// One name for the two ends of a mark, made once for all marks that name them alike.
    private mutating func labelOfEnds(_ start: String, _ end: String) -> String {
        if recentEnds.start == start, recentEnds.end == end { return recentEnds.joined }
        recentEnds = (start, end, joinedLabels(start, end))
        return recentEnds.joined
    }

    private func bounds(_ extent: ChannelInput.Extent) -> (lower: PlotValue, upper: PlotValue)? {
        switch extent {
        case .single(let value): (value, value)
        case .bin(let lower, let upper), .range(let lower, let upper): (lower, upper)
        }
    }

    private func min(_ a: PlotValue, _ b: PlotValue) -> PlotValue { isOrdered(a, b) ? a : b }
    private func max(_ a: PlotValue, _ b: PlotValue) -> PlotValue { isOrdered(a, b) ? b : a }

    private func isOrdered(_ a: PlotValue, _ b: PlotValue) -> Bool {
        switch (a, b) {
        case (.number(let a), .number(let b)), (.date(let a), .date(let b)): !(b < a)
        default: true
        }
    }

    private mutating func store(_ low: PlotValue, _ high: PlotValue?, form: Form, row: Int) {
        guard let encodedLow = encode(low, row: row) else { return refuse(row) }
        var encodedHigh = encodedLow
        if let high {
            guard let encoded = encode(high, row: row) else { return refuse(row) }
            encodedHigh = encoded
        }
        push(form, encodedLow, encodedHigh)
    }

    private mutating func encode(_ value: PlotValue, row: Int) -> Double? {
        let wanted = kind ?? value.kind
        guard value.kind == wanted else {
            faults.otherKind += 1
            return nil
        }
        switch value {
        case .number(let number), .date(let number):
            guard number.isFinite else {
                faults.notFinite += 1
                return nil
            }
            kind = wanted
            return number
        case .category(let name):
            kind = wanted
            return Double(categories.intern(name))
        }
    }

    private mutating func refuse(_ row: Int) {
        if faults.firstRow == nil { faults.firstRow = row }
        push(.invalid, .nan, .nan)
    }

    private mutating func push(_ form: Form, _ low: Double, _ high: Double) {
        if form == .bin { hasBins = true }
        if form == .interval || form == .range { hasIntervals = true }
        if upper.isEmpty, hasBins || hasIntervals { upper = lower }
        forms.append(form)
        lower.append(low)
        if hasBins || hasIntervals { upper.append(high) }
    }

    private mutating func pad(to row: Int) {
        let missing = row - forms.count
        guard missing > 0 else { return }
        forms.append(contentsOf: repeatElement(.absent, count: missing))
        lower.append(contentsOf: repeatElement(0, count: missing))
        if !upper.isEmpty { upper.append(contentsOf: repeatElement(0, count: missing)) }
        labels.append("", times: missing)
    }

    /// Appends a whole column from the row `row` on.
    mutating func append(_ input: ColumnInput?, count: Int, row: Int, countsFaults: Bool = true) {
        guard let input, count > 0 else { return }
        let before = faults
        defer { if !countsFaults { faults = before } }
        pad(to: row)
        labels.append(input.label, times: count)
        let given = Swift.min(count, input.count)
        switch (input.lower, input.upper) {
        case (.numbers(let values), nil): append(values, kind: .number, count: given, row: row)
        case (.dates(let values), nil): append(values, kind: .date, count: given, row: row)
        default:
            for index in 0..<given {
                guard let low = input.lower.value(index) else { continue }
                if let high = input.upper?.value(index) {
                    let ordered = input.isBin ? (min(low, high), max(low, high)) : (low, high)
                    store(
                        ordered.0, ordered.1, form: input.isBin ? .bin : input.isRange ? .range : .interval,
                        row: row + index)
                } else {
                    store(low, nil, form: .single, row: row + index)
                }
            }
        }
        for index in given..<count { refuse(row + index) }
    }

    private mutating func append(_ values: [Double], kind newKind: PlotValue.Kind, count: Int, row: Int) {
        if let kind, kind != newKind {
            faults.otherKind += count
            for index in 0..<count { refuse(row + index) }
            return
        }
        forms.reserveCapacity(forms.count + count)
        lower.reserveCapacity(lower.count + count)
        for index in 0..<count {
            let value = values[index]
            if value.isFinite {
                kind = newKind
                forms.append(.single)
                lower.append(value)
            } else {
                faults.notFinite += 1
                if faults.firstRow == nil { faults.firstRow = row + index }
                forms.append(.invalid)
                lower.append(.nan)
            }
        }
        if hasBins || hasIntervals { upper.append(contentsOf: lower.suffix(count)) }
    }
}

extension ValueColumn.Form {
    /// Whether the two ends are the mark's own, so that no baseline, stack or step is asked for.
    var hasOwnEnds: Bool { self == .interval || self == .range }
}

/// The name of an interval whose two ends have names of their own.
public func joinedLabels(_ start: String, _ end: String) -> String {
    start.isEmpty ? end : end.isEmpty || start == end ? start : start + " – " + end
}
