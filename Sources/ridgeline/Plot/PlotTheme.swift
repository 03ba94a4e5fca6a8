import SwiftUI

/// The style of a chart as a whole.
enum PlotTheme: String, CaseIterable {
    /// As Apple's charts.
    case standard
    /// Values at the left, a line below the plot.
    case classic
    /// Labels without lines.
    case minimal
    /// Large type and thick lines.
    case slides
    /// Grays, told apart by dashes and symbols.
    case print

    var palette: Palette? {
        guard self == .print else { return nil }
        return Palette(colors: [0x1C1C1E, 0x7C7C84, 0x48484D, 0xA8A8AE, 0x5F5F66].map(Color.init(hex:)))
    }

    var lineWidth: CGFloat { self == .slides ? 3.5 : 2 }

    /// Points of an axis label.
    var labelFont: Font { self == .slides ? .system(size: 17) : .caption }

    var titleFont: Font { self == .slides ? .system(size: 30, weight: .bold) : .system(size: 19, weight: .semibold) }

    var subtitleFont: Font { self == .slides ? .system(size: 20) : .system(size: 13) }

    var hasGrid: Bool { self != .minimal }

    var valuesLead: Bool { self == .classic || self == .slides }

    /// Whether dashes and symbols tell series apart, besides colours.
    var tellsByShape: Bool { self == .print }
}
