import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// What closures of a view leave for later is in the settled picture.
@MainActor
struct SettlingTests {
    private func settledWidth(_ view: some View) async -> CGFloat {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        #expect(await renderer.settle(view, proposal: .unspecified, timeout: .seconds(600)))
        return renderer.drawing(of: view, proposal: .unspecified).size.width
    }

    private struct Late: View {
        @State private var width: CGFloat = 1
        let start: (@escaping @MainActor @Sendable () -> Void) -> Void

        var body: some View { Rectangle().frame(width: width, height: 1).onAppear { start { width = 9 } } }
    }

    @Test("work on the main queue, now and a little later")
    func mainQueue() async {
        #expect(await settledWidth(Late { work in DispatchQueue.main.async { work() } }) == 9)
        #expect(
            await settledWidth(Late { work in DispatchQueue.main.asyncAfter(deadline: .now() + 0.05) { work() } }) == 9)
    }

    @Test("tasks that a closure starts")
    func ownTasks() async {
        #expect(await settledWidth(Late { work in Task { @MainActor in work() } }) == 9)
        #expect(
            await settledWidth(
                Late { work in
                    Task { @MainActor in
                        try? await Task.sleep(for: .milliseconds(20))
                        work()
                    }
                }) == 9)
    }

    private struct Restless: View {
        @State private var width: CGFloat = 1

        var body: some View {
            Rectangle().frame(width: width, height: 1).onAppear(perform: grow)
        }

        private func grow() {
            width += 1
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { grow() }
        }
    }

    @Test("a view that never rests is drawn as it is after a while")
    func unrest() async { #expect(await settledWidth(Restless()) > 1) }

    private struct Scrolled: View {
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) { ForEach(0..<10) { Rectangle().frame(width: 20, height: 10).id($0) } }
                }
                .frame(height: 30)
                .onAppear { DispatchQueue.main.async { proxy.scrollTo(9, anchor: .bottom) } }
            }
        }
    }

    @Test("a scroll that is asked for later")
    func lateScroll() async {
        let renderer = ViewRenderer(text: ShapingCache(shaper: FixedMetricsShaper()))
        await renderer.settle(Scrolled(), proposal: .unspecified, timeout: .seconds(600))
        let picture = renderer.drawing(of: Scrolled(), proposal: .unspecified)
        #expect(paths(in: picture.items).first.map { $0.outline.controlBounds.minY } == -70)
    }
}
