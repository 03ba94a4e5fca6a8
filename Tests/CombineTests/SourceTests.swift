import Combine
import Foundation
import Testing

/// Publishers that values come from, and the demand they keep to.
struct SourceTests {
    @Test("Just sends its value and finishes, once it is asked")
    func just() {
        let recorder = Just(3).recorded(demand: .none)
        #expect(recorder.values.isEmpty && !recorder.isFinished)
        recorder.request(.max(1))
        #expect(recorder.values == [3] && recorder.isFinished)
    }

    @Test("Empty finishes at once or never, Fail fails")
    func emptyAndFail() {
        #expect(Empty<Int, Never>().recorded(demand: .none).isFinished)
        #expect(!Empty<Int, Never>(completeImmediately: false).recorded().isFinished)
        #expect(Fail<Int, Trouble>(error: .first).recorded().error == .first)
    }

    @Test("a sequence sends as many elements as are asked for, and finishes with the last")
    func sequence() {
        let recorder = [1, 2, 3].publisher.recorded(demand: .max(2))
        #expect(recorder.values == [1, 2] && !recorder.isFinished)
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2, 3] && recorder.isFinished)
        #expect([1, 2, 3].publisher.recorded(demand: .max(1), more: .max(1)).values == [1, 2, 3])
    }

    @Test("optionals and results are publishers")
    func optionalAndResult() {
        #expect(Optional(3).publisher.recorded().values == [3])
        let nothing: Int? = nil
        #expect(nothing.publisher.recorded().isFinished)
        #expect(Result<Int, Trouble>.success(1).publisher.recorded().values == [1])
        #expect(Result<Int, Trouble>.failure(.second).publisher.recorded().error == .second)
    }

    @Test("a future runs its closure once and keeps the result")
    func future() {
        let runs = Counter()
        var promise: Future<Int, Trouble>.Promise?
        let future = Future<Int, Trouble> {
            runs.add()
            promise = $0
        }
        let early = future.recorded()
        #expect(early.values.isEmpty)
        promise?(.success(4))
        promise?(.success(5))
        #expect(early.values == [4] && early.isFinished)
        let late = future.recorded(demand: .none)
        late.request(.max(1))
        #expect(late.values == [4] && runs.value == 1)
    }

    @Test("Deferred makes its publisher for each subscriber")
    func deferred() {
        let runs = Counter()
        let deferred = Deferred {
            runs.add()
            return Just(runs.value)
        }
        #expect(runs.value == 0)
        #expect(deferred.recorded().values == [1])
        #expect(deferred.recorded().values == [2])
    }

    @Test("a record plays values and end back")
    func record() {
        let record = Record<Int, Trouble>(output: [1, 2], completion: .failure(.first))
        let recorder = record.recorded(demand: .max(1))
        #expect(recorder.values == [1] && recorder.error == nil)
        recorder.request(.max(1))
        #expect(recorder.values == [1, 2] && recorder.error == .first)
    }

    @Test("a passthrough subject drops what nobody asked for, and is silent after its end")
    func passthrough() {
        let subject = PassthroughSubject<Int, Trouble>()
        let recorder = subject.recorded(demand: .max(1))
        subject.send(1)
        subject.send(2)
        recorder.request(.max(1))
        subject.send(3)
        subject.send(completion: .failure(.first))
        subject.send(4)
        #expect(recorder.values == [1, 3] && recorder.error == .first)
        #expect(subject.recorded().error == .first)
    }

    @Test("a subject sends to its subscribers in their order, and not to one that has cancelled")
    func subscribers() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let first = subject.sink { log.append("a\($0)") }
        let second = subject.sink { log.append("b\($0)") }
        subject.send(1)
        first.cancel()
        subject.send(2)
        #expect(log == ["a1", "b1", "b2"])
        second.cancel()
    }

    @Test("a current-value subject keeps the latest for whoever asks later")
    func currentValue() {
        let subject = CurrentValueSubject<Int, Never>(1)
        let recorder = subject.recorded(demand: .max(1))
        #expect(recorder.values == [1])
        subject.send(2)
        subject.value = 3
        recorder.request(.max(1))
        #expect(recorder.values == [1, 3] && subject.value == 3)
        subject.send(completion: .finished)
        subject.send(4)
        #expect(subject.value == 3 && recorder.isFinished)
    }

    @Test("a subject passes on what it is subscribed to")
    func chained() {
        let (from, to) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let recorder = to.recorded()
        let link = from.subscribe(to)
        from.send(1)
        link.cancel()
        from.send(2)
        #expect(recorder.values == [1])
    }

    @Test("dropping an AnyCancellable cancels")
    func anyCancellable() {
        let subject = PassthroughSubject<Int, Never>()
        let counter = Counter()
        var bag: Set<AnyCancellable> = []
        subject.sink { counter.add($0) }.store(in: &bag)
        subject.send(1)
        bag = []
        subject.send(10)
        #expect(counter.value == 1)
    }

    @Test("notifications come while subscribed")
    func notifications() {
        let center = NotificationCenter()
        let name = Notification.Name("changed")
        let counter = Counter()
        let link = center.publisher(for: name).sink { counter.add($0.userInfo?["n"] as? Int ?? 0) }
        center.post(name: name, object: nil, userInfo: ["n": 2])
        center.post(name: Notification.Name("other"), object: nil, userInfo: ["n": 5])
        link.cancel()
        center.post(name: name, object: nil, userInfo: ["n": 7])
        #expect(counter.value == 2)
    }
}
