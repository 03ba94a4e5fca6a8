import ChartEngine
import Drawing
import Foundation
import SwiftUICore

extension ChartConfiguration {
    /// The settings of a chart: the environment's, then what its modifiers say from the outside in.
    init(resolving collector: _ChartCollector, changes: [ChartChange]) {
        self.init(collector: collector)
        let environment = collector.environment
        settings.locale = environment.locale
        settings.calendar = environment.chartCalendar
        settings.rightToLeft = environment.layoutDirection == .rightToLeft
        settings.pixelLength = environment.pixelLength
        settings.palette = ChartPalette(in: environment)
        for change in changes { change(&self) }
    }
}

extension ChartPalette {
    /// The system's colours as they are in the environment's colour scheme.
    @MainActor
    init(in environment: EnvironmentValues) {
        self.init()
        let appearance = Appearance(environment)
        func color(_ color: SystemColor) -> RGBA { color.rgba(appearance) }
        categories = ChartCycles.colors.map { PaintTemplate.color($0.rgba(in: environment)) }
        plain = .color(color(.blue))
        gridLine = color(.tertiaryLabel)
        label = color(.secondaryLabel)
        background = color(.systemBackground)
    }
}
