import Drawing
import Foundation
import Geometry
import SVGBackend

let red = Paint.color(RGBA(hex: 0xFF0000))

func square(_ x: CGFloat = 0, _ y: CGFloat = 0, side: CGFloat = 10) -> Outline {
    Outline(rect: CGRect(x: x, y: y, width: side, height: side))
}

func fill(_ paint: Paint = red, x: CGFloat = 0) -> DrawingItem { .path(DrawnPath(square(x), fill: paint)) }

func group(_ items: [DrawingItem] = [fill()], _ change: (inout DrawnGroup) -> Void) -> DrawingItem {
    var group = DrawnGroup(items)
    change(&group)
    return .group(group)
}

func svg(_ items: DrawingItem..., options: SVGOptions = .init()) -> String {
    svgText(of: Drawing(size: CGSize(width: 100, height: 50), items: items), options: options)
}

func tree(_ items: DrawingItem..., options: SVGOptions = .init()) throws -> XMLTree {
    try parsed(svgText(of: Drawing(size: CGSize(width: 100, height: 50), items: items), options: options))
}

func run(
    _ text: String, x: CGFloat = 0, width: CGFloat = 20, paint: Paint = .color(.black), face: FontFace? = nil,
    _ change: (inout ShapedRun) -> Void = { _ in }
) -> DrawnText.Run {
    var shaped = ShapedRun(
        face: face ?? FontFace(family: "Inter"), size: 12, text: text, glyphs: [], x: x, width: width)
    change(&shaped)
    return DrawnText.Run(shaped, paint: paint)
}

func line(_ runs: DrawnText.Run...) -> DrawingItem { .text(DrawnText(origin: CGPoint(x: 5, y: 30), runs: runs)) }

let rainbow = [
    GradientStop(color: RGBA(hex: 0xFF0000), location: 0), GradientStop(color: RGBA(hex: 0x00FF00), location: 0.5),
    GradientStop(color: RGBA(hex: 0x0000FF), location: 1),
]
