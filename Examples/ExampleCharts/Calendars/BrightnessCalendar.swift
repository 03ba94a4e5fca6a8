import Ridgeline
import SwiftUI

/// The article's rule: the hue of the last colour, saturation and brightness in between.
struct BrightnessCalendar: View {
    var body: some View {
        CalendarHeatmap(
            SeattleWeather.days, day: \.day, value: { max(0, $0.high) }, range: CivilDayRange(year: 2015),
            options: CalendarOptions {
                $0.interpolation = .saturationAndBrightness
                $0.leastShade = 0
                $0.colors = [Color(UIColor.secondarySystemBackground), Color(UIColor.systemGreen)]
            })
    }
}
