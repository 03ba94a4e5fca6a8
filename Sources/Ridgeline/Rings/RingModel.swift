import Foundation

/// Rings before they are drawn: which parts take part, how large they are, and what is said of them.
struct RingModel {
    struct Part: Hashable {
        /// Of its track's segments.
        var index: Int
        /// Of the whole; 0 for parts that are not shown.
        var share: Double
        /// Nil for parts that are not shown.
        var percentage: String?
        var isShown: Bool
    }

    struct Track {
        var source: RingTrack
        /// Of the whole ring, in the unit of its values; 0 for an empty one.
        var total: Double
        /// One for each segment.
        var parts: [Part]
        /// Of all parts and of those done, in units of the whole; above 1 for more than the whole.
        var filled: Double
        var done: Double
        var doneText: String
    }

    private(set) var tracks: [Track] = []
    private(set) var notes: [DataNote] = []
    let percent: PercentText

    /// Those given, in their limits.
    let options: RingOptions

    init(_ tracks: [RingTrack], options wanted: RingOptions, locale: Locale) {
        let options = wanted.checked(&notes)
        self.options = options
        percent = PercentText(locale: locale, decimals: options.decimals)
        self.tracks = tracks.map { track($0, options) }
    }

    private mutating func track(_ source: RingTrack, _ options: RingOptions) -> Track {
        let name = source.label.isEmpty ? "" : "“\(source.label)”: "
        let unit = Self.unit(source)
        let values = source.segments.map { $0.value.isFinite && $0.value > 0 ? $0.value / unit : 0 }
        let invalid = source.segments.count { !$0.value.isFinite }
        let negative = source.segments.count { $0.value.isFinite && $0.value < 0 }
        if invalid > 0 { notes.append(.invalidParts(invalid, name)) }
        if negative > 0 { notes.append(.negativeParts(negative, name)) }
        let sum = values.reduce(0, +)
        var total = sum
        if let wanted = source.total {
            if wanted.isFinite, wanted >= 0 { total = wanted / unit } else { notes.append(.invalidTotal(name)) }
        }
        if total == 0 { notes.append(.emptyTotal(name)) }

        let shares = values.map { total > 0 ? $0 / total : 0 }
        let filled = shares.reduce(0, +)
        // The parts of a whole fill it, whatever the rounding of their sum.
        let isWhole = source.total == nil || sum == total
        let counts = counts(shares, filled, isWhole, options)
        let done = zip(source.segments, shares).reduce(0) { $0 + ($1.0.isDone ? $1.1 : 0) }
        let isAllDone = isWhole && zip(source.segments, values).allSatisfy { $0.isDone || $1 == 0 } && total > 0
        let least = options.minimumAngle.radians / max(options.sweep.radians, 1e-9)
        let enlarged = RingSpans.enlarged(shares, least: least)
        if enlarged > 0 { notes.append(.enlarged(enlarged, name)) }
        if filled > 1, !isWhole { notes.append(.overFull(percent.text(filled), name)) }
        return Track(
            source: source, total: total,
            parts: source.segments.indices.map { index in
                let isShown = source.segments[index].value.isFinite && source.segments[index].value >= 0
                return Part(
                    index: index, share: shares[index],
                    percentage: isShown ? percent.text(counts[index], share: shares[index]) : nil, isShown: isShown)
            },
            filled: isWhole && total > 0 ? 1 : filled, done: done,
            doneText: total > 0 ? percent.text(isAllDone ? 1 : done) : percent.text(0))
    }

    /// What values are counted in: large ones in multiples of the largest, so that their sum is a number.
    private static func unit(_ source: RingTrack) -> Double {
        let largest = (source.segments.map(\.value) + [source.total ?? 0]).filter(\.isFinite).max() ?? 0
        return largest > 1e150 ? largest : 1
    }

    private func counts(_ shares: [Double], _ filled: Double, _ isWhole: Bool, _ options: RingOptions) -> [Int] {
        switch options.rounding {
        case .plain: return Apportionment.plain(shares, units: percent.units)
        case .largestRemainder where !isWhole && filled > 1: return Apportionment.plain(shares, units: percent.units)
        case .largestRemainder:
            // What is missing to the whole takes part in the rounding, unseen.
            let all = isWhole ? shares : shares + [max(0, 1 - filled)]
            return Array(Apportionment.largestRemainder(all, units: percent.units).prefix(shares.count))
        }
    }

    var summary: String {
        let parts = tracks.map { track in
            let name = track.source.label.isEmpty ? "" : track.source.label + ": "
            return "\(name)\(track.doneText) done, \(counted(track.source.segments.count, "part"))"
        }
        return (parts + notes.map(\.message)).joined(separator: ". ")
    }

    /// What is said of one part.
    func spoken(_ part: Part, of track: Track) -> String {
        guard part.isShown, let percentage = part.percentage else { return "Not shown" }
        return percentage + (track.source.segments[part.index].isDone ? "" : ", to do")
    }
}

extension DataNote {
    static func invalidParts(_ count: Int, _ name: String) -> DataNote {
        DataNote(
            code: "ring.invalid-value",
            message: "\(name)\(counted(count, "value is", "values are")) no number and not shown.",
            remedy: "Give finite values.")
    }

    static func negativeParts(_ count: Int, _ name: String) -> DataNote {
        DataNote(
            code: "ring.negative-value", message: "\(name)\(counted(count, "negative value")) not shown.",
            remedy: "Use bars for values of both signs.")
    }

    static func invalidTotal(_ name: String) -> DataNote {
        DataNote(
            code: "ring.invalid-total",
            message: "\(name)the total is no number from 0 up; the sum of the parts is used.",
            remedy: "Give a total above 0, or nil for the sum.")
    }

    static func emptyTotal(_ name: String) -> DataNote {
        DataNote(
            code: "ring.empty-total", message: "\(name)the total is 0; the ring is empty.",
            remedy: "Give at least one value above 0.")
    }

    static func overFull(_ percentage: String, _ name: String) -> DataNote {
        DataNote(
            code: "ring.over-full", message: "\(name)the parts are \(percentage) of the total.",
            remedy: "Choose by `overflow` how this is drawn.")
    }

    static func enlarged(_ count: Int, _ name: String) -> DataNote {
        DataNote(
            code: "ring.enlarged",
            message: "\(name)\(counted(count, "part is", "parts are")) drawn larger than "
                + "\(count == 1 ? "its" : "their") share.",
            remedy: "Lower `minimumAngle` for true shares.")
    }
}
