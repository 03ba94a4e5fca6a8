import Foundation
import SwiftUICore

/// The name of a quantity, as `.value("Year", …)` gives it. Words without interpolations need no environment, and are
/// what nearly all labels are, so that a row costs no more than its string.
@usableFromInline
struct ChartLabel: @unchecked Sendable {
    private enum Storage {
        case string(String)
        indirect case key(LocalizedStringKey)
        indirect case text(Text)
    }

    // Neither a key nor a text is changed once made, so a label may go anywhere.
    private let storage: Storage

    @usableFromInline
    init(verbatim string: String) { storage = .string(string) }

    @inlinable
    init(_ string: some StringProtocol) { self.init(verbatim: String(string)) }

    @usableFromInline
    init(_ key: LocalizedStringKey) {
        let plain = key.arguments.isEmpty && !key.key.hasPercentSign
        storage = plain ? .string(key.key) : .key(key)
    }

    @usableFromInline
    init(_ resource: LocalizedStringResource) { storage = .text(Text(resource)) }

    @usableFromInline
    init(_ text: Text) { storage = .text(text) }

    func string(in environment: EnvironmentValues) -> String {
        switch storage {
        case .string(let string): string
        case .key(let key): key.resolved(in: environment)
        case .text(let text): text.plainString(in: environment)
        }
    }
}
