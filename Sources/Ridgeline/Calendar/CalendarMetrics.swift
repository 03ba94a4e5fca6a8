import Foundation

/// From weeks and weekdays to points: the one place that knows how large everything is.
struct CalendarMetrics {
    let plan: CalendarPlan
    let options: CalendarOptions
    /// Side of a cell.
    let cell: Double
    /// Width of the labels before each strip.
    let leading: Double

    private static let labelGap = 4.0
    /// The largest side of cells that nothing else limits.
    private static let ideal = 16.0

    /// The size a proposal leads to. Without one, or with an unlimited one, cells have the largest size that is wanted.
    /// - Parameter labelWidth: of the widest label before a strip; 0 for none.
    init(
        _ plan: CalendarPlan, _ options: CalendarOptions, labelWidth: Double,
        proposal: (width: Double?, height: Double?)
    ) {
        (self.plan, self.options) = (plan, options)
        leading = labelWidth > 0 ? labelWidth + Self.labelGap : 0
        switch options.cellSize {
        case .fixed(let size): cell = Self.usable(Double(size), or: 10)
        case .fitted(let largest):
            let most = Self.usable(Double(largest), or: 24)
            let wide = Self.cell(plan, options, leading, along: .width, for: proposal.width)
            let high = Self.cell(plan, options, leading, along: .height, for: proposal.height)
            let ideal = wide == nil && high == nil ? Self.ideal : most
            cell = max(1, min(most, ideal, wide ?? most, high ?? most))
        }
    }

    /// Finds the cell and the labels' width of a picture that has exactly `size`.
    init(_ plan: CalendarPlan, _ options: CalendarOptions, exactly size: CGSize) {
        (self.plan, self.options) = (plan, options)
        if case .fixed(let fixed) = options.cellSize {
            cell = Self.usable(Double(fixed), or: 10)
        } else {
            // Labels take no height that depends on their text, so the height alone gives the cell.
            cell = max(1, Self.cell(plan, options, 0, along: .height, for: Double(size.height)) ?? 1)
        }
        let bare = CalendarMetrics(plan, options, cell: cell, leading: 0).size
        let labels = options.direction == .horizontal ? 1 : Double(max(1, plan.strips.count))
        leading = max(0, (Double(size.width) - Double(bare.width)) / labels)
    }

    private init(_ plan: CalendarPlan, _ options: CalendarOptions, cell: Double, leading: Double) {
        (self.plan, self.options, self.cell, self.leading) = (plan, options, cell, leading)
    }

    private enum Side { case width, height }

    private static func usable(_ size: Double, or fallback: Double) -> Double {
        size > 0 && size <= 10_000 ? size : fallback
    }

    /// The size grows in a straight line with the cell: two points of the line give the cell for any size.
    private static func cell(
        _ plan: CalendarPlan, _ options: CalendarOptions, _ leading: Double, along side: Side, for length: Double?
    ) -> Double? {
        guard let length, length.isFinite else { return nil }
        func extent(_ cell: Double) -> Double {
            let size = CalendarMetrics(plan, options, cell: cell, leading: leading).size
            return Double(side == .width ? size.width : size.height)
        }
        let (none, one) = (extent(0), extent(1))
        return one > none ? (length - none) / (one - none) : nil
    }

    // MARK: Lengths

    var spacing: Double { cell * options.spacing.clamped(to: 0...10) }
    var pitch: Double { cell + spacing }

    /// Between months that are apart, and where hidden months were left out.
    var monthGap: Double {
        if case .apart(let gap) = options.months { return Double(gap).clamped(to: 0...1000) }
        return pitch
    }

    /// Height of the labels above each strip.
    var top: Double {
        let line = (Double(options.labelSize).clamped(to: 1...200) * 1.3).rounded(.up) + 2
        switch options.direction {
        case .horizontal: return options.showsMonthLabels || options.arrangement == .years ? line : 0
        case .vertical:
            return (options.weekdayLabels == .hidden ? 0 : line) + (options.arrangement == .years ? line : 0)
        }
    }

    private var stripGap: Double { cell }

    /// Length of a strip in the direction of time, without labels.
    func length(_ strip: CalendarPlan.Strip) -> Double {
        Double(strip.weeks) * cell + Double(max(0, strip.weeks - 1 - strip.gaps)) * spacing
            + Double(strip.gaps) * monthGap
    }

    /// Across the weeks.
    var breadth: Double { 7 * cell + 6 * spacing }

    var size: CGSize {
        let count = Double(plan.strips.count)
        let longest = plan.strips.map(length).max() ?? 0
        let gaps = max(0, count - 1) * stripGap
        switch options.direction {
        case .horizontal: return CGSize(width: leading + longest, height: count * (top + breadth) + gaps)
        case .vertical: return CGSize(width: count * (leading + breadth) + gaps, height: top + longest)
        }
    }

    // MARK: Places

    /// Where the cells of a strip begin.
    func origin(ofStrip index: Int) -> CGPoint {
        switch options.direction {
        case .horizontal: CGPoint(x: leading, y: Double(index) * (top + breadth + stripGap) + top)
        case .vertical: CGPoint(x: Double(index) * (leading + breadth + stripGap) + leading, y: top)
        }
    }

    /// Start of a week along its strip.
    func place(week: Int, gaps: Int) -> Double { Double(week) * pitch + Double(gaps) * (monthGap - spacing) }

    func rect(_ cell: CalendarPlan.Cell) -> CGRect {
        rect(strip: cell.strip, week: cell.week, gaps: cell.gaps, row: cell.row)
    }

    func rect(strip: Int, week: Int, gaps: Int, row: Int) -> CGRect {
        let origin = origin(ofStrip: strip)
        let (along, across) = (place(week: week, gaps: gaps), Double(row) * pitch)
        let offset = options.direction == .horizontal ? (along, across) : (across, along)
        return CGRect(
            x: Double(origin.x) + offset.0, y: Double(origin.y) + offset.1, width: cell, height: cell)
    }

    /// Corners of the line around a month, in the middle between its days and the others.
    func outline(_ month: CalendarPlan.Month, strip: Int) -> [CGPoint] {
        let (a, b) = (month.firstWeek, month.lastWeek)
        let (top, bottom) = (month.firstRow, month.lastRow + 1)
        let corners: [(Int, Int)] =
            a == b
            ? [(a, top), (a, bottom), (a + 1, bottom), (a + 1, top)]
            : [(a, top), (a, 7), (b, 7), (b, bottom), (b + 1, bottom), (b + 1, 0), (a + 1, 0), (a + 1, top)]
        let origin = origin(ofStrip: strip)
        return corners.map { week, row in
            let along = place(week: week, gaps: month.gaps) - spacing / 2
            let across = Double(row) * pitch - spacing / 2
            let offset = options.direction == .horizontal ? (along, across) : (across, along)
            return CGPoint(x: Double(origin.x) + offset.0, y: Double(origin.y) + offset.1)
        }
    }
}
