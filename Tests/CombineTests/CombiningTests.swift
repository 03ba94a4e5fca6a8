import Combine
import Foundation
import Testing

/// Operators on several upstreams.
struct CombiningTests {
    private let a = PassthroughSubject<Int, Trouble>()
    private let b = PassthroughSubject<Int, Trouble>()

    @Test("merge passes values as they come and ends with the last upstream")
    func merge() {
        let recorder = a.merge(with: b).recorded()
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        #expect(recorder.values == [1, 2, 3] && !recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
        #expect(Publishers.MergeMany([[1].publisher, [2].publisher, [3].publisher]).recorded().values == [1, 2, 3])
        #expect([1].publisher.merge(with: [2].publisher, [3].publisher).recorded().values == [1, 2, 3])
    }

    @Test("merge keeps to the demand and fails at once")
    func mergeDemand() {
        let recorder = [1, 2].publisher.merge(with: [3, 4].publisher).recorded(demand: .max(3))
        #expect(recorder.values == [1, 2, 3])
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 3, 4] && recorder.isFinished)
        let failing = a.merge(with: b).recorded()
        a.send(completion: .failure(.first))
        b.send(1)
        #expect(failing.error == .first && failing.values.isEmpty)
    }

    @Test("combineLatest pairs the latest of each side")
    func combineLatest() {
        let recorder = a.combineLatest(b) { "\($0)\($1)" }.recorded()
        a.send(1)
        a.send(2)
        b.send(5)
        b.send(6)
        a.send(completion: .finished)
        b.send(7)
        #expect(recorder.values == ["25", "26", "27"] && !recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
        let three = Just(1).combineLatest(Just("x"), Just(2.5)).recorded()
        #expect(three.values.map { "\($0)" } == [#"(1, "x", 2.5)"#])
        let four = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.recorded()
        #expect(four.values == [10] && four.isFinished)
        #expect(Just(1).combineLatest(Empty<Int, Never>()).recorded().isFinished)
    }

    @Test("zip pairs values by position and ends when one side can give no more")
    func zip() {
        let recorder = a.zip(b) { $0 * 10 + $1 }.recorded()
        a.send(1)
        a.send(2)
        b.send(5)
        a.send(completion: .finished)
        #expect(recorder.values == [15] && !recorder.isFinished)
        b.send(6)
        #expect(recorder.values == [15, 26] && recorder.isFinished)
        #expect([1, 2].publisher.zip(["a", "b", "c"].publisher, [true].publisher).recorded().values.count == 1)
    }

    @Test("zip hands out no more pairs than are asked for")
    func zipDemand() {
        let recorder = [1, 2, 3].publisher.zip([4, 5, 6].publisher) { $0 + $1 }.recorded(demand: .max(1))
        #expect(recorder.values == [5])
        recorder.request(.max(2))
        #expect(recorder.values == [5, 7, 9] && recorder.isFinished)
        #expect(
            [1, 2].publisher.zip([3, 4].publisher) { $0 + $1 }.recorded(demand: .max(1), more: .max(1)).values == [
                4, 6,
            ])
    }

    @Test("flatMap flattens, with a limit on the publishers at work")
    func flatMap() {
        #expect([1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorded().values.sorted() == [1, 2, 10, 20])
        let recorder = [1, 2].publisher.flatMap { [$0, $0 * 10].publisher }.recorded(demand: .max(3))
        #expect(recorder.values.count == 3 && !recorder.isFinished)
        recorder.request(.max(1))
        #expect(recorder.values.count == 4 && recorder.isFinished)
        let inner = [PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()]
        let one = [0, 1].publisher.flatMap(maxPublishers: .max(1)) { inner[$0] }.recorded()
        inner[1].send(7)
        inner[0].send(1)
        inner[0].send(completion: .finished)
        inner[1].send(2)
        #expect(one.values == [1, 2])
        #expect(Just(1).flatMap { _ in Fail<Int, Trouble>(error: .first) }.recorded().error == .first)
    }

    @Test("a value sent while another is delivered is not lost")
    func reentrance() {
        let source = PassthroughSubject<Int, Trouble>()
        var seen: [Int] = []
        let link = source.merge(with: a).sink(receiveCompletion: { _ in }) { value in
            seen.append(value)
            if value < 3 { source.send(value + 1) }
        }
        source.send(1)
        #expect(seen == [1, 2, 3])
        link.cancel()
    }

    @Test("switchToLatest listens to the latest publisher only")
    func switching() {
        let outer = PassthroughSubject<PassthroughSubject<Int, Trouble>, Trouble>()
        let recorder = outer.switchToLatest().recorded()
        outer.send(a)
        a.send(1)
        outer.send(b)
        a.send(2)
        b.send(3)
        outer.send(completion: .finished)
        #expect(recorder.values == [1, 3] && !recorder.isFinished)
        b.send(completion: .finished)
        #expect(recorder.isFinished)
    }

    @Test("share subscribes once for all, and lets go after the last")
    func share() {
        let (subscriptions, cancels) = (Counter(), Counter())
        let source = PassthroughSubject<Int, Never>()
        let shared = source.handleEvents(
            receiveSubscription: { _ in subscriptions.add() }, receiveCancel: { cancels.add() }
        ).share()
        let (first, second) = (shared.recorded(), shared.recorded())
        source.send(1)
        first.cancel()
        source.send(2)
        #expect(first.values == [1] && second.values == [1, 2] && subscriptions.value == 1 && cancels.value == 0)
        second.cancel()
        #expect(cancels.value == 1)
        let third = shared.recorded()
        source.send(3)
        #expect(third.values == [3] && subscriptions.value == 2)
    }

    @Test("a connectable publisher begins when it is connected")
    func connectable() {
        let publisher = [1, 2].publisher.makeConnectable()
        let (first, second) = (publisher.recorded(), publisher.recorded())
        #expect(first.values.isEmpty)
        _ = publisher.connect()
        #expect(first.values == [1, 2] && second.values == [1, 2])
    }

    @Test("until another publisher speaks, and from then on")
    func until() {
        let signal = PassthroughSubject<Void, Trouble>()
        let (before, after) = (a.prefix(untilOutputFrom: signal).recorded(), a.drop(untilOutputFrom: signal).recorded())
        a.send(1)
        signal.send()
        a.send(2)
        #expect(before.values == [1] && before.isFinished && after.values == [2])
    }
}
