/// What an axis asks of its ticks.
public struct TickOptions: Hashable, Sendable {
    /// No list of ticks is longer; a stride given by hand that asks for more is widened to a multiple of itself.
    public static let maximumCount = 5000

    /// The axis's length in points; a long axis takes more ticks. nil counts as short.
    public var axisLength: Double?
    /// How many ticks are wanted; nil for the usual number.
    public var desiredCount: Int?
    /// No step is smaller: in the domain's unit, for dates in seconds. 1 keeps counts free of fractions.
    public var minimumStride: Double
    /// Whether the domain's lower and upper bound move outwards to a tick.
    public var roundsLower: Bool
    public var roundsUpper: Bool

    public init(
        axisLength: Double? = nil, desiredCount: Int? = nil, minimumStride: Double = 0, roundsLower: Bool = true,
        roundsUpper: Bool = true
    ) {
        self.axisLength = axisLength
        self.desiredCount = desiredCount
        self.minimumStride = minimumStride
        self.roundsLower = roundsLower
        self.roundsUpper = roundsUpper
    }

    /// An axis longer than this many points is long.
    static let longAxis = 475.0

    var isLong: Bool { (axisLength ?? 0) > Self.longAxis }

    /// The wanted number of intervals, nil for the usual number.
    var desiredIntervals: Int? { desiredCount.map { min(max(1, $0 &- 1), Self.maximumCount - 1) } }

    var smallestStep: Double { minimumStride.isFinite ? max(0, minimumStride) : 0 }
}
