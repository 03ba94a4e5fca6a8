import SwiftUI

/// Progress views and gauges.
struct ProgressGallery: View {
    var body: some View {
        VStack(alignment: .leading, spacing: 20) {
            ProgressView(value: 0.4) {
                Text("Uploading")
            } currentValueLabel: {
                Text("40%")
            }
            ProgressView("Step 3 of 5", value: 3, total: 5).tint(.green)
            HStack(spacing: 24) {
                ProgressView()
                ProgressView().controlSize(.large)
                ProgressView("Loading")
            }
            gauge.gaugeStyle(.linearCapacity)
            gauge.gaugeStyle(.accessoryLinear).tint(Gradient(colors: [.blue, .red]))
            gauge.gaugeStyle(.accessoryLinearCapacity)
            HStack(spacing: 24) {
                gauge.gaugeStyle(.accessoryCircular).tint(Gradient(colors: [.green, .yellow, .red]))
                gauge.gaugeStyle(.accessoryCircularCapacity).tint(.orange)
            }
        }
        .padding(20)
    }

    private var gauge: some View {
        Gauge(value: 62, in: 0...100) {
            Text("Load")
        } currentValueLabel: {
            Text("62")
        } minimumValueLabel: {
            Text("0")
        } maximumValueLabel: {
            Text("100")
        }
    }
}
