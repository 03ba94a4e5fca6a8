import Combine
import Foundation
import Testing

/// Operators and publishers that have to do with time and threads.
struct TimingTests {
    private let queue = DispatchQueue(label: "timing")

    @Test("receive(on:) delivers on the scheduler, in order")
    func receiveOn() async {
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let elsewhere = Counter()
        let recorder = (1...500).publisher.receive(on: queue)
            .handleEvents(receiveOutput: { _ in if DispatchQueue.getSpecific(key: key) != true { elsewhere.add() } })
            .recorded()
        #expect(await eventually { recorder.isFinished })
        #expect(recorder.values == Array(1...500) && elsewhere.value == 0)
    }

    @Test("subscribe(on:) subscribes on the scheduler")
    func subscribeOn() async {
        let key = DispatchSpecificKey<Bool>()
        queue.setSpecific(key: key, value: true)
        let deferred = Deferred { Just(DispatchQueue.getSpecific(key: key) == true) }
        let recorder = deferred.subscribe(on: queue).recorded()
        #expect(await eventually { recorder.isFinished })
        #expect(recorder.values == [true])
    }

    @Test("delay delivers later, in order")
    func delay() async {
        let start = Date()
        let recorder = [1, 2, 3].publisher.delay(for: .milliseconds(30), scheduler: queue).recorded()
        #expect(recorder.values.isEmpty)
        #expect(await eventually { recorder.isFinished })
        #expect(recorder.values == [1, 2, 3] && Date().timeIntervalSince(start) >= 0.029)
    }

    @Test("debounce waits for a pause and gives the last value")
    func debounce() async {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.debounce(for: .seconds(0.1), scheduler: queue).recorded()
        for value in 1...5 { subject.send(value) }
        #expect(recorder.values.isEmpty)
        #expect(await eventually { !recorder.values.isEmpty })
        #expect(recorder.values == [5])
    }

    @Test("throttle gives the first value at once, then one per interval", arguments: [true, false])
    func throttle(latest: Bool) async {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.throttle(for: .milliseconds(100), scheduler: queue, latest: latest).recorded()
        for value in 1...4 { subject.send(value) }
        #expect(await eventually { recorder.values.count == 2 })
        #expect(recorder.values == [1, latest ? 4 : 2])
    }

    @Test("timeout ends a silent stream")
    func timeout() async {
        let subject = PassthroughSubject<Int, Trouble>()
        let recorder = subject.timeout(.milliseconds(30), scheduler: queue, customError: { .first }).recorded()
        subject.send(1)
        #expect(await eventually { recorder.error == .first })
        #expect(recorder.values == [1])
    }

    @Test("intervals are measured in the scheduler's time")
    func measure() async {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = subject.measureInterval(using: queue).recorded()
        try? await Task.sleep(for: .milliseconds(20))
        subject.send(1)
        #expect(recorder.values.allSatisfy { $0 >= .milliseconds(19) } && recorder.values.count == 1)
    }

    @Test("the immediate scheduler runs at once")
    func immediate() {
        #expect(Just(1).delay(for: .seconds(9), scheduler: ImmediateScheduler.shared).recorded().values == [1])
    }

    @Test("a timer publishes while it is connected")
    func timer() async {
        let counter = Counter()
        let thread = Thread {
            let link = Timer.publish(every: 0.01, on: .current, in: .default).autoconnect().sink { _ in counter.add() }
            RunLoop.current.run(until: Date().addingTimeInterval(0.2))
            link.cancel()
            let before = counter.value
            RunLoop.current.run(until: Date().addingTimeInterval(0.05))
            if counter.value != before { counter.add(1000) }
        }
        thread.start()
        #expect(await eventually { thread.isFinished })
        #expect((2...25).contains(counter.value))
    }

    @Test("values are an asynchronous sequence")
    func values() async throws {
        var seen: [Int] = []
        for await value in [1, 2, 3].publisher.values { seen.append(value) }
        #expect(seen == [1, 2, 3])
        let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw Trouble.first } else { $0 } }
        await #expect(throws: Trouble.first) { for try await value in failing.values { seen.append(value) } }
        #expect(seen == [1, 2, 3, 1])
    }

    @Test("a task that waits for values ends when it is cancelled")
    func cancelledValues() async {
        let subject = PassthroughSubject<Int, Never>()
        let task = Task { @Sendable [values = UncheckedBox(subject.values)] in
            var count = 0
            for await _ in values.value { count += 1 }
            return count
        }
        try? await Task.sleep(for: .milliseconds(20))
        task.cancel()
        #expect(await task.value == 0)
    }

    @Test("many threads may send at once")
    func threads() async {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let counter = Counter()
        let link = a.merge(with: b).map { $0 * 2 }.sink { counter.add($0) }
        await withTaskGroup(of: Void.self) { group in
            for index in 0..<8 {
                let subject = index % 2 == 0 ? a : b
                group.addTask { for _ in 0..<500 { subject.send(1) } }
            }
        }
        #expect(await eventually { counter.value == 8000 })
        link.cancel()
    }
}

struct UncheckedBox<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
