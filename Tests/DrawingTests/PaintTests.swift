import Drawing
import Foundation
import Testing

private let stops = [GradientStop(color: .white, location: 0), GradientStop(color: .black, location: 1)]
private let box = CGRect(x: 10, y: 20, width: 100, height: 50)

@Test func `Templates take their places from the box`() {
    let from = UnitPosition(x: 0, y: 0)
    let to = UnitPosition(x: 1, y: 0.5)
    #expect(
        PaintTemplate.linear(stops: stops, from: from, to: to).paint(in: box)
            == .linear(stops: stops, from: CGPoint(x: 10, y: 20), to: CGPoint(x: 110, y: 45)))
    let middle = UnitPosition(x: 0.5, y: 0.5)
    #expect(
        PaintTemplate.radial(stops: stops, center: middle, startRadius: 1, endRadius: 9).paint(in: box)
            == .radial(stops: stops, center: CGPoint(x: 60, y: 45), startRadius: 1, endRadius: 9))
    #expect(
        PaintTemplate.angular(stops: stops, center: middle, startAngle: 1, endAngle: 2).paint(in: box)
            == .angular(stops: stops, center: CGPoint(x: 60, y: 45), startAngle: 1, endAngle: 2))
}

@Test func `Opacity multiplies alpha and is limited to 0 through 1`() {
    let half = RGBA(hex: 0xFF0000, alpha: 0.5)
    #expect(half.opacity(0.5).alpha == 0.25)
    #expect(half.opacity(7).alpha == 0.5)
    #expect(half.opacity(-1).alpha == 0)
    #expect(half.opacity(.nan).alpha == 0.5)
    let faded = PaintTemplate.linear(stops: stops, from: UnitPosition(x: 0, y: 0), to: UnitPosition(x: 1, y: 1))
        .opacity(0.5)
    guard case .linear(let result, _, _) = faded else {
        Issue.record("A linear template became another kind")
        return
    }
    #expect(result.map(\.color.alpha) == [0.5, 0.5])
    #expect(result.map(\.location) == [0, 1])
}

@Test func `A literal gives its components`() {
    let color = RGBA(hex: 0x3366FF)
    #expect(abs(color.red - 0.2) < 1e-12 && abs(color.green - 0.4) < 1e-12 && color.blue == 1 && color.alpha == 1)
    #expect(Paint.color(color).solidColor == color)
    #expect(Paint.linear(stops: stops, from: .zero, to: .zero).solidColor == nil)
}
