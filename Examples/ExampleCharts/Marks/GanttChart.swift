import Charts
import SwiftUI

/// A plan of tasks: bars between two dates, today as a rule.
struct GanttChart: View {
    private struct Task: Identifiable {
        let name: String
        let team: String
        let start: Date
        let days: Int
        var id: String { name }
    }

    private let tasks = [
        Task(name: "Research", team: "Design", start: .example(2024, 3, 4), days: 12),
        Task(name: "Sketches", team: "Design", start: .example(2024, 3, 13), days: 14),
        Task(name: "Prototype", team: "Engineering", start: .example(2024, 3, 22), days: 19),
        Task(name: "Field test", team: "Quality", start: .example(2024, 4, 5), days: 17),
        Task(name: "Launch", team: "Marketing", start: .example(2024, 4, 18), days: 11),
    ]

    var body: some View {
        Chart {
            ForEach(tasks) { task in
                BarMark(
                    xStart: .value("Start", task.start),
                    xEnd: .value("End", task.start.adding(task.days, .day)),
                    y: .value("Task", task.name)
                )
                .foregroundStyle(by: .value("Team", task.team))
            }
            RuleMark(x: .value("Today", Date.example(2024, 4, 1)))
                .foregroundStyle(.red)
                .annotation(position: .top, alignment: .center, spacing: 2) {
                    Text("Today").font(.caption2).foregroundStyle(.red)
                }
        }
        .chartXAxis {
            AxisMarks(values: .stride(by: .weekOfYear)) { _ in
                AxisGridLine()
                AxisTick()
                AxisValueLabel(format: .dateTime.month(.abbreviated).day())
            }
        }
    }
}
