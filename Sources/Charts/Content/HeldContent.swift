import Foundation

/// Content that a `Sendable` value holds.
@usableFromInline
struct HeldContent<Content: ChartContent>: @unchecked Sendable {
    // Made once, and read on the main actor only, when the chart collects its content.
    @usableFromInline let content: Content

    @inlinable
    init(_ content: Content) { self.content = content }
}
