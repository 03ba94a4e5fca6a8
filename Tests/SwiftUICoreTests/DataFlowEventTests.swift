import Combine
import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// Publishers, tasks, geometry, time and animation as views use them.
@MainActor
struct DataFlowEventTests {
    private func renderer() -> ViewRenderer { ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper())) }

    private struct Receiver<P: Publisher>: View where P.Output == CGFloat, P.Failure == Never {
        let publisher: P
        @State private var width: CGFloat = 1

        var body: some View {
            Rectangle().frame(width: width, height: 1).onReceive(publisher) { width = $0 }
        }
    }

    @Test("a value that is there at once shows in the picture")
    func receiveAtOnce() {
        #expect(drawing(Receiver(publisher: Just(5))).size.width == 5)
        #expect(drawing(Receiver(publisher: CurrentValueSubject<CGFloat, Never>(6))).size.width == 6)
    }

    @Test("later values show in the next picture, and one subscription serves all passes")
    func receiveLater() async {
        let renderer = renderer()
        let subject = PassthroughSubject<CGFloat, Never>()
        var subscriptions = 0
        let watched = subject.handleEvents(receiveSubscription: { _ in subscriptions += 1 })
        let view = Receiver(publisher: watched)
        #expect(renderer.drawing(of: view, proposal: .unspecified).size.width == 1)
        subject.send(3)
        #expect(renderer.drawing(of: view, proposal: .unspecified).size.width == 3)
        #expect(subscriptions == 1)
        await Task.detached { subject.send(8) }.value
        for _ in 0..<200 where !renderer.graph.dirty.isRaised { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(renderer.drawing(of: view, proposal: .unspecified).size.width == 8)
    }

    private struct Loader: View {
        @State private var width: CGFloat = 1
        let pause: Duration

        var body: some View {
            Rectangle().frame(width: width, height: 1).task {
                try? await Task.sleep(for: pause)
                if !Task.isCancelled { width = 12 }
            }
        }
    }

    @Test("a picture can wait for the view's tasks")
    func settling() async {
        let renderer = renderer()
        let view = Loader(pause: .milliseconds(20))
        #expect(renderer.drawing(of: view, proposal: .unspecified).size.width == 1)
        #expect(await renderer.settle(view, proposal: .unspecified, timeout: .seconds(3600)))
        #expect(renderer.drawing(of: view, proposal: .unspecified).size.width == 12)
    }

    @Test("waiting ends at the timeout")
    func notSettling() async {
        let renderer = renderer()
        let settled = await renderer.settle(
            Loader(pause: .seconds(3600)), proposal: .unspecified, timeout: .milliseconds(30))
        #expect(!settled)
    }

    private struct Keyed: View {
        @State private var key = 0
        let log: (String) -> Void

        var body: some View {
            let now = key
            Rectangle().task(id: key) {
                log("start \(now)")
                if now == 0 {
                    key = 1
                    try? await Task.sleep(for: .seconds(3600))
                    log("cancelled \(Task.isCancelled)")
                }
            }
        }
    }

    @Test("a task is cancelled and started again when its id changes")
    func taskIdentity() async {
        var log: [String] = []
        let done = await renderer().settle(
            Keyed { log.append($0) }, proposal: .unspecified, timeout: .seconds(1800))
        for _ in 0..<2000 where log.count < 3 { try? await Task.sleep(for: .milliseconds(5)) }
        #expect(done && Set(log) == ["start 0", "start 1", "cancelled true"])
    }

    private struct Measured: View {
        @State private var width: CGFloat = 0

        var body: some View {
            VStack(alignment: .leading, spacing: 0) {
                Rectangle().frame(width: 9, height: 1).onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = $0
                }
                Rectangle().frame(width: width, height: 1)
            }
        }
    }

    @Test("a view's geometry can set state")
    func geometryChange() {
        #expect(boxes(Measured()) == [box(0, 0, 9, 1), box(0, 1, 9, 1)])
    }

    @Test("a timeline shows the last date that has come, or the first")
    func timeline() {
        let now = Date()
        func width(_ offsets: [TimeInterval]) -> CGFloat {
            let dates = offsets.map { now.addingTimeInterval($0) }
            let view = TimelineView(.explicit(dates)) { context in
                Rectangle().frame(width: CGFloat((context.date.timeIntervalSince(now) + 1000).rounded()), height: 1)
            }
            return drawing(view).size.width
        }
        #expect(width([-300, -100, 500]) == 900)
        #expect(width([100, 500]) == 1100)
        let start = Date(timeIntervalSinceReferenceDate: 1000)
        let schedule = PeriodicTimelineSchedule(from: start, by: 10)
        let entries = schedule.entries(from: start.addingTimeInterval(25), mode: .normal).prefix(2)
        #expect(entries.map { $0.timeIntervalSince(start) } == [20, 30])
        let minutes = EveryMinuteTimelineSchedule().entries(from: start, mode: .normal).prefix(2)
        #expect(minutes.map(\.timeIntervalSinceReferenceDate) == [960, 1020])
    }

    @Test("changes are made at once, in the context of their animation")
    func animations() {
        var value = 0
        var log: [String] = []
        let result = withAnimation(.easeIn(duration: 2)) {
            value = 3
            log.append("\(Transaction.current.animation == .easeIn(duration: 2))")
            return value + 1
        }
        #expect(value == 3 && result == 4 && log == ["true"] && Transaction.current.animation == nil)
        withAnimation {
            log.append("change")
        } completion: {
            log.append("done")
        }
        #expect(log == ["true", "change", "done"])
        var seen: Animation?
        let binding = Binding(get: { 0 }, set: { (_: Int, transaction: Transaction) in seen = transaction.animation })
        binding.animation(.linear).wrappedValue = 1
        #expect(seen == .linear)
    }

    @Test("animations keep what they were made of, in order")
    func animationValues() {
        let animation = Animation.linear(duration: 2).delay(1).repeatForever(autoreverses: false).speed(3)
        #expect(animation.curve == .timing(.linear, duration: 2))
        #expect(animation.changes == [.delay(1), .repeats(nil, autoreverses: false), .speed(3)])
        #expect(Animation.easeIn != .easeOut && Animation.spring() == .spring)
    }

    @Test("unit curves and springs have their textbook values")
    func curves() {
        #expect(abs(UnitCurve.linear.value(at: 0.3) - 0.3) < 1e-9)
        #expect(abs(UnitCurve.easeInOut.value(at: 0.5) - 0.5) < 1e-9)
        #expect(UnitCurve.easeIn.value(at: 0.5) < 0.5 && UnitCurve.easeOut.value(at: 0.5) > 0.5)
        let critical = Spring(response: 2 * .pi, dampingRatio: 1)
        #expect(abs(critical.value(target: 1.0, time: 1) - (1 - 2 / M_E)) < 1e-9)
        let free = Spring(response: 2 * .pi, dampingRatio: 0)
        #expect(abs(free.value(target: 1.0, time: .pi) - 2) < 1e-9)
        let over = Spring(mass: 1, stiffness: 1, damping: 4, allowOverDamping: true)
        #expect(over.dampingRatio == 2 && over.value(target: 1.0, time: 100) > 0.999)
        #expect(abs(Spring(duration: 0.4, bounce: 0.25).bounce - 0.25) < 1e-9)
    }

    @Test("a phase animator shows its first phase")
    func phases() {
        let view = Rectangle().frame(width: 1, height: 1).phaseAnimator([CGFloat(4), 8]) { content, phase in
            content.padding(.leading, phase)
        }
        #expect(drawing(view).size.width == 5)
    }

    @Test("visual effects move the drawing by the view's own size, not the layout")
    func visualEffect() {
        let view = Rectangle().frame(width: 10, height: 4).visualEffect { content, proxy in
            content.offset(x: proxy.size.width).opacity(0.5)
        }
        let picture = drawing(view)
        #expect(picture.size == CGSize(width: 10, height: 4))
        guard case .group(let outer) = picture.items.first, case .group(let inner) = outer.items.first else {
            Issue.record("an effect is a group")
            return
        }
        #expect(outer.opacity == 0.5 && inner.transform.tx == 10)
    }
}
