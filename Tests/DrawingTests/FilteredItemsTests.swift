import Foundation
import Geometry
import Testing

@testable import Drawing

private let square = Outline(rect: CGRect(x: 0, y: 0, width: 10, height: 10))

private func fill(_ color: RGBA) -> DrawingItem { .path(DrawnPath(square, fill: .color(color))) }

private func color(_ items: [DrawingItem]) -> RGBA? {
    guard case .path(let path)? = items.first else { return nil }
    return path.fill?.solidColor
}

private func isClose(_ a: RGBA?, _ b: RGBA) -> Bool {
    guard let a else { return false }
    return zip([a.red, a.green, a.blue, a.alpha], [b.red, b.green, b.blue, b.alpha]).allSatisfy { abs($0 - $1) < 1e-6 }
}

@Suite struct FilteredItemsTests {
    private let orange = RGBA(red: 1, green: 0.5, blue: 0)

    @Test(
        "the usual changes of colours",
        arguments: [
            (ColorTransform.grayscale(1), RGBA(red: 0.5702, green: 0.5702, blue: 0.5702)),
            (.grayscale(0.5), RGBA(red: 0.7851, green: 0.5351, blue: 0.2851)),
            (.saturation(2), RGBA(red: 1, green: 0.4298, blue: 0)),
            (.brightness(0.25), RGBA(red: 1, green: 0.75, blue: 0.25)),
            (.brightness(-0.25), RGBA(red: 0.75, green: 0.25, blue: 0)),
            (.contrast(0.5), RGBA(red: 0.75, green: 0.5, blue: 0.25)),
            (.inversion(1), RGBA(red: 0, green: 0.5, blue: 1)),
            (.product(with: RGBA(red: 0.5, green: 0.5, blue: 0.5)), RGBA(red: 0.5, green: 0.25, blue: 0)),
            (.hueRotation(radians: 0), RGBA(red: 1, green: 0.5, blue: 0)),
        ])
    func usual(transform: ColorTransform, wanted: RGBA) {
        #expect(isClose(transform(orange), wanted))
    }

    @Test func `turning the hue keeps greys and, within the range, the luminance`() {
        let grey = RGBA(red: 0.4, green: 0.4, blue: 0.4)
        let dull = RGBA(red: 0.5, green: 0.4, blue: 0.45)
        func luminance(_ c: RGBA) -> Double { 0.2126 * c.red + 0.7152 * c.green + 0.0722 * c.blue }
        for radians in [0.7, 2, 4] {
            let turn = ColorTransform.hueRotation(radians: radians)
            #expect(isClose(turn(grey), grey))
            #expect(abs(luminance(turn(dull)) - luminance(dull)) < 2e-4)
        }
    }

    @Test func `each colour is changed by itself where that comes to the same`() {
        var group = DrawnGroup([fill(orange)])
        group.opacity = 0.5
        group.shadow = DrawnShadow(color: orange, deviation: 1, offset: .zero)
        let result = filtered([.group(group)], by: [.transform(.inversion(1))])
        guard case .group(let changed)? = result.first else { return #expect(Bool(false), "no group") }
        #expect(isClose(color(changed.items), RGBA(red: 0, green: 0.5, blue: 1)))
        #expect(isClose(changed.shadow?.color, RGBA(red: 0, green: 0.5, blue: 1)))
        #expect(changed.opacity == 0.5 && changed.colorFilters.isEmpty)
    }

    @Test func `an image keeps its pixels and the changes, a tinted one has its tint changed`() {
        var image = DrawnImage(data: Data([1]), encoding: .png, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        let filters = [ColorFilter.transform(.inversion(1))]
        #expect(
            filtered([.image(image)], by: filters)
                == {
                    image.colorTransforms = [.inversion(1)]
                    return [.image(image)]
                }())
        image.colorTransforms = []
        image.tint = .black
        guard case .image(let tinted)? = filtered([.image(image)], by: filters).first else {
            return #expect(Bool(false), "no image")
        }
        #expect(isClose(tinted.tint, .white) && tinted.colorTransforms.isEmpty)
    }

    @Test func `an opacity that is multiplied is that of the whole`() {
        let result = filtered([fill(orange), fill(.black)], by: [.transform(.product(with: RGBA.white.opacity(0.5)))])
        guard case .group(let group)? = result.first else { return #expect(Bool(false), "no group") }
        #expect(result.count == 1 && group.opacity == 0.5 && isClose(color(group.items), orange))
    }

    @Test func `what blends, has colours of its own or becomes opacity is changed as a whole`() {
        var blended = DrawnGroup([fill(orange)])
        blended.blend = .multiply
        let emoji = ShapedRun(face: FontFace(family: "A"), size: 10, text: "😀", glyphs: [], width: 10)
        let text = DrawingItem.text(DrawnText(origin: .zero, runs: [.init(emoji, paint: .color(.black))]))
        let cases: [([DrawingItem], ColorFilter)] = [
            ([.group(blended)], .transform(.inversion(1))), ([text], .transform(.inversion(1))),
            ([fill(orange)], .luminanceToAlpha),
        ]
        for (items, filter) in cases {
            guard case .group(let group)? = filtered(items, by: [filter]).first else { return #expect(Bool(false)) }
            #expect(group.colorFilters == [filter] && group.items == items)
            // Another change comes after it.
            guard case .group(let twice)? = filtered([.group(group)], by: [.transform(.brightness(0.1))]).first else {
                return #expect(Bool(false))
            }
            #expect(twice.colorFilters == [filter, .transform(.brightness(0.1))])
        }
    }

    @Test func `a gradient gets a stop where a component reaches the end of its range`() {
        let stops = [GradientStop(color: .black, location: 0), GradientStop(color: .white, location: 1)]
        let paint = Paint.linear(stops: stops, from: .zero, to: CGPoint(x: 10, y: 0))
        let item = DrawingItem.path(DrawnPath(square, fill: paint))
        guard case .path(let path)? = filtered([item], by: [.transform(.brightness(0.5))]).first,
            case .linear(let changed, _, _)? = path.fill
        else { return #expect(Bool(false)) }
        #expect(changed.first?.location == 0 && changed.last?.location == 1)
        #expect(changed.contains { abs($0.location - 0.5) < 1e-9 && isClose($0.color, .white) })
        #expect(isClose(changed.first?.color, RGBA(red: 0.5, green: 0.5, blue: 0.5)))
    }

    @Test func `the JSON form tells filters and tiles`() {
        var group = DrawnGroup([fill(orange)])
        group.colorFilters = [.luminanceToAlpha, .transform(.identity)]
        var image = DrawnImage(data: Data([1]), encoding: .png, frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        image.tiling = .init(area: CGRect(x: 0, y: 0, width: 9, height: 8))
        let json = Drawing(size: CGSize(width: 9, height: 9), items: [.group(group), .image(image)]).json()
        #expect(json.contains("\"colorFilters\":[\"luminance-to-alpha\",[1,0,0,0,0,0,1,0,0,0,0,0,1,0,0,0,0,0,1,0]]"))
        #expect(json.contains("\"tileSource\":[0,0,1,1],\"tiledArea\":[0,0,9,8]"))
    }
}
