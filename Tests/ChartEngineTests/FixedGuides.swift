import ChartEngine
import Drawing
import Foundation

/// Guide views of fixed metrics: 11 points of size, each character half as wide, lines 13⅓ high with the baseline at
/// 10⅓. Remembers what it was asked for, so that a test can read labels back.
final class FixedGuides: GuideProvider {
    private(set) var texts: [String] = []
    private var idByText: [String: Int] = [:]
    /// Sizes of views with negative ids.
    var sizes: [Int: CGSize] = [:]
    var customMarks: [Int: (PlotValue, Int, Int) -> [AxisMarkElement]] = [:]
    var plotOverride: CGSize?
    /// How many times the usual size letters have.
    var textScale: CGFloat = 1

    func textLabel(_ text: String, role: GuideTextRole) -> ViewID {
        if let id = idByText[text] { return ViewID(id) }
        idByText[text] = texts.count
        texts.append(text)
        return ViewID(texts.count - 1)
    }

    func text(of view: ViewID) -> String { texts.indices.contains(view.index) ? texts[view.index] : "" }

    func size(of view: ViewID, width: CGFloat?, height: CGFloat?) -> CGSize {
        if let size = sizes[view.index] { return size }
        let natural = CGFloat(text(of: view).count) * 5.5 * textScale
        return CGSize(width: min(natural, width ?? natural), height: 40 / 3 * textScale)
    }

    func firstBaseline(of view: ViewID, width: CGFloat?, height: CGFloat?) -> CGFloat {
        31 / 3 * textScale
    }

    func axisMarks(content id: Int, axis: ChartAxis, value: PlotValue, index: Int, count: Int) -> [AxisMarkElement] {
        customMarks[id]?(value, index, count) ?? []
    }

    func annotation(_ content: ViewID, markSize: CGSize) -> ViewID { content }

    func plotSize(offered: CGSize) -> CGSize { plotOverride ?? offered }
}
