import Combine
import Foundation
import Testing

/// Operators on one upstream.
struct OperatorTests {
    private let numbers = [1, 2, 3, 4, 5].publisher

    @Test("mapping")
    func mapping() {
        #expect(numbers.map { $0 * 2 }.recorded().values == [2, 4, 6, 8, 10])
        #expect(["a", "bb"].publisher.map(\.count).recorded().values == [1, 2])
        #expect([1, nil, 3].publisher.replaceNil(with: 0).recorded().values == [1, 0, 3])
        #expect(numbers.scan(0, +).recorded().values == [1, 3, 6, 10, 15])
        let failed = numbers.tryMap { if $0 == 3 { throw Trouble.first } else { $0 } }.recorded()
        #expect(failed.values == [1, 2] && failed.error as? Trouble == .first)
        let mapped = Fail<Int, Trouble>(error: .first).mapError { _ in Trouble.second }.recorded()
        #expect(mapped.error == .second)
        #expect(numbers.setFailureType(to: Trouble.self).recorded().isFinished)
        let scanned = numbers.tryScan(0) { if $1 == 4 { throw Trouble.second } else { $0 + $1 } }.recorded()
        #expect(scanned.values == [1, 3, 6] && scanned.error as? Trouble == .second)
    }

    @Test("a value that is filtered out is replaced by asking for one more")
    func filtering() {
        #expect(numbers.filter { $0 > 3 }.recorded(demand: .max(1)).values == [4])
        #expect(numbers.compactMap { $0 % 2 == 0 ? "\($0)" : nil }.recorded().values == ["2", "4"])
        #expect([1, 1, 2, 2, 1].publisher.removeDuplicates().recorded().values == [1, 2, 1])
        let failed = numbers.tryFilter { if $0 == 2 { throw Trouble.first } else { true } }.recorded()
        #expect(failed.values == [1] && failed.error as? Trouble == .first)
    }

    @Test("taking stops upstream after the last value it needs")
    func taking() {
        let asked = Counter()
        let watched = numbers.handleEvents(receiveOutput: { _ in asked.add() })
        #expect(watched.first().recorded().values == [1] && asked.value == 1)
        #expect(numbers.first { $0 > 2 }.recorded().values == [3])
        #expect(numbers.prefix(2).recorded().values == [1, 2])
        #expect(numbers.prefix(0).recorded().isFinished)
        #expect(numbers.prefix { $0 < 3 }.recorded().values == [1, 2])
        #expect(numbers.dropFirst().recorded().values == [2, 3, 4, 5])
        #expect(numbers.dropFirst(4).recorded(demand: .max(1)).values == [5])
        #expect(numbers.drop { $0 < 3 }.recorded().values == [3, 4, 5])
        #expect(numbers.output(at: 1).recorded().values == [2])
        #expect(numbers.output(in: 1..<3).recorded().values == [2, 3])
        #expect(numbers.output(in: 3...).recorded().values == [4, 5])
    }

    @Test("folding gives one result at the end, when it is asked for")
    func folding() {
        #expect(numbers.reduce(0, +).recorded().values == [15])
        #expect(numbers.collect().recorded().values == [[1, 2, 3, 4, 5]])
        #expect(numbers.count().recorded().values == [5])
        #expect(numbers.last().recorded().values == [5])
        #expect(numbers.last { $0 < 3 }.recorded().values == [2])
        #expect(Empty<Int, Never>().last().recorded().values == [])
        #expect(numbers.max().recorded().values == [5] && numbers.min().recorded().values == [1])
        #expect(numbers.contains(3).recorded().values == [true])
        #expect(numbers.allSatisfy { $0 < 3 }.recorded().values == [false])
        #expect(numbers.ignoreOutput().recorded().isFinished)
        let late = Empty<Int, Never>().collect().recorded(demand: .none)
        #expect(late.values.isEmpty && !late.isFinished)
        late.request(.max(1))
        #expect(late.values == [[]] && late.isFinished)
    }

    @Test("collecting by count asks for whole batches")
    func batches() {
        let asked = Counter()
        let watched = numbers.handleEvents(receiveOutput: { _ in asked.add() })
        let recorder = watched.collect(2).recorded(demand: .max(1))
        #expect(recorder.values == [[1, 2]] && asked.value == 2)
        recorder.request(.max(2))
        #expect(recorder.values == [[1, 2], [3, 4], [5]] && recorder.isFinished)
    }

    @Test("one publisher after another, within the demand")
    func concatenating() {
        let recorder = numbers.prepend(0).append(6, 7).recorded(demand: .max(2))
        #expect(recorder.values == [0, 1])
        recorder.request(.max(5))
        #expect(recorder.values == [0, 1, 2, 3, 4, 5, 6])
        recorder.request(.unlimited)
        #expect(recorder.values.last == 7 && recorder.isFinished)
        #expect(numbers.append(Just(9)).recorded().values == [1, 2, 3, 4, 5, 9])
        #expect(Empty<Int, Never>().replaceEmpty(with: 8).recorded().values == [8])
        #expect(Just(1).replaceEmpty(with: 8).recorded().values == [1])
    }

    @Test("errors can be caught, replaced or tried again")
    func catching() {
        let failing = numbers.tryMap { if $0 == 3 { throw Trouble.first } else { $0 } }
        #expect(failing.catch { _ in Just(0) }.recorded().values == [1, 2, 0])
        #expect(failing.replaceError(with: -1).recorded().values == [1, 2, -1])
        let again = failing.retry(1).recorded()
        #expect(again.values == [1, 2, 1, 2] && again.error as? Trouble == .first)
        let thrown = failing.tryCatch { _ -> Just<Int> in throw Trouble.second }.recorded()
        #expect(thrown.error as? Trouble == .second)
    }

    @Test("events are told as they pass, and printed")
    func events() {
        final class Lines: TextOutputStream {
            var text = ""

            func write(_ string: String) { text += string }
        }
        let lines = Lines()
        _ = Just(1).print("p", to: lines).recorded(demand: .max(1))
        #expect(lines.text.hasSuffix("p: request max(1)\np: receive value: (1)\np: receive finished\n"))
        let cancels = Counter()
        PassthroughSubject<Int, Never>().handleEvents(receiveCancel: { cancels.add() }).recorded().cancel()
        #expect(cancels.value == 1)
    }

    @Test("encoding and decoding")
    func coding() {
        let data = Just([1, 2]).encode(encoder: JSONEncoder())
        #expect(data.decode(type: [Int].self, decoder: JSONDecoder()).recorded().values == [[1, 2]])
        #expect(Just(Data()).decode(type: Int.self, decoder: JSONDecoder()).recorded().error is DecodingError)
    }

    @Test("a full buffer drops what its strategy says")
    func buffering() {
        func kept(_ strategy: Publishers.BufferingStrategy<Trouble>) -> Recorder<Int, Trouble> {
            let subject = PassthroughSubject<Int, Trouble>()
            let recorder = subject.buffer(size: 2, prefetch: .byRequest, whenFull: strategy).recorded(demand: .none)
            for value in 1...3 { subject.send(value) }
            recorder.request(.unlimited)
            return recorder
        }
        #expect(kept(.dropNewest).values == [1, 2])
        #expect(kept(.dropOldest).values == [2, 3])
        #expect(kept(.customError { .first }).error == .first)
    }

    @Test("assigning writes to a property")
    func assigning() {
        final class Target { var number = 0 }
        let target = Target()
        let subject = PassthroughSubject<Int, Never>()
        let link = subject.assign(to: \.number, on: target)
        subject.send(5)
        link.cancel()
        subject.send(6)
        #expect(target.number == 5)
    }

    @Test("an erased publisher behaves as the one inside")
    func erased() {
        #expect(numbers.eraseToAnyPublisher().eraseToAnyPublisher().recorded(demand: .max(2)).values == [1, 2])
    }
}
