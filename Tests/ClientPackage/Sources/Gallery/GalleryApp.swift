import Charts
import Combine
import CoreGraphics
import Foundation
import Legacy
import OSLog
import SwiftUI
import TabularData
import UIKit
import Widgets

private let log = Logger(subsystem: "client", category: "app")

@main
struct GalleryApp: App {
    @State private var rows = 0

    var body: some Scene {
        WindowGroup("Gallery", id: "main") { SalesChart().task { log.debug("drawn") } }
            .defaultSize(width: 320, height: 200)
        Window("Late", id: "late") { LateView() }.defaultSize(width: 30, height: 20)
    }
}

/// Shows what a task brings.
private struct LateView: View {
    @State private var color = Color.red

    var body: some View {
        color.task {
            try? await Task.sleep(for: .milliseconds(20))
            color = .green
        }
    }
}

/// Draws the rows of a table.
struct SalesChart: View {
    private let table: DataFrame = {
        let text = "month,sold\n2024-01-01,4\n2024-02-01,7\n2024-03-01,NA\n2024-04-01,5\n"
        return (try? DataFrame(csvData: Data(text.utf8))) ?? DataFrame()
    }()

    var body: some View {
        Chart(table.rows, id: \.index) { row in
            if let month = row["month", Date.self], let sold = row["sold", Int.self] {
                BarMark(x: .value("Month", month, unit: .month), y: .value("Sold", sold))
            }
        }
        .padding()
    }
}

extension EnvironmentValues {
    @Entry var accent: Color = .orange
    @Entry var titles: [String: (Int) -> String] = [
        "a": { number in "number \(number), \"quoted\"" },
        "b": { _ in
            // A comment with a } brace and a " quote.
            """
            long \("inner \("innermost")") text }
            """
        },
    ]
    @Entry public var limit: ClosedRange<Double> = 0...1
}
