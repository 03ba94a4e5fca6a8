import Foundation
import Testing

@testable import SwiftUICore

/// Preferences and anchors: what views say to those around them.
@MainActor
struct DataFlowPreferenceTests {
    struct Total: PreferenceKey {
        static let defaultValue = 0

        static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
    }

    struct Name: PreferenceKey {
        static func reduce(value: inout String?, nextValue: () -> String?) { value = value ?? nextValue() }

        typealias Value = String?
    }

    private func total(_ view: some View) -> Int? {
        var seen: [Int] = []
        _ = drawing(view.onPreferenceChange(Total.self) { seen.append($0) })
        return seen.last
    }

    private func tile(_ value: Int) -> some View {
        Rectangle().frame(width: 1, height: 1).preference(key: Total.self, value: value)
    }

    @Test("siblings are merged, and the default holds where nobody says anything")
    func merging() {
        #expect(
            total(
                HStack {
                    tile(1); tile(2); tile(4)
                }) == 7)
        #expect(total(Rectangle()) == 0)
    }

    @Test("what a view says replaces what is within; a transform changes it")
    func replacing() {
        #expect(
            total(
                HStack {
                    tile(1); tile(2)
                }.preference(key: Total.self, value: 10)) == 10)
        #expect(
            total(
                HStack {
                    tile(1); tile(2)
                }.transformPreference(Total.self) { $0 *= 10 }) == 30)
        #expect(total(tile(1).preference(key: Name.self, value: "a")) == 1)
    }

    @Test("optional values keep nil apart from nothing said")
    func optionals() {
        var seen: [String?] = []
        let view = Rectangle().preference(key: Name.self, value: nil)
            .transformPreference(Name.self) { $0 = ($0 ?? "none") + "!" }
        _ = drawing(view.onPreferenceChange(Name.self) { seen.append($0) })
        #expect(seen == ["none!"])
    }

    private struct Equal: View {
        @State private var width: CGFloat?

        struct Widest: PreferenceKey {
            static let defaultValue: CGFloat = 0

            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
        }

        var body: some View {
            VStack(spacing: 0) {
                ForEach([3, 8, 5], id: \.self) { natural in
                    Rectangle().frame(width: width ?? CGFloat(natural), height: 1)
                        .background(
                            GeometryReader { Color.clear.preference(key: Widest.self, value: $0.size.width) })
                }
            }
            .onPreferenceChange(Widest.self) { width = $0 }
        }
    }

    @Test("the usual way to equal widths works: geometry, preference, state")
    func equalWidths() {
        #expect(boxes(Equal()).map(\.width) == [8, 8, 8])
    }

    struct Places: PreferenceKey {
        static let defaultValue: [Anchor<CGRect>] = []

        static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) { value += nextValue() }
    }

    private func anchored(_ width: CGFloat) -> some View {
        Color.clear.frame(width: width, height: 2).anchorPreference(key: Places.self, value: .bounds) { [$0] }
    }

    @Test("an overlay is made of where other views are")
    func overlay() {
        let view = HStack(spacing: 1) {
            anchored(3)
            anchored(5)
        }
        .padding(10)
        .overlayPreferenceValue(Places.self) { anchors in
            GeometryReader { proxy in
                ForEach(Array(anchors.enumerated()), id: \.offset) { _, anchor in
                    Rectangle().frame(width: proxy[anchor].width, height: proxy[anchor].height)
                        .offset(x: proxy[anchor].minX, y: proxy[anchor].minY)
                }
            }
        }
        .padding(.leading, 100)
        #expect(boxes(view) == [box(110, 10, 3, 2), box(114, 10, 5, 2)])
    }

    @Test("a background is drawn first, aligned, and leaves the size alone")
    func background() {
        let view = Rectangle().frame(width: 10, height: 10).preference(key: Total.self, value: 4)
            .backgroundPreferenceValue(Total.self, alignment: .bottomTrailing) { value in
                Rectangle().frame(width: CGFloat(value), height: 2)
            }
        #expect(boxes(view) == [box(6, 8, 4, 2), box(0, 0, 10, 10)])
        #expect(drawing(view).size == CGSize(width: 10, height: 10))
    }

    @Test("an overlay's own preferences go on up")
    func overlayPreferences() {
        let view = tile(1).overlayPreferenceValue(Total.self) { _ in tile(5) }
        #expect(total(view) == 6)
    }

    @Test("anchors can be added to what is there")
    func transformAnchor() {
        var widths: [CGFloat] = []
        let view = HStack(spacing: 0) { anchored(3) }
            .padding(.leading, 4)
            .transformAnchorPreference(key: Places.self, value: .bounds) { $0.append($1) }
            .overlayPreferenceValue(Places.self) { anchors in
                GeometryReader { proxy in
                    let _ = widths = anchors.map { proxy[$0].width }
                    Color.clear
                }
            }
        _ = drawing(view)
        #expect(widths == [3, 7])
    }
}
