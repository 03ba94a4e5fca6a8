import Charts
import SwiftUI

/// Arrows as symbols: a field of winds.
struct CustomSymbol: View {
    private let field = (0..<9).flatMap { x in (0..<6).map { y in (x: Double(x), y: Double(y)) } }

    var body: some View {
        Chart(field.indices, id: \.self) { index in
            let (x, y) = field[index]
            let speed = hypot(x - 4, y - 2.5)
            PointMark(x: .value("x", x), y: .value("y", y))
                .symbol(Arrow(angle: atan2(y - 2.5, x - 4) + .pi / 2))
                .symbolSize(60 + 60 * speed)
                .foregroundStyle(by: .value("Speed", speed))
        }
        .chartXScale(domain: -0.5...8.5)
        .chartYScale(domain: -0.5...5.5)
        .chartForegroundStyleScale(range: Gradient(colors: [.cyan, .purple]))
        .chartXAxis(.hidden)
        .chartYAxis(.hidden)
        .chartLegend(.hidden)
    }
}

private struct Arrow: ChartSymbolShape {
    /// Counterclockwise from the x axis, in radians.
    let angle: Double

    var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: -0.5, y: 0))
        path.addLine(to: CGPoint(x: 0.45, y: 0))
        path.move(to: CGPoint(x: 0.15, y: -0.25))
        path.addLine(to: CGPoint(x: 0.5, y: 0))
        path.addLine(to: CGPoint(x: 0.15, y: 0.25))
        let place = CGAffineTransform(translationX: rect.midX, y: rect.midY)
            .rotated(by: -angle).scaledBy(x: rect.width, y: rect.height)
        return path.applying(place).strokedPath(StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
    }
}
