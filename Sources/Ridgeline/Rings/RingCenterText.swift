import SwiftUI

private struct RingHoleDiameterKey: EnvironmentKey {
    static let defaultValue = 0.0
}

extension EnvironmentValues {
    /// Of the circle that a ring's centre may fill, in points; 0 outside a ring.
    var ringHoleDiameter: Double {
        get { self[RingHoleDiameterKey.self] }
        set { self[RingHoleDiameterKey.self] = newValue }
    }
}

/// Text fitted to the hole of a `SegmentedRing`. It is tried on one line and on two balanced ones, smaller and smaller,
/// then in its short form, and left out last, which a note says: so it never runs over the ring. What is tried are the
/// corners of the text against the circle of the hole.
public struct RingCenterText: View {
    private let text: String
    private let short: String?
    private let caption: String?
    private let size: CGFloat
    private let weight: Font.Weight

    @Environment(\.ringHoleDiameter) private var diameter

    private static let shares: [CGFloat] = [1, 0.85, 0.72, 0.6, 0.5, 0.42, 0.35]

    /// - Parameters:
    ///   - short: what stands for text that does not fit, such as "1.2 M".
    ///   - caption: smaller, below; left out before the text is.
    ///   - size: of the letters where there is room, in points.
    ///   - weight: of the text; a caption is regular.
    public init(
        _ text: String, short: String? = nil, caption: String? = nil, size: CGFloat = 34,
        weight: Font.Weight = .bold
    ) {
        (self.text, self.short, self.caption, self.size, self.weight) = (text, short, caption, size, weight)
    }

    public var body: some View {
        ViewThatFits(in: [.horizontal, .vertical]) {
            ForEach(Array(candidates.enumerated()), id: \.offset) { _, candidate in
                InCircle { label(candidate) }
            }
            Color.clear
                .frame(width: 0, height: 0)
                .preference(key: DataNotesKey.self, value: [.centerLeftOut(text)])
        }
        .frame(width: diameter, height: diameter)
        .accessibilityLabel(Text(verbatim: [text, caption ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")))
    }

    private struct Candidate {
        var lines: [String]
        var size: CGFloat
        var caption: String?
    }

    private var candidates: [Candidate] {
        let sizes = Self.shares.map { max(6, size * $0) }
        let wrapped = Self.balanced(text)
        var result: [Candidate] = []
        for caption in caption == nil ? [nil] : [caption, nil] {
            for size in sizes {
                result.append(Candidate(lines: [text], size: size, caption: caption))
                if let wrapped { result.append(Candidate(lines: wrapped, size: size, caption: caption)) }
            }
        }
        if let short { result += sizes.map { Candidate(lines: [short], size: $0) } }
        return result
    }

    /// Two lines as equal as the spaces allow; nil without a space.
    nonisolated static func balanced(_ text: String) -> [String]? {
        let words = text.split(whereSeparator: \.isWhitespace)
        guard words.count > 1 else { return nil }
        func width(_ words: ArraySlice<Substring>) -> Int { words.reduce(words.count - 1) { $0 + $1.count } }
        let cut = (1..<words.count).min { a, b in
            max(width(words[..<a]), width(words[a...])) < max(width(words[..<b]), width(words[b...]))
        }
        guard let cut else { return nil }
        return [words[..<cut].joined(separator: " "), words[cut...].joined(separator: " ")]
    }

    private func label(_ candidate: Candidate) -> some View {
        VStack(spacing: 0) {
            ForEach(Array(candidate.lines.enumerated()), id: \.offset) { _, line in
                Text(verbatim: line).font(.system(size: candidate.size, weight: weight))
            }
            if let caption = candidate.caption {
                Text(verbatim: caption).font(.system(size: max(6, candidate.size * 0.5))).foregroundStyle(.secondary)
            }
        }
        .lineLimit(1)
        .fixedSize()
    }
}

/// As wide and as high as the diagonal of its content, so that what fits a square also fits the circle in it.
private struct InCircle: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let size = subviews.first?.sizeThatFits(.unspecified) ?? .zero
        let diagonal = (size.width * size.width + size.height * size.height).squareRoot()
        return CGSize(width: diagonal, height: diagonal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: .unspecified)
        }
    }
}

extension DataNote {
    static func centerLeftOut(_ text: String) -> DataNote {
        DataNote(
            code: "ring.center-left-out", message: "“\(text)” does not fit into the ring and is left out.",
            remedy: "Make the ring larger or thinner, or give a short form.")
    }
}
