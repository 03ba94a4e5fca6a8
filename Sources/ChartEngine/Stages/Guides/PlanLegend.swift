import Drawing
import Foundation
import Geometry
import ScaleKit

/// Stage 5, legend: what the encoded styles are called (S70, S71), measured for a chart of a size.
func planLegend(_ prepared: PreparedChart, size: CGSize, provider: some GuideProvider) -> LegendPlan {
    let settings = prepared.settings.legend
    var plan = LegendPlan()
    guard settings.visibility != .hidden else { return plan }
    if let view = settings.content {
        plan.content = .view(view)
        plan.size = finite(provider.size(of: view, width: size.width, height: nil))
        return plan
    }
    var entries = legendEntries(prepared, provider)
    for index in entries.indices {
        // No text is wider than the chart.
        let room = max(0, size.width - entries[index].sampleWidth - LegendMetrics.textGap)
        guard entries[index].textSize.width > room else { continue }
        (entries[index].textSize.width, entries[index].offered) = (room, room)
    }
    if settings.isReversed { entries.reverse() }
    let ramp = legendRamp(prepared, provider)
    let isColumn = isBeside(settings.position)
    let flow = flowedEntries(entries, width: size.width, isColumn: isColumn)
    plan.places = flow.places
    plan.size = flow.size
    // What was asked for is never dropped silently, but it may not take the chart's place either.
    let limit = max(size.height * (isColumn ? 1 : LegendMetrics.largestShare), 14)
    var shown = plan.places.count
    while plan.size.height > limit, shown > 1 {
        let row = plan.places[shown - 1].y
        while shown > 0, plan.places[shown - 1].y >= row { shown -= 1 }
        plan.size.height = row - LegendMetrics.rowGap
    }
    plan.hiddenEntries = entries.count - shown + unlistedEntries(prepared.styles)
    plan.places.removeLast(plan.places.count - shown)
    switch (ramp, entries.isEmpty) {
    case (nil, true): break
    case (nil, false): plan.content = .entries(entries)
    case (let ramp?, true):
        plan.content = .ramp(ramp)
        plan.size = rampSize(ramp)
    case (let ramp?, false):
        plan.content = .both(ramp, entries)
        let own = rampSize(ramp)
        plan.places = plan.places.map { CGPoint(x: $0.x, y: $0.y + own.height + LegendMetrics.rowGap) }
        plan.size = CGSize(
            width: max(own.width, plan.size.width), height: own.height + LegendMetrics.rowGap + plan.size.height)
    }
    return plan
}

/// How many values of the colours have no entry at all.
private func unlistedEntries(_ styles: TrainedStyles) -> Int {
    guard case .discrete(let domain, _) = styles.foreground.form else { return 0 }
    return max(0, domain.count - LegendMetrics.mostEntries)
}

/// Whether a legend or title stands at the side of the plot.
func isBeside(_ position: AnnotationTemplate.Position) -> Bool { position == .leading || position == .trailing }

private func legendEntries(_ prepared: PreparedChart, _ provider: some GuideProvider) -> [LegendEntry] {
    let styles = prepared.styles
    var entries: [LegendEntry] = []
    var (symbolsDone, linesDone) = (false, false)
    func entry(_ value: PlotValue, _ text: String, _ sample: LegendEntry.Sample) -> LegendEntry {
        let view = provider.textLabel(text, role: .legendEntry)
        return LegendEntry(
            value: value, sample: sample, view: view,
            textSize: finite(provider.size(of: view, width: nil, height: nil)))
    }
    func list<Visual>(_ scale: StyleScale<Visual>, _ sample: (PlotValue, Visual) -> LegendEntry.Sample) {
        guard case .discrete(let domain, let visuals) = scale.form else { return }
        let format = listFormat(domain.values, prepared.settings)
        // No legend has room for more, and measuring texts is what it costs.
        for (value, visual) in zip(domain.values, visuals).prefix(LegendMetrics.mostEntries) {
            entries.append(entry(value, format.text(value), sample(value, visual)))
        }
    }
    list(styles.foreground) { value, style in
        let paint = style.paint
        let symbol = sameDomain(styles.foreground, styles.symbol) ? styles.symbol.visual(for: value) : nil
        if symbol != nil { symbolsDone = true }
        if let stroke = styles.lineStyle.visual(for: value), sameDomain(styles.foreground, styles.lineStyle) {
            linesDone = true
            return .line(stroke, paint, symbol: symbol, isHollow: styles.symbolsAreHollow)
        }
        if let symbol {
            return .symbol(symbol, paint, isHollow: styles.symbolsAreHollow, size: LegendMetrics.symbol)
        }
        return .symbol(.basic(.circle), paint, isHollow: false, size: LegendMetrics.symbol)
    }
    if !symbolsDone {
        let paint = samplePaint(prepared, \.symbol)
        list(styles.symbol) { value, symbol in
            if let stroke = styles.lineStyle.visual(for: value), sameDomain(styles.symbol, styles.lineStyle) {
                linesDone = true
                return .line(stroke, paint, symbol: symbol, isHollow: styles.symbolsAreHollow)
            }
            return .symbol(symbol, paint, isHollow: styles.symbolsAreHollow, size: LegendMetrics.symbol)
        }
    }
    if !linesDone {
        let paint = samplePaint(prepared, \.lineStyle)
        list(styles.lineStyle) { _, stroke in .line(stroke, paint, symbol: nil, isHollow: false) }
    }
    let paint = samplePaint(prepared, \.symbolSize)
    list(styles.symbolSize) { _, area in areaSample(area, paint) }
    if case .continuous(let style) = styles.symbolSize.form, !style.isDate {
        // A few sizes with the values they stand for. Zero is where sizes begin, not a size to compare with.
        let ticks = numericTicks(
            for: style.kind, lower: style.lower, upper: style.upper,
            options: TickOptions(roundsLower: false, roundsUpper: false))
        let format = numberFormat(ticks, prepared.settings.locale)
        for number in ticks.values where number != 0 && style.visual(at: number) > 0 {
            let value = PlotValue.number(number)
            entries.append(entry(value, format.text(value), areaSample(style.visual(at: number), paint)))
        }
    }
    return entries
}

/// What samples of a scale other than the colours' are painted with: as the marks are where those have one style, else
/// as the text beside them.
private func samplePaint(_ prepared: PreparedChart, _ column: KeyPath<MarkTable, ValueColumn>) -> PaintTemplate {
    let (table, palette) = (prepared.root.table, prepared.settings.palette)
    var paints: Set<PaintTemplate> = []
    for unit in prepared.root.units where table[keyPath: column].hasValue(unit.rows.first) {
        let isEncoded = table.foreground.hasValue(unit.rows.first)
        paints.insert(table.templates[unit.template].paint ?? (isEncoded ? .color(palette.label) : palette.plain))
    }
    return paints.count == 1 ? paints.first ?? palette.plain : .color(palette.label)
}

/// A circle of an area in square points.
private func areaSample(_ area: CGFloat, _ paint: PaintTemplate) -> LegendEntry.Sample {
    let area = area.isFinite ? max(0, area) : defaultSymbolArea
    return .symbol(.basic(.circle), paint, isHollow: false, size: min(40, 2 * (area / .pi).squareRoot()))
}

private func sameDomain<A, B>(_ a: StyleScale<A>, _ b: StyleScale<B>) -> Bool {
    Set(a.domainValues) == Set(b.domainValues)
}

/// How listed values are written: numbers with the decimals they need, dates by the unit that tells them apart.
func listFormat(_ values: [PlotValue], _ settings: ChartSettings) -> AxisValueFormat {
    let numbers = values.compactMap { value -> Double? in
        switch value {
        case .number(let number), .date(let number): number
        case .category: nil
        }
    }
    switch values.first {
    case .number: return .number(NumberLabelFormat(values: numbers, locale: settings.locale))
    case .date:
        let style = DateLabelStyle(fitting: numbers, calendar: settings.calendar)
        return .date(DateLabelFormat(style: style, locale: settings.locale, calendar: settings.calendar))
    case .category, nil: return .plain
    }
}

private func legendRamp(_ prepared: PreparedChart, _ provider: some GuideProvider) -> LegendRamp? {
    guard case .continuous(let style) = prepared.styles.foreground.form else { return nil }
    var (lower, upper) = (style.lower, style.upper)
    let isExplicit = prepared.settings.foreground.domain != nil
    let options = TickOptions(
        axisLength: Double(LegendMetrics.ramp.width), roundsLower: !isExplicit, roundsUpper: !isExplicit)
    let values: [Double]
    let format: AxisValueFormat
    if style.isDate {
        let ticks = dateTicks(
            lower: min(lower, upper), upper: max(lower, upper),
            options: TickOptions(
                axisLength: options.axisLength, desiredCount: 3, roundsLower: false, roundsUpper: false),
            calendar: prepared.settings.calendar)
        values = ticks.values
        format = .date(
            DateLabelFormat(
                style: ticks.labelStyle, locale: prepared.settings.locale, calendar: prepared.settings.calendar))
    } else {
        let ticks = numericTicks(
            for: style.kind, lower: min(lower, upper), upper: max(lower, upper), options: options)
        values = ticks.values
        (lower, upper) = lower <= upper ? (ticks.lower, ticks.upper) : (ticks.upper, ticks.lower)
        format = numberFormat(ticks, prepared.settings.locale)
    }
    let bar = ContinuousScale(style.kind, domainStart: lower, domainEnd: upper, rangeStart: 0, rangeEnd: 1)
    let all = values.compactMap { value -> LegendRamp.Tick? in
        guard let fraction = bar.position(of: value), fraction >= -1e-9, fraction <= 1 + 1e-9 else { return nil }
        let view = provider.textLabel(format.text(style.plotValue(value)), role: .legendEntry)
        return LegendRamp.Tick(
            fraction: fraction, view: view, size: finite(provider.size(of: view, width: nil, height: nil)))
    }
    let ticks = spacedTicks(all)
    let count = 32
    let stops = indices(count + 1).map { index in
        let fraction = Double(index) / Double(count)
        let value = bar.value(at: fraction) ?? lower
        return GradientStop(color: style.visual(at: value).paint.firstColor, location: fraction)
    }
    return LegendRamp(stops: stops, ticks: ticks, inset: (ticks.first?.size.width ?? 0) / 2)
}

/// Every n-th tick from the first, so that their labels stay apart; of long ones the first and the last.
private func spacedTicks(_ ticks: [LegendRamp.Tick]) -> [LegendRamp.Tick] {
    func areApart(_ ticks: [LegendRamp.Tick]) -> Bool {
        zip(ticks, ticks.dropFirst()).allSatisfy { a, b in
            abs(b.fraction - a.fraction) * LegendMetrics.ramp.width
                >= (a.size.width + b.size.width) / 2 + LegendMetrics.rampLabelGap
        }
    }
    guard let first = ticks.first, let last = ticks.last, ticks.count > 1 else { return ticks }
    // A rhythm that ends with the last tick is better than one that stops before it.
    let rhythms = (1..<ticks.count).sorted { (ends($0) ? 0 : 1, $0) < (ends($1) ? 0 : 1, $1) }
    func ends(_ step: Int) -> Bool { (ticks.count - 1) % step == 0 }
    for step in rhythms {
        let kept = stride(from: 0, to: ticks.count, by: step).map { ticks[$0] }
        if areApart(kept) { return kept }
    }
    return areApart([first, last]) ? [first, last] : [first]
}

private func rampSize(_ ramp: LegendRamp) -> CGSize {
    let label = ramp.ticks.map(\.size.height).max() ?? 0
    return CGSize(
        width: ramp.inset + LegendMetrics.ramp.width + (ramp.ticks.last?.size.width ?? 0) / 2,
        height: LegendMetrics.ramp.height + LegendMetrics.tick.height + LegendMetrics.tickLabelGap
            + label.rounded(.up))
}

extension PaintTemplate {
    /// The colour, or a gradient's first one.
    var firstColor: RGBA {
        switch self {
        case .color(let color): color
        case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
            .angular(let stops, _, _, _):
            stops.first?.color ?? .clear
        }
    }
}
