import Combine
import Foundation
import Testing

/// Observable objects and their published properties.
struct ObservationTests {
    final class Model: ObservableObject {
        @Published var count = 1
        @Published var name: String?
        @Published private(set) var rows: [Int] = []

        func add(_ row: Int) { rows.append(row) }
    }

    @Test("objectWillChange fires before each change, and is the same publisher each time")
    func willChange() {
        let model = Model()
        var seen: [Int] = []
        let link = model.objectWillChange.sink { seen.append(model.count) }
        model.count = 2
        model.name = "a"
        model.add(3)
        #expect(seen == [1, 2, 2] && model.rows == [3])
        #expect(model.objectWillChange === model.objectWillChange)
        link.cancel()
    }

    @Test("each object has a publisher of its own")
    func perObject() {
        let (first, second) = (Model(), Model())
        let counter = Counter()
        let link = first.objectWillChange.sink { counter.add() }
        second.count = 5
        #expect(counter.value == 0)
        link.cancel()
    }

    @Test("a published property hands out its value, then each new one before it is stored")
    func projection() {
        let model = Model()
        var seen: [String] = []
        let link = model.$count.sink { seen.append("\($0) was \(model.count)") }
        model.count = 2
        #expect(seen == ["1 was 1", "2 was 1"])
        link.cancel()
        let type: Published<Int>.Publisher = model.$count
        #expect(type.recorded().values == [2])
    }

    final class Linked: ObservableObject {
        @Published var input = 1
        @Published var doubled = 0

        init() { $input.map { $0 * 2 }.assign(to: &$doubled) }
    }

    @Test("assign(to:) keeps a property up to date and tells its object")
    func assignment() {
        let model = Linked()
        #expect(model.doubled == 2)
        let counter = Counter()
        let link = model.objectWillChange.sink { counter.add() }
        model.input = 4
        #expect(model.doubled == 8 && counter.value == 2)
        link.cancel()
    }

    final class Plain: ObservableObject {
        var value = 0 { willSet { objectWillChange.send() } }
    }

    final class Custom: ObservableObject {
        let objectWillChange = ObservableObjectPublisher()
    }

    @Test("objects without published properties send by themselves, through their own publisher if they have one")
    func byHand() {
        let counter = Counter()
        let (plain, custom) = (Plain(), Custom())
        let links = [plain.objectWillChange.sink { counter.add() }, custom.objectWillChange.sink { counter.add(10) }]
        plain.value = 1
        custom.objectWillChange.send()
        #expect(counter.value == 11)
        links.forEach { $0.cancel() }
    }

    class Base: ObservableObject {
        @Published var inherited = 0
    }

    final class Derived: Base {
        @Published var own = 0
    }

    @Test("a subclass publishes inherited and own properties through one publisher")
    func inheritance() {
        let model = Derived()
        let counter = Counter()
        let link = model.objectWillChange.sink { counter.add() }
        model.inherited = 1
        model.own = 1
        #expect(counter.value == 2)
        link.cancel()
    }

    @Test("objects are not kept alive by what is remembered of them")
    func lifetime() {
        weak var gone: Model?
        do {
            let model = Model()
            let link = model.objectWillChange.sink {}
            gone = model
            model.count = 3
            link.cancel()
        }
        #expect(gone == nil)
        // Objects that come and go at the same addresses must not hear of each other.
        let counter = Counter()
        for _ in 0..<500 {
            let model = Model()
            let link = model.objectWillChange.sink { counter.add() }
            model.count += 1
            link.cancel()
        }
        #expect(counter.value == 500)
    }

    @MainActor final class Isolated: ObservableObject {
        @Published var rows: [Int] = []

        func load() async { rows = [1, 2] }
    }

    @Test("published properties work on classes of the main actor")
    @MainActor func isolated() async {
        let model = Isolated()
        let counter = Counter()
        let link = model.objectWillChange.sink { counter.add() }
        await model.load()
        #expect(model.rows == [1, 2] && counter.value == 1)
        link.cancel()
    }
}
