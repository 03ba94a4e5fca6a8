import SwiftUI

/// One ring: the ground, the parts, and a second lap over the first.
struct RingView: View {
    let ring: RingLayout.Ring
    let track: RingModel.Track
    let model: RingModel
    let options: RingOptions

    @Environment(\.colorScheme) private var scheme

    var body: some View {
        ZStack(alignment: .topLeading) {
            RingOutline(path: ring.ground).fill(options.trackColor, style: FillStyle(eoFill: true))
                .accessibilityHidden(true)
            // A part that goes on in a second lap is spoken of once, there.
            ForEach(Array(ring.lower.enumerated()), id: \.offset) { _, piece in
                fill(piece).accessibilityHidden(ring.upper.contains { $0.part == piece.part })
            }
            RingOutline(path: ring.edge).fill(scheme == .dark ? Color.black : .white)
                .accessibilityHidden(true)
            ForEach(Array(ring.upper.enumerated()), id: \.offset) { _, piece in fill(piece) }
        }
    }

    private func fill(_ piece: RingLayout.Piece) -> some View {
        let segment = track.source.segments[piece.part]
        return RingOutline(path: piece.path)
            .fill(options.color(piece.part, segment), style: FillStyle(eoFill: true))
            .accessibilityLabel(Text(verbatim: segment.label.isEmpty ? "Part \(piece.part + 1)" : segment.label))
            .accessibilityValue(Text(verbatim: model.spoken(track.parts[piece.part], of: track)))
    }
}

/// A path that is placed already.
private struct RingOutline: Shape {
    let path: Path

    func path(in rect: CGRect) -> Path { path }
}

extension RingOptions {
    /// Of a part's area.
    func color(_ index: Int, _ segment: RingSegment) -> Color {
        guard segment.isDone else { return segment.color?.opacity(0.3) ?? todoColor }
        return segment.color ?? colors[checked: colors.isEmpty ? 0 : index % colors.count] ?? .accentColor
    }
}

/// All parts with their percentages, those that are not shown included.
struct RingLegend: View {
    let model: RingModel
    let options: RingOptions

    /// More entries of one ring would leave no room for it; its parts still say what they are.
    private static let mostEntries = 24
    /// Characters of a name.
    private static let longestName = 40

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            ForEach(Array(model.tracks.enumerated()), id: \.offset) { _, track in
                if !track.source.label.isEmpty, track.source.segments.map(\.label) != [track.source.label] {
                    Text(verbatim: track.source.label).font(.caption.weight(.semibold))
                }
                ForEach(track.parts.prefix(Self.mostEntries), id: \.index) { part in
                    entry(part, track.source.segments[part.index])
                }
                if track.parts.count > Self.mostEntries {
                    Text(verbatim: "and \(track.parts.count - Self.mostEntries) more")
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }

    @ViewBuilder
    private func entry(_ part: RingModel.Part, _ segment: RingSegment) -> some View {
        let text = part.percentage ?? "\(unshown(segment.value)) not shown"
        if part.share > 0 {
            // Its part of the ring says the same.
            row(part, segment, text).accessibilityHidden(true)
        } else {
            row(part, segment, text)
                .accessibilityElement(children: .ignore)
                .accessibilityLabel(Text(verbatim: segment.label))
                .accessibilityValue(Text(verbatim: text))
        }
    }

    private func row(_ part: RingModel.Part, _ segment: RingSegment, _ text: String) -> some View {
        HStack(spacing: 6) {
            Circle().fill(part.isShown ? options.color(part.index, segment) : .clear)
                .overlay { if !part.isShown { Circle().strokeBorder(.secondary, lineWidth: 1) } }
                .frame(width: 8, height: 8)
            Text(verbatim: shortened(segment.label))
            Text(verbatim: text).foregroundStyle(.secondary)
        }
        .font(.caption)
        .lineLimit(1)
        .fixedSize()
    }

    private func shortened(_ name: String) -> String {
        name.count <= Self.longestName ? name : name.prefix(Self.longestName - 1) + "…"
    }

    private func unshown(_ value: Double) -> String {
        value.isFinite ? numberText(value, model.percent.locale) : "–"
    }
}
