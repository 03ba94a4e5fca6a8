import Drawing
import Foundation
import Geometry
import Testing

@testable import CairoBackend

@Suite struct EffectTests {
    /// Mean and variance of a blurred impulse along one direction.
    private func moments(_ deviation: CGFloat, alongRows: Bool) -> (sum: Double, mean: Double, variance: Double) {
        let (width, height) = alongRows ? (401, 3) : (3, 401)
        var plane = [Float](repeating: 0, count: width * height)
        plane[width * height / 2] = 1000
        blurPlane(
            &plane, width: width, height: height,
            deviation: alongRows ? CGSize(width: deviation, height: 0) : CGSize(width: 0, height: deviation))
        func value(_ index: Int) -> Double { Double(alongRows ? plane[width + index] : plane[index * 3 + 1]) / 1000 }
        // Not farther out, where rounding would count by the square of the distance.
        let reach = Int((deviation * 5).rounded(.up)) + 1
        let values = (0..<401).map { index in abs(index - 200) > reach ? 0 : value(index) }
        let sum = values.reduce(0, +)
        let mean = values.enumerated().map { Double($0.offset) * $0.element }.reduce(0, +) / sum
        let variance = values.enumerated().map { pow(Double($0.offset) - mean, 2) * $0.element }.reduce(0, +) / sum
        return (sum, mean, variance)
    }

    @Test(arguments: [0.3, 0.8, 1.5, 3, 7.7, 20] as [CGFloat])
    func `A blur keeps the whole, stays in place and has the variance of its Gaussian`(deviation: CGFloat) {
        for alongRows in [true, false] {
            let result = moments(deviation, alongRows: alongRows)
            #expect(abs(result.sum - 1) < 1e-4)
            #expect(abs(result.mean - 200) < 1e-2)
            #expect(abs(result.variance.squareRoot() - Double(deviation)) < 0.01 * Double(deviation) + 0.003)
        }
    }

    @Test func `Both directions give the same result`() {
        var rows = (0..<900).map { Float(($0 * 7919) % 256) }
        var columns = (0..<900).map { rows[($0 % 30) * 30 + $0 / 30] }
        blurPlane(&rows, width: 30, height: 30, deviation: CGSize(width: 2.3, height: 0))
        blurPlane(&columns, width: 30, height: 30, deviation: CGSize(width: 0, height: 2.3))
        for index in 0..<900 { #expect(abs(rows[index] - columns[(index % 30) * 30 + index / 30]) < 0.01) }
    }

    @Test func `A blurred edge is half at the edge and follows the error function`() throws {
        let image = try render([group([fill(-200, -200, 220, 500, .black)]) { $0.blur = 4 }])
        for (x, share) in [(20, 0.5), (24, 0.1587), (16, 0.8413)] {
            // Between two pixels' centres.
            let left = Double((image.pixel(x: x - 1, y: 20) ?? 0) & 0xFF)
            let right = Double((image.pixel(x: x, y: 20) ?? 0) & 0xFF)
            #expect(abs((left + right) / 2 - 255 * (1 - share)) < 4)
        }
    }

    @Test func `A wide blur on fewer pixels looks the same as at full density`() throws {
        // At scale 4 the deviation is 24 pixels, computed on every third.
        let items = [group([fill(10, 10, 20, 20, .black)]) { $0.blur = 6 }]
        let coarse = try render(items, scale: 4)
        let fine = try render(items, scale: 1)
        for place in [5, 10, 15, 20, 30] {
            let a = Int((fine.pixel(x: place, y: 20) ?? 0) & 0xFF)
            let b = Int((coarse.pixel(x: place * 4 + 2, y: 82) ?? 0) & 0xFF)
            #expect(abs(a - b) <= 3)
        }
    }

    @Test func `Blur is as wide as the transform makes it`() throws {
        let plain = try render([group([fill(10, 0, 20, 40, .black)]) { $0.blur = 2 }])
        let scaled = try render([
            group([fill(5, 0, 10, 20, .black)]) {
                $0.blur = 1
                $0.transform = CGAffineTransform(scaleX: 2, y: 2)
            }
        ])
        for x in 0..<40 { #expect(isClose(plain.pixel(x: x, y: 20), scaled.pixel(x: x, y: 20) ?? 0, within: 2)) }
    }

    @Test func `A clip does not cut the blur of what it leaves`() throws {
        let image = try render([
            group([fill(0, 0, 40, 40, .black)]) {
                $0.clip = ClipOutline(box(0, 0, 20, 40))
                $0.blur = 3
            }
        ])
        let beyond = try #require(image.pixel(x: 21, y: 20)) & 0xFF
        #expect(beyond > 100 && beyond < 250)
    }

    @Test func `A shadow lies below its group, offset, blurred and coloured`() throws {
        let image = try render([
            group([fill(5, 5, 10, 10, blue)]) {
                $0.shadow = DrawnShadow(color: red, deviation: 0, offset: CGSize(width: 15, height: 5))
            }
        ])
        #expect(image.pixel(x: 10, y: 10) == bits(blue))
        #expect(image.pixel(x: 25, y: 15) == bits(red))
        #expect(image.pixel(x: 25, y: 7) == 0xFFFF_FFFF)
        let soft = try render([
            group([fill(5, 5, 10, 10, blue)]) {
                $0.shadow = DrawnShadow(
                    color: RGBA.black.opacity(0.5), deviation: 2, offset: CGSize(width: 15, height: 5))
            }
        ])
        let middle = try #require(soft.pixel(x: 25, y: 15)) & 0xFF
        #expect(middle > 127 && middle < 150)
        #expect(soft.pixel(x: 35, y: 35) == 0xFFFF_FFFF)
    }

    @Test func `The shadow turns with its group and fades with its opacity`() throws {
        let image = try render([
            group([fill(0, 0, 10, 10, blue)]) {
                $0.shadow = DrawnShadow(color: .black, deviation: 0, offset: CGSize(width: 15, height: 0))
                $0.transform = CGAffineTransform(rotationAngle: .pi / 2)
                    .concatenating(CGAffineTransform(translationX: 20, y: 5))
                $0.opacity = 0.5
            }
        ])
        #expect(isClose(image.pixel(x: 15, y: 10), 0xFF7F_BCFF, within: 2))
        #expect(isClose(image.pixel(x: 15, y: 25), 0xFF7F_7F7F, within: 2))
    }

    @Test func `Extreme deviations and offsets end in time and harm nothing else`() throws {
        for size in [CGFloat.nan, .infinity, -5, 1e12, 1e300] {
            let image = try render([
                group([fill(0, 0, 40, 40, red)]) { $0.blur = size },
                group([fill(10, 10, 4, 4, blue)]) {
                    $0.shadow = DrawnShadow(color: .black, deviation: size, offset: CGSize(width: size, height: 0))
                },
            ])
            #expect(image.pixel(x: 12, y: 12) == bits(blue))
        }
    }
}
