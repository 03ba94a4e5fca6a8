/// Choices of the SVG writer.
public struct SVGOptions: Hashable, Sendable {
    /// Put before every id, so that several pictures can stand in one page without using each other's gradients and
    /// clips. Characters that an id cannot have become "_".
    public var idPrefix: String
    /// Whether text is stretched or squeezed to the measured widths (`textLength`) when the reader's font differs.
    /// Off leaves letters as the reader's font has them, at the price of labels that may be longer than measured.
    public var fixesTextWidths: Bool
    /// Writes the `<?xml …?>` line. Leave it out where the picture goes into an HTML page.
    public var xmlDeclaration: Bool

    public init(idPrefix: String = "", fixesTextWidths: Bool = true, xmlDeclaration: Bool = false) {
        (self.idPrefix, self.fixesTextWidths, self.xmlDeclaration) = (idPrefix, fixesTextWidths, xmlDeclaration)
    }
}
