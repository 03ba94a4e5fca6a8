/// How the cells of a column are read.
enum ColumnRule: Equatable, Sendable {
    case number(DecimalMark)
    /// Numbers that count time since 1970.
    case epoch(EpochUnit, DecimalMark)
    case date(DateRule)
    case text
    case bool

    var kind: ColumnKind {
        switch self {
        case .number: .number
        case .epoch, .date: .date
        case .text: .text
        case .bool: .bool
        }
    }
}

struct DateRule: Equatable, Sendable {
    var order: DateOrder
    /// Whether four digits are a year, and eight a day.
    var readsDigits = false
    /// Whether a time without a day is one of the reference date.
    var readsTimes = false
}

/// A rule with what there is to say about it.
struct ColumnDecision: Sendable {
    var rule: ColumnRule
    var notation = NumberNotation.plain
    var problem: DataFailure?
    var notes: [DataNote] = []
    /// Whether all of the input may decide otherwise than its beginning did.
    var needsReview = false
}

/// How many cells of another kind a column may hold and keep its kind; they then count as missing.
func isTolerable(good: Int, bad: Int, distinctBad: Int) -> Bool {
    if bad == 0 { return true }
    return bad * 10 <= good + bad || distinctBad <= 1 && bad * 5 <= (good + bad) * 2
}
