import SwiftUI

/// Parts of a whole around a ring, or of several wholes in rings within each other.
///
///     SegmentedRing(phases) { ring in RingCenterText(ring.doneText) }
///
/// Takes the largest size of its shape that fits; parts keep their shares whatever gaps and corners are.
public struct SegmentedRing<Center: View>: View {
    private let tracks: [RingTrack]
    private let options: RingOptions
    private let center: (RingSummary) -> Center

    @Environment(\.self) private var environment

    /// - Parameter center: what stands in the hole; it is offered the largest square there.
    public init(
        tracks: [RingTrack], options: RingOptions = RingOptions(),
        @ViewBuilder center: @escaping (RingSummary) -> Center
    ) {
        (self.tracks, self.options, self.center) = (tracks, options, center)
    }

    /// One ring.
    /// - Parameter total: the value of the whole ring; nil for the sum of the parts.
    public init(
        _ segments: [RingSegment], total: Double? = nil, options: RingOptions = RingOptions(),
        @ViewBuilder center: @escaping (RingSummary) -> Center
    ) {
        self.init(tracks: [RingTrack(segments: segments, total: total)], options: options, center: center)
    }

    /// What is not shown, or shown otherwise than asked for.
    public var notes: [DataNote] { model(Self.neutral).notes }

    /// Outside the environment of a picture; the host's language decides nothing.
    private static var neutral: Locale { Locale(identifier: "en_US") }

    private func model(_ locale: Locale) -> RingModel { RingModel(tracks, options: options, locale: locale) }

    public var body: some View {
        let model = model(environment.locale)
        Group {
            switch options.legend {
            case .hidden: rings(model)
            case .bottom: VStack(spacing: 12) { withLegend(model) }
            case .trailing: HStack(spacing: 16) { withLegend(model) }
            }
        }
        .accessibilityLabel(Text(verbatim: "Segmented ring"))
        .accessibilityValue(Text(verbatim: model.summary))
        .transformPreference(DataNotesKey.self) { $0 += model.notes }
    }

    @ViewBuilder
    private func withLegend(_ model: RingModel) -> some View {
        rings(model)
        RingLegend(model: model, options: model.options)
    }

    private func rings(_ model: RingModel) -> some View {
        let options = model.options
        let box = RingFrame.box(options)
        return GeometryReader { proxy in
            let rect = CGRect(origin: .zero, size: proxy.size)
            let layout = RingLayout(
                model, options, in: rect, pixel: 1 / max(1, Double(environment.displayScale)))
            let hole = layout.frame.hole
            // The largest square in the hole, a little away from the ring.
            let side = max(0, hole.radius * 2 * 0.92)
            ZStack(alignment: .topLeading) {
                ForEach(Array(layout.rings.indices), id: \.self) { index in
                    RingView(ring: layout.rings[index], track: model.tracks[index], model: model, options: options)
                }
                center(RingSummary(model))
                    .environment(\.layoutDirection, environment.layoutDirection)
                    .environment(\.ringHoleDiameter, side)
                    .frame(width: side, height: side)
                    .position(hole.center)
            }
            .frame(width: rect.width, height: rect.height, alignment: .topLeading)
            .overlay(alignment: .topTrailing) { badge(model) }
        }
        // A clock's direction is the same in every language.
        .environment(\.layoutDirection, .leftToRight)
        .aspectRatio(box.width / box.height, contentMode: .fit)
    }

    @ViewBuilder
    private func badge(_ model: RingModel) -> some View {
        if options.overflow == .badge {
            VStack(alignment: .trailing, spacing: 2) {
                ForEach(Array(model.tracks.enumerated()), id: \.offset) { _, track in
                    if track.filled > 1 {
                        Text(verbatim: model.percent.text(track.filled))
                            .font(.caption.weight(.semibold))
                            .padding(.horizontal, 6)
                            .padding(.vertical, 2)
                            .background {
                                Capsule().fill(environment.colorScheme == .dark ? Color.black : .white)
                                Capsule().strokeBorder(.secondary.opacity(0.5), lineWidth: 1)
                            }
                    }
                }
            }
        }
    }
}

extension SegmentedRing where Center == EmptyView {
    /// Rings around each other, the first outermost, with an empty centre.
    public init(tracks: [RingTrack], options: RingOptions = RingOptions()) {
        self.init(tracks: tracks, options: options) { _ in EmptyView() }
    }

    /// One ring.
    /// - Parameter total: the value of the whole ring; nil for the sum of the parts.
    public init(_ segments: [RingSegment], total: Double? = nil, options: RingOptions = RingOptions()) {
        self.init(segments, total: total, options: options) { _ in EmptyView() }
    }
}

/// What a ring's centre may want to say.
public struct RingSummary: Sendable {
    /// Of the first ring: how much of its whole is done, as in "32%" or "132%".
    public let doneText: String
    /// The same of every ring, from outside.
    public let doneTexts: [String]
    /// Of every ring's parts; nil for parts that are not shown.
    public let percentages: [[String?]]

    init(_ model: RingModel) {
        doneTexts = model.tracks.map(\.doneText)
        doneText = doneTexts.first ?? ""
        percentages = model.tracks.map { $0.parts.map(\.percentage) }
    }
}
