import Foundation
import Synchronization

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

struct DownloadFailure: Error {
    var message: String
}

/// Collects the body of one answer and shows how much has come.
final class DownloadProgress: NSObject, URLSessionDataDelegate {
    private struct State {
        var body = Data()
        /// In bytes; nil where the server does not say.
        var expected: Int64?
        var refusal: String?
        var result: Result<Data, DownloadFailure>?
    }

    private let isShown: Bool
    private let state = Mutex(State())
    private let finished = DispatchSemaphore(value: 0)

    init(isShown: Bool) { self.isShown = isShown }

    /// Blocks until the answer is complete or has failed.
    func wait() -> Result<Data, DownloadFailure> {
        finished.wait()
        return state.withLock { $0.result ?? .failure(DownloadFailure(message: "no answer")) }
    }

    func urlSession(
        _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
        completionHandler: @escaping @Sendable (URLSession.ResponseDisposition) -> Void
    ) {
        let status = (response as? HTTPURLResponse)?.statusCode ?? 200
        let isGood = (200..<300).contains(status)
        state.withLock {
            $0.expected = response.expectedContentLength > 0 ? response.expectedContentLength : nil
            if !isGood {
                $0.refusal = "the server answers \(status), \(HTTPURLResponse.localizedString(forStatusCode: status))"
            }
        }
        completionHandler(isGood ? .allow : .cancel)
    }

    func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
        let (count, expected) = state.withLock {
            $0.body.append(data)
            return ($0.body.count, $0.expected)
        }
        let share = expected.map { " of \($0 / 1024) kB" } ?? " kB"
        show("\(count / 1024)\(share)")
    }

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
        show("")
        state.withLock { state in
            if let refusal = state.refusal {
                state.result = .failure(DownloadFailure(message: refusal))
            } else if let error {
                let isLate = (error as? URLError)?.code == .timedOut
                let message = isLate ? "the server sent nothing for 30 seconds" : error.localizedDescription
                state.result = .failure(DownloadFailure(message: message))
            } else {
                state.result = .success(state.body)
            }
        }
        finished.signal()
    }

    /// Replaces the line on the terminal.
    private func show(_ text: String) {
        if isShown { FileHandle.standardError.write(Data("\r\u{1B}[K\(text)".utf8)) }
    }
}
