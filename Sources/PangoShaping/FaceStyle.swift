import TextShaping

/// What distinguishes the faces of one family.
struct FaceStyle: Hashable, Sendable {
    /// CSS weight.
    var weight: Int
    var isItalic: Bool
    var widthPercent: Int

    init(weight: Int, isItalic: Bool, widthPercent: Int = 100) {
        (self.weight, self.isItalic, self.widthPercent) = (weight, isItalic, widthPercent)
    }

    init(_ request: FontRequest) {
        self.init(weight: request.weight, isItalic: request.isItalic, widthPercent: request.widthPercent)
    }

    init(_ font: InstalledFont) {
        self.init(weight: font.weight, isItalic: font.isItalic, widthPercent: font.widthPercent)
    }

    /// How far a face is from what is asked for, compared in CSS's order: width, slant, weight.
    func distance(to face: FaceStyle) -> (width: Int, slant: Int, weight: Int) {
        // Of two weights equally far, bold text takes the heavier one and other text the lighter one.
        let isWrongSide = weight > 500 ? face.weight < weight : face.weight > weight
        return (
            abs(widthPercent - face.widthPercent), isItalic == face.isItalic ? 0 : 1,
            2 * abs(weight - face.weight) + (isWrongSide ? 1 : 0)
        )
    }
}
