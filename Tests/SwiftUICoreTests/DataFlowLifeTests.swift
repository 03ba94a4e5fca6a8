import Combine
import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// Views that come and go, and views that never come to rest.
@MainActor
struct DataFlowLifeTests {
    private final class Log {
        var lines: [String] = []
    }

    private func renderer() -> ViewRenderer { ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper())) }

    private struct Switch: View {
        let log: Log
        let isOn: Bool

        var body: some View {
            VStack {
                if isOn { Lamp(log: log) }
                Rectangle().frame(width: 1, height: 1)
            }
        }
    }

    private struct Lamp: View {
        let log: Log
        @State private var count = 0

        var body: some View {
            Rectangle().frame(width: CGFloat(count), height: 1)
                .onAppear {
                    count += 1
                    log.lines.append("on \(count)")
                }
                .onDisappear { log.lines.append("off") }
                .task {
                    try? await Task.sleep(for: .seconds(60))
                    log.lines.append(Task.isCancelled ? "cancelled" : "late")
                }
        }
    }

    @Test("a view that goes runs onDisappear, loses its state and its task; one that comes back appears anew")
    func comingAndGoing() async {
        let (renderer, log) = (renderer(), Log())
        func draw(_ isOn: Bool) { _ = renderer.drawing(of: Switch(log: log, isOn: isOn), proposal: .unspecified) }
        draw(true)
        draw(true)
        #expect(log.lines == ["on 1"])
        draw(false)
        #expect(log.lines == ["on 1", "off"])
        #expect(renderer.graph.runningTasks.isEmpty)
        draw(true)
        #expect(log.lines.filter { $0 != "cancelled" } == ["on 1", "off", "on 1"])
        for _ in 0..<200 where !log.lines.contains("cancelled") { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(log.lines.contains("cancelled"))
    }

    private struct Rows: View {
        let log: Log
        @State private var ids = [1, 2]

        var body: some View {
            VStack {
                ForEach(ids, id: \.self) { id in
                    Text("\(id)").onAppear { log.lines.append("+\(id)") }.onDisappear { log.lines.append("-\(id)") }
                }
            }
            .onAppear { ids = [2, 3] }
        }
    }

    @Test("rows that a change of state brings or takes")
    func rows() {
        let log = Log()
        _ = drawing(Rows(log: log))
        #expect(Set(log.lines) == ["+1", "+2", "+3", "-1"] && log.lines.count == 4)
    }

    private struct PingPong: View {
        @State private var a = 0
        @State private var b = 0

        var body: some View {
            Rectangle().frame(width: 1, height: 1)
                .onAppear { a = 1 }
                .onChange(of: a) { b += 1 }
                .onChange(of: b) { a += 1 }
        }
    }

    @Test("two values that change each other for ever end in a picture and a diagnostic")
    func pingPong() {
        let renderer = renderer()
        #expect(renderer.drawing(of: PingPong(), proposal: .unspecified).size.width == 1)
        #expect(renderer.graph.diagnostics.map(\.code) == ["view.does-not-settle"])
    }

    private struct Endless: View {
        var body: some View { AnyView(VStack { Endless() }) }
    }

    @Test("a view that has itself in its body ends in a picture and a diagnostic")
    func endless() {
        let renderer = renderer()
        _ = renderer.drawing(of: Endless(), proposal: .unspecified)
        #expect(renderer.graph.diagnostics.map(\.code) == ["view.endless"])
    }

    private struct Waiting: View {
        var body: some View {
            Rectangle().frame(width: 1, height: 1).task {
                while !Task.isCancelled { try? await Task.sleep(for: .milliseconds(2)) }
            }
        }
    }

    @Test("a task that never ends is reported")
    func endlessTask() async {
        let renderer = renderer()
        #expect(!(await renderer.settle(Waiting(), proposal: .unspecified, timeout: .milliseconds(30))))
        #expect(renderer.graph.diagnostics.map(\.code) == ["view.task-unfinished"])
    }

    @Test("a publisher that floods does not hang")
    func flood() {
        let values = (0..<10_000).publisher
        struct Counter: View {
            let values: Publishers.Sequence<Range<Int>, Never>
            @State private var count = 0

            var body: some View {
                Rectangle().frame(width: CGFloat(count), height: 1).onReceive(values) { _ in count += 1 }
            }
        }
        #expect(drawing(Counter(values: values)).size.width == 10_000)
    }

    @Test("what AppStorage writes to the standard defaults shows, and lasts no longer than the process")
    func appStorage() {
        struct Launches: View {
            @AppStorage("life-tests-launches") private var count = 0

            var body: some View {
                Rectangle().frame(width: CGFloat(count), height: 1).onAppear { count += 5 }
            }
        }
        #expect(drawing(Launches()).size.width == 5)
        #expect(UserDefaults.standard.integer(forKey: "life-tests-launches") == 5)
        let disk = UserDefaults.standard.persistentDomain(forName: "kCFPreferencesCurrentApplication") ?? [:]
        #expect(disk["life-tests-launches"] == nil)
        UserDefaults.standard.set(40, forKey: "life-tests-launches")
        #expect(drawing(Launches()).size.width == 45)
        UserDefaults.standard.removeObject(forKey: "life-tests-launches")
    }
}
