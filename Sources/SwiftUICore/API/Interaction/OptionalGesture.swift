import Foundation

/// A gesture that may not be there, as `condition ? gesture : nil` makes it. Without one a view is as it was.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never
}
