import Foundation

/// Whether code runs where the main actor does. Once a program has given its main thread to Dispatch, the main queue
/// may be served by any thread, so the thread alone does not tell.
package enum MainPlace {
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
