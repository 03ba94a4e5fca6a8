import Foundation

/// Values over time, one track for each property that is animated.
public protocol Keyframes<Value> {
    associatedtype Value

    /// Seconds until the last keyframe.
    var _duration: Double { get }
}

/// One step of a track.
public protocol KeyframeTrackContent<Value> {
    associatedtype Value: Animatable

    /// Seconds that the step takes.
    var _duration: Double { get }
    /// Where the step ends; nil for where it began.
    var _target: Value? { get }
}

extension KeyframeTrackContent {
    fileprivate static func seconds(_ duration: TimeInterval) -> Double {
        duration.isFinite ? max(0, duration) : 0
    }
}

/// Goes to its value at a steady pace, or by a curve of time.
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _duration: Double
    public let _target: Value?
    package let timingCurve: UnitCurve

    public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
        (_target, self.timingCurve, _duration) = (to, timingCurve, Self.seconds(duration))
    }
}

/// Goes to its value along a smooth curve through its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _duration: Double
    public let _target: Value?
    package let velocities: (start: Value?, end: Value?)

    public init(_ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil) {
        (_target, _duration, velocities) = (to, Self.seconds(duration), (startVelocity, endVelocity))
    }
}

/// Goes to its value as a spring does.
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _duration: Double
    public let _target: Value?
    package let spring: Spring
    package let startVelocity: Value?

    /// - Parameter duration: Seconds; nil for until the spring is at rest.
    public init(
        _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(), startVelocity: Value? = nil
    ) {
        (_target, self.spring, self.startVelocity) = (to, spring, startVelocity)
        _duration = Self.seconds(duration ?? spring.settlingDuration)
    }
}

/// Is at its value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
    public let _target: Value?

    public var _duration: Double { 0 }

    public init(_ to: Value) { _target = to }
}

/// Steps one after the other.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
    package let steps: [any KeyframeTrackContent<Value>]

    public var _duration: Double { steps.reduce(0) { $0 + $1._duration } }

    public var _target: Value? { steps.last { $0._target != nil }?._target }
}

/// Collects the steps of a track.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        _KeyframeSteps(steps: [expression])
    }

    public static func buildExpression(_ expression: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { expression }

    public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> { buildArray(steps) }

    public static func buildArray(_ steps: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
        _KeyframeSteps(steps: steps.flatMap(\.steps))
    }

    public static func buildOptional(_ step: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
        step ?? buildArray([])
    }

    public static func buildEither(first step: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { step }

    public static func buildEither(second step: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> { step }
}

/// The steps of one property of a value, or of the whole value.
public struct KeyframeTrack<Root, TrackValue: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == TrackValue {
    public typealias Value = Root

    package let path: WritableKeyPath<Root, TrackValue>
    package let content: Content

    public var _duration: Double { content._duration }

    public init(
        _ keyPath: WritableKeyPath<Root, TrackValue>,
        @KeyframeTrackContentBuilder<TrackValue> content: () -> Content
    ) {
        (path, self.content) = (keyPath, content())
    }

    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == TrackValue {
        self.init(\Root.self, content: content)
    }
}

/// Tracks that run at the same time.
public struct _KeyframeTracks<Value>: Keyframes {
    package let tracks: [any Keyframes<Value>]

    public var _duration: Double { tracks.map { $0._duration }.max() ?? 0 }
}

/// Collects the tracks of an animator; steps alone are one track of the whole value.
@resultBuilder
public struct KeyframesBuilder<Value> {
    public static func buildExpression<K: Keyframes>(_ expression: K) -> _KeyframeTracks<Value>
    where K.Value == Value {
        _KeyframeTracks(tracks: [expression])
    }

    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> _KeyframeSteps<Value>
    where K.Value == Value {
        _KeyframeSteps(steps: [expression])
    }

    public static func buildBlock(_ tracks: _KeyframeTracks<Value>...) -> _KeyframeTracks<Value> {
        _KeyframeTracks(tracks: tracks.flatMap(\.tracks))
    }

    public static func buildBlock(_ steps: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value>
    where Value: Animatable {
        KeyframeTrackContentBuilder.buildArray(steps)
    }

    public static func buildFinalResult(_ tracks: _KeyframeTracks<Value>) -> _KeyframeTracks<Value> { tracks }

    public static func buildFinalResult(_ steps: _KeyframeSteps<Value>) -> _KeyframeTracks<Value>
    where Value: Animatable {
        _KeyframeTracks(tracks: [KeyframeTrack(\Value.self) { steps }])
    }
}
