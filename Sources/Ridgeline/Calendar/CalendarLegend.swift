import SwiftUI

/// What the colours mean, with the bounds the scale really has.
struct CalendarLegend: View {
    let model: CalendarModel
    let palette: CalendarPalette

    private var options: CalendarOptions { model.options }

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

    private func bins(_ cuts: [Double]) -> some View {
        HStack(alignment: .top, spacing: 6) {
            ForEach(Array(0...cuts.count), id: \.self) { index in  // checked: a count
                entry(label(cuts, index)) {
                    CalendarSwatch(look: .filled(palette.color(bin: index, of: cuts.count + 1)))
                }
            }
        }
    }

    private func label(_ cuts: [Double], _ index: Int) -> String {
        switch (cuts[checked: index - 1], cuts[checked: index]) {
        case (nil, let upper?): "< \(model.text(upper))"
        case (let lower?, nil): "≥ \(model.text(lower))"
        case (let lower?, let upper?): "\(model.text(lower)) – < \(model.text(upper))"
        case (nil, nil): "\(model.text(model.scale.lowest)) – \(model.text(model.scale.highest))"
        }
    }

    // MARK: Continuous

    /// Values at the start, in the middle and at the end; the middle tells a root or logarithm from a linear scale.
    private var bar: some View {
        VStack(spacing: 2) {
            RoundedRectangle(cornerRadius: 2)
                .fill(LinearGradient(gradient: palette.gradient, startPoint: .leading, endPoint: .trailing))
                .frame(height: 10)
            HStack(spacing: 8) {
                Text(verbatim: (model.scale.clipsLow ? "≤ " : "") + model.text(model.scale.lowest))
                Spacer(minLength: 0)
                Text(verbatim: model.text(middle))
                Spacer(minLength: 0)
                Text(verbatim: (model.scale.clipsHigh ? "≥ " : "") + model.text(model.scale.highest))
            }
            .minimumScaleFactor(0.5)
        }
        .frame(width: 180)
    }

    private var middle: Double { model.scale.value(at: 0.5) }
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
