import Drawing
import Foundation
import Testing
import TextShaping

@testable import SwiftUICore

/// What only interactive output can do: kept with the views' frames, and not drawn.
@MainActor
struct PresentationTests {
    private func placed(_ view: some View) -> LayoutNode {
        let graph = RenderGraph(text: ShapingCache(shaper: FixedMetricsShaper()))
        let node = ResolveContext(environment: EnvironmentValues(), graph: graph).node(of: view)
        node.place(at: .zero, proposal: .unspecified)
        return node
    }

    private var tile: some View { Rectangle().frame(width: 4, height: 3) }

    @Test("a tap is kept with its frame and can be carried out")
    func tap() {
        var taps: [CGPoint] = []
        let view = tile.onTapGesture(count: 2) { taps.append($0) }.padding(5)
        let found = placed(view).interactions
        #expect(found.map(\.frame) == [CGRect(x: 5, y: 5, width: 4, height: 3)])
        guard case .gesture(let gesture, .normal, _) = found.first?.interaction,
            let ended = gesture as? _EndedGesture<SpatialTapGesture>
        else {
            Issue.record("a tap is a gesture")
            return
        }
        ended.action(.init(location: CGPoint(x: 1, y: 2)))
        #expect(taps == [CGPoint(x: 1, y: 2)] && ended.content.count == 2)
    }

    @Test("nothing of it is drawn or changes the layout")
    func undrawn() {
        let isOn = Binding.constant(true)
        let view = tile.gesture(DragGesture()).onHover { _ in }.contextMenu { Text("menu") }.help(Text("a"))
            .sheet(isPresented: isOn) { Text("sheet") }.popover(isPresented: isOn) { Text("popover") }
            .alert(Text("alert"), isPresented: isOn) { Text("ok") }.keyboardShortcut("a").focusable()
            .sensoryFeedback(.success, trigger: 1).transition(.opacity).animation(.default, value: 1)
            .matchedGeometryEffect(id: 1, in: Namespace().wrappedValue).disabled(true)
        let picture = drawing(view)
        #expect(picture.size == CGSize(width: 4, height: 3))
        #expect(paths(in: picture.items).count == 1 && texts(in: picture.items).isEmpty)
        #expect(placed(view).interactions.count >= 12)
    }

    private final class Flag {
        var value: Bool

        init(_ value: Bool) { self.value = value }

        var binding: Binding<Bool> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    private func presentations(_ view: some View) -> [Presentation] {
        placed(view).interactions.compactMap {
            if case .presentation(let presentation) = $0.interaction { return presentation }
            return nil
        }
    }

    private func strings(_ view: AnyView?) -> [String] {
        view.map { texts(in: drawing($0).items).map(\.string) } ?? []
    }

    @Test("a sheet keeps its content, whether it is up, and how it goes")
    func sheet() {
        let flag = Flag(true)
        var dismissed = 0
        let view = tile.sheet(isPresented: flag.binding, onDismiss: { dismissed += 1 }) { Text("inside") }
        let sheet = presentations(view).first
        #expect(sheet?.kind == .sheet && sheet?.isPresented() == true)
        #expect(strings(sheet?.content()) == ["inside"])
        sheet?.dismiss()
        #expect(!flag.value && dismissed == 1)
    }

    private struct Item: Identifiable { let id: Int }

    @Test("an item's sheet has content while there is an item")
    func itemSheet() {
        var item: Item? = Item(id: 7)
        let view = tile.fullScreenCover(item: Binding(get: { item }, set: { item = $0 })) { Text("\($0.id)") }
        let cover = presentations(view).first
        #expect(strings(cover?.content()) == ["7"])
        cover?.dismiss()
        #expect(item == nil && cover?.isPresented() == false && cover?.content() == nil)
    }

    @Test("alerts keep title, buttons and message")
    func alerts() {
        let flag = Flag(true)
        let view = tile.alert("Sure?", isPresented: flag.binding, presenting: 3) {
            Text("Delete \($0)")
        } message: {
            Text("\($0) rows")
        }
        let alert = presentations(view).first
        #expect(alert?.title?.plainString(in: EnvironmentValues()) == "Sure?")
        #expect(strings(alert?.content()) == ["Delete 3"] && strings(alert?.message?()) == ["3 rows"])
        let old = presentations(tile.alert(isPresented: flag.binding) { Alert(title: Text("T"), message: Text("M")) })
        #expect(strings(old.first?.content()) == ["T", "M", "OK"])
        let dialog = tile.confirmationDialog("Title", isPresented: flag.binding, titleVisibility: .hidden) { Text("a") }
        #expect(presentations(dialog).map(\.kind) == [.confirmationDialog])
    }

    private struct Table: FileDocument {
        static var readableContentTypes: [UTType] { [.commaSeparatedText] }

        var text = ""

        init(_ text: String) { self.text = text }

        init(configuration: ReadConfiguration) throws {
            text = configuration.file.regularFileContents.map { String(decoding: $0, as: UTF8.self) } ?? ""
        }

        func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
            FileWrapper(regularFileWithContents: Data(text.utf8))
        }
    }

    @Test("an exporter can write its document, and it reads back")
    func exporter() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).csv")
        defer { try? FileManager.default.removeItem(at: url) }
        var written: [URL] = []
        let view = tile.fileExporter(
            isPresented: .constant(true), document: Table("a,b"), contentType: .commaSeparatedText,
            defaultFilename: "t.csv"
        ) { if case .success(let url) = $0 { written.append(url) } }
        let exchange = try #require(presentations(view).first?.exchange?.value)
        exchange.export?(url)
        #expect(written == [url] && exchange.defaultFilename == "t.csv")
        let file = try FileWrapper(url: url)
        #expect(try Table(configuration: .init(contentType: .commaSeparatedText, file: file)).text == "a,b")
    }

    @Test("an importer hands on one file, or all of them")
    func importer() {
        let urls = [URL(fileURLWithPath: "/a"), URL(fileURLWithPath: "/b")]
        var (one, all): ([URL], [URL]) = ([], [])
        let view =
            tile
            .fileImporter(isPresented: .constant(false), allowedContentTypes: [.json]) {
                if case .success(let url) = $0 { one.append(url) }
            }
            .fileImporter(isPresented: .constant(false), allowedContentTypes: [.json], allowsMultipleSelection: true) {
                if case .success(let urls) = $0 { all = urls }
            }
        for presentation in presentations(view) { presentation.exchange?.value.completion?(.success(urls)) }
        #expect(one == [urls[0]] && all == urls)
    }

    @Test("types know their extension and what they are kinds of")
    func types() {
        #expect(UTType(filenameExtension: "CSV") == .commaSeparatedText)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .item) && !UTType.png.conforms(to: .text))
        #expect(UTType("no.such") == nil && UTType.pdf.preferredMIMEType == "application/pdf")
    }

    @Test("environment actions do what they are given")
    func actions() async {
        var opened: [String] = []
        var values = EnvironmentValues()
        values.openURL = OpenURLAction { url in
            opened.append(url.path)
            return .handled
        }
        if let url = URL(string: "http://localhost/x") {
            values.openURL(url) { if $0 { opened.append("done") } }
            EnvironmentValues().openURL(url) { if !$0 { opened.append("nobody") } }
        }
        #expect(opened == ["/x", "done", "nobody"])
        #expect(
            values.scenePhase == .active && !values.isPresented && !values.presentationMode.wrappedValue.isPresented)
        values.dismiss()
    }

    private struct Refresher: View {
        @Environment(\.refresh) private var refresh
        let report: (Bool) -> Void

        var body: some View { Rectangle().onAppear { report(refresh != nil) } }
    }

    @Test("a refresh action is there for the views within")
    func refresh() {
        var seen: [Bool] = []
        _ = drawing(Refresher { seen.append($0) }.refreshable {})
        _ = drawing(Refresher { seen.append($0) })
        #expect(seen == [true, false])
    }

    @Test("drops are offered the items of their type")
    func drop() {
        var dropped: [String] = []
        let view = tile.dropDestination(for: String.self) { items, _ in
            dropped += items
            return !items.isEmpty
        }
        guard case .drop(let target) = placed(view).interactions.first?.interaction else {
            Issue.record("a drop destination is kept")
            return
        }
        #expect(target.action(["a", 3, "b"], .zero) && dropped == ["a", "b"])
        #expect(!target.action([3], .zero))
    }
}
