import Drawing
import Foundation
import Testing

@testable import SwiftUICore

private var environment: EnvironmentValues { EnvironmentValues() }

private func stops(_ style: some ShapeStyle) -> [GradientStop] {
    switch resolveStyle(style, in: environment).paint {
    case .color: []
    case .linear(let stops, _, _), .radial(let stops, _, _, _), .elliptical(let stops, _, _, _),
        .angular(let stops, _, _, _):
        stops
    }
}

@Suite struct StyleGradientTests {
    @Test(arguments: [(0.25, [212, 242, 215]), (0.5, [168, 229, 174]), (0.75, [119, 214, 133])])
    func `a colour scale from white to green has the measured steps`(fraction: Double, expected: [Int]) {
        let color = Gradient(colors: [.white, .green]).sample(fraction, in: environment)
        #expect([color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) } == expected)
    }

    @Test(arguments: [(Color.blue, "#319EFFFF"), (.green, "#61DD80FF"), (.orange, "#FFB336FF"), (.red, "#FF655BFF")])
    func `the standard gradient starts within 2 of 255 of the measured colour`(color: Color, top: String) throws {
        let stops = stops(color.gradient)
        #expect(stops.map(\.location) == [0, 0.7, 1])
        #expect(stops[1].color == color.rgba(in: environment))
        #expect(stops[2].color == stops[1].color)
        let measured = try #require(UInt32(top.dropFirst().prefix(6), radix: 16)).rgba
        for (a, b) in [
            (stops[0].color.red, measured.red), (stops[0].color.green, measured.green),
            (stops[0].color.blue, measured.blue),
        ] {
            #expect(abs(a - b) * 255 < 2.01)
        }
    }

    @Test func `colours are spread evenly`() {
        #expect(Gradient(colors: [.red, .green, .blue]).stops.map(\.location) == [0, 0.5, 1])
        #expect(Gradient(colors: [.red]).stops.map(\.location) == [0])
        #expect(Gradient(colors: []).stops.isEmpty)
    }

    @Test func `a gradient in device space keeps its stops`() {
        let stops = stops(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
        #expect(stops.map(\.color.hexDescription) == ["#FF3B30FF", "#007AFFFF"])
        #expect(stops.map(\.location) == [0, 1])
    }

    @Test func `a perceptual gradient has stops along the OKLab line`() throws {
        let gradient = Gradient(colors: [.white, .green]).colorSpace(.perceptual)
        let stops = stops(gradient)
        let middle = try #require(stops.first { $0.location == 0.5 })
        #expect(middle.color.hexDescription == "#A8E5AEFF")
        #expect(stops.first?.location == 0 && stops.last?.location == 1)
        #expect(zip(stops, stops.dropFirst()).allSatisfy { $0.location < $1.location })
    }

    @Test func `a fade to clear keeps the hue of what fades`() {
        let stops = stops(
            LinearGradient(colors: [.red, .clear, .blue], startPoint: .leading, endPoint: .trailing))
        #expect(stops.map(\.color.hexDescription) == ["#FF3B30FF", "#FF3B3000", "#007AFF00", "#007AFFFF"])
        #expect(stops.map(\.location) == [0, 0.5, 0.5, 1])
    }

    @Test func `stops outside 0 to 1 are cut where the gradient ends`() {
        let stops = stops(
            LinearGradient(
                stops: [.init(color: .black, location: -1), .init(color: .white, location: 1)], startPoint: .top,
                endPoint: .bottom))
        #expect(stops.map(\.location) == [0, 1])
        #expect(stops[0].color.red == 0.5)
        let beyond = Gradient(stops: [.init(color: .red, location: 2), .init(color: .blue, location: 3)])
        #expect(beyond.sampler(in: environment, space: .device).paintStops.map(\.color.hexDescription) == ["#FF3B30FF"])
    }

    @Test func `stops out of order are taken to be at their predecessor`() {
        let gradient = Gradient(stops: [
            .init(color: .black, location: 0.6), .init(color: .white, location: 0.2), .init(color: .red, location: 1),
        ])
        #expect(gradient.sample(0.59, in: environment) == .black)
        #expect(gradient.sample(0.600001, in: environment).green > 0.99)
        #expect(gradient.sample(.nan, in: environment) == .black)
    }

    @Test func `geometry of gradients reaches the paint`() {
        let linear = resolveStyle(
            .linearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: UnitPoint(x: 0.5, y: 1)),
            in: environment)
        guard case .linear(_, let from, let to) = linear.paint else { return #expect(Bool(false)) }
        #expect(from == UnitPosition(x: 0, y: 0.5) && to == UnitPosition(x: 0.5, y: 1))
        let conic = resolveStyle(.conicGradient(colors: [.red, .blue], center: .center), in: environment)
        guard case .angular(_, _, let start, let end) = conic.paint else { return #expect(Bool(false)) }
        #expect(start == 0 && abs(end - 2 * .pi) < 1e-12)
        let any = resolveStyle(
            .linearGradient(Color.red.gradient, startPoint: .top, endPoint: .bottom), in: environment)
        #expect(any == resolveStyle(Color.red.gradient, in: environment))
    }
}

extension UInt32 {
    fileprivate var rgba: RGBA { RGBA(hex: self) }
}
