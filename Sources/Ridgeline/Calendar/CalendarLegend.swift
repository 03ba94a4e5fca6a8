import SwiftUI

/// What the colours mean, with the bounds the scale really has.
struct CalendarLegend: View {
    let model: CalendarModel
    let palette: CalendarPalette

    @Environment(\.layoutDirection) private var direction

    private var options: CalendarOptions { model.options }

    /// Significant digits of numbers that are not whole.
    private static let digits = 3

    var body: some View {
        ViewThatFits(in: .horizontal) {
            HStack(alignment: .top, spacing: 12) { entries }.fixedSize()
            VStack(alignment: .leading, spacing: 6) { entries }.fixedSize()
        }
        .font(.caption2)
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }

    @ViewBuilder
    private var entries: some View {
        if shows({ $0 == .absent }) { entry("No data") { CalendarSwatch(look: options.absent) } }
        if showsZero {
            entry(model.text(0)) { CalendarSwatch(look: options.zero ?? .filled(palette.color(0))) }
        }
        switch model.scale.kind {
        case .binned(let cuts): bins(cuts)
        case .continuous, .diverging: bar
        }
        if shows({ $0 == .future }) { entry("Not yet") { CalendarSwatch(look: options.future) } }
    }

    /// Zero has an entry where it has a colour that no other value has.
    private var showsZero: Bool {
        guard shows({ $0 == .value(0) }) else { return false }
        if options.zero != nil { return true }
        if case .diverging = model.scale.kind { return false }
        return model.scale.lowest >= 0 && options.leastShade > 0
    }

    private func shows(_ condition: (CalendarDayState) -> Bool) -> Bool {
        model.plan.cells.contains { condition(model.state($0)) }
    }

    private func entry(_ text: String, @ViewBuilder swatch: () -> some View) -> some View {
        VStack(alignment: .leading, spacing: 2) {
            swatch()
            Text(verbatim: text).fixedSize()
        }
    }

    // MARK: Bins

    /// The bins side by side, with the bounds between them below; both outer ones are open.
    @ViewBuilder
    private func bins(_ cuts: [Double]) -> some View {
        if cuts.isEmpty {
            let ends = [model.scale.lowest, model.scale.highest].map { model.text($0, digits: Self.digits) }
            entry(ends[0] == ends[1] ? ends[0] : ends.joined(separator: " – ")) {
                CalendarSwatch(look: .filled(palette.color(bin: 0, of: 1)))
            }
        } else {
            let labelled = CalendarBinLayout.labelled(of: cuts.count)
            CalendarBinLayout(bins: cuts.count + 1, labelled: labelled) {
                ForEach(Array(0...cuts.count), id: \.self) { index in  // checked: a count
                    Rectangle()
                        .fill(palette.color(bin: index, of: cuts.count + 1))
                        .accessibilityLabel(Text(verbatim: spoken(cuts, index)))
                }
                ForEach(labelled, id: \.self) { index in
                    Text(verbatim: model.text(cuts[index], digits: Self.digits)).fixedSize().accessibilityHidden(true)
                }
            }
        }
    }

    private func spoken(_ cuts: [Double], _ index: Int) -> String {
        let (lower, upper) = (
            cuts[checked: index - 1].map { model.text($0) }, cuts[checked: index].map { model.text($0) }
        )
        switch (lower, upper) {
        case (nil, let upper?): return "Below \(upper)"
        case (let lower?, nil): return "\(lower) and above"
        case (let lower?, let upper?): return "\(lower) to below \(upper)"
        case (nil, nil): return ""
        }
    }

    // MARK: Continuous

    /// Values at the start, in the middle and at the end; the middle tells a root or logarithm from a linear scale.
    private var bar: some View {
        VStack(spacing: 2) {
            RoundedRectangle(cornerRadius: 2)
                .fill(LinearGradient(gradient: palette.gradient, startPoint: start, endPoint: end))
                .frame(height: 10)
            HStack(spacing: 8) {
                Text(verbatim: sign + model.text(model.scale.lowest, digits: Self.digits))
                Spacer(minLength: 0)
                Text(verbatim: model.text(middle, digits: Self.digits))
                Spacer(minLength: 0)
                Text(
                    verbatim: (model.scale.clipsHigh ? "≥ " : "") + model.text(model.scale.highest, digits: Self.digits)
                )
            }
            .minimumScaleFactor(0.5)
        }
        .frame(width: 180)
    }

    private var middle: Double { model.scale.value(at: 0.5) }

    /// What the lowest value stands for: those below as well, or those above where it has an entry of its own.
    private var sign: String {
        if model.scale.clipsLow { return "≤ " }
        return showsZero && model.scale.lowest == 0 ? "> " : ""
    }

    /// Points of a unit square are the same in every language.
    private var start: UnitPoint { direction == .rightToLeft ? .trailing : .leading }
    private var end: UnitPoint { direction == .rightToLeft ? .leading : .trailing }
}

/// One cell of the legend.
private struct CalendarSwatch: View {
    let look: CalendarOptions.Look

    var body: some View {
        ZStack {
            switch look {
            case .filled(let color): RoundedRectangle(cornerRadius: 2).fill(color)
            case .outlined(let color): RoundedRectangle(cornerRadius: 2).strokeBorder(color, lineWidth: 1)
            case .dotted(let color): Circle().fill(color).padding(3.5)
            case .hidden: Color.clear
            }
        }
        .frame(width: 10, height: 10)
    }
}
