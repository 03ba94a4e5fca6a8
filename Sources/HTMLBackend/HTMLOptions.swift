import SVGBackend

/// Choices of the HTML writer.
public struct HTMLOptions: Hashable, Sendable {
    public enum ColorScheme: String, Hashable, Sendable { case light, dark }

    /// The few words of the page that are not the drawing's own, in the language of the drawing.
    public struct Wording: Hashable, Sendable {
        /// Title of a page whose drawing has neither title nor summary.
        public var untitled: String
        /// What opens the table.
        public var data: String
        /// Column headings.
        public var mark: String
        public var value: String

        public init(untitled: String = "Chart", data: String = "Data", mark: String = "Mark", value: String = "Value") {
            (self.untitled, self.data, self.mark, self.value) = (untitled, data, mark, value)
        }
    }

    public var svg: SVGOptions
    /// What the page around the picture looks like; nil for what suits the drawing's background.
    public var colorScheme: ColorScheme?
    public var wording: Wording
    /// The most rows the table of marks has, so that a picture of many marks stays readable. A caption says when marks
    /// were left out. 0 for no table.
    public var rowLimit: Int

    public init(
        svg: SVGOptions = .init(), colorScheme: ColorScheme? = nil, wording: Wording = .init(), rowLimit: Int = 1000
    ) {
        (self.svg, self.colorScheme, self.wording, self.rowLimit) = (svg, colorScheme, wording, rowLimit)
    }
}
