import Foundation

/// One place that a rotor leads to.
public struct AccessibilityRotorEntry<ID: Hashable> {
    package let label: Text?
    package let id: ID
    package let prepare: () -> Void

    /// - Parameter prepare: Run before the place is gone to; kept.
    public init(_ label: Text, id: ID, prepare: @escaping () -> Void = {}) {
        (self.label, self.id, self.prepare) = (label, id, prepare)
    }

    public init(_ labelKey: LocalizedStringKey, id: ID, prepare: @escaping () -> Void = {}) {
        self.init(Text(labelKey), id: id, prepare: prepare)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ label: S, id: ID, prepare: @escaping () -> Void = {}) {
        self.init(Text(label), id: id, prepare: prepare)
    }
}

/// Places of a view to go through with assistive technology, one after the other. Kept for interactive output.
package struct AccessibilityRotorUse {
    package let label: String
    package let entries: [(label: String, id: AnyHashable, prepare: () -> Void)]
}

/// Collects the entries of a rotor.
@resultBuilder
public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<ID: Hashable>(
        _ expression: AccessibilityRotorEntry<ID>
    ) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(entries: [expression.part])
    }

    public static func buildExpression<Data: RandomAccessCollection, ID: Hashable>(
        _ expression: ForEach<Data, ID, AccessibilityRotorEntry<ID>>
    ) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(
            entries: expression.data.map { expression.content($0).part })
    }

    public static func buildBlock(_ parts: _AccessibilityRotorEntries...) -> _AccessibilityRotorEntries {
        _AccessibilityRotorEntries(entries: parts.flatMap(\.entries))
    }

    public static func buildOptional(_ part: _AccessibilityRotorEntries?) -> _AccessibilityRotorEntries {
        part ?? _AccessibilityRotorEntries(entries: [])
    }

    public static func buildEither(first part: _AccessibilityRotorEntries) -> _AccessibilityRotorEntries { part }

    public static func buildEither(second part: _AccessibilityRotorEntries) -> _AccessibilityRotorEntries { part }
}

/// An entry without the type of its identity.
private struct AccessibilityRotorPart {
    let label: Text?
    let id: AnyHashable
    let prepare: () -> Void
}

extension AccessibilityRotorEntry {
    fileprivate var part: AccessibilityRotorPart {
        AccessibilityRotorPart(label: label, id: AnyHashable(id), prepare: prepare)
    }
}

/// The entries that a rotor's closure gives.
public struct _AccessibilityRotorEntries {
    fileprivate let entries: [AccessibilityRotorPart]
}

/// The rotors that every system has.
public struct AccessibilitySystemRotor: Hashable, Sendable {
    package let name: String

    public static let headings = AccessibilitySystemRotor(name: "Headings")
    public static let links = AccessibilitySystemRotor(name: "Links")
    public static let boldText = AccessibilitySystemRotor(name: "Bold Text")
    public static let images = AccessibilitySystemRotor(name: "Images")
    public static let landmarks = AccessibilitySystemRotor(name: "Landmarks")
    public static let lists = AccessibilitySystemRotor(name: "Lists")
    public static let tables = AccessibilitySystemRotor(name: "Tables")
    public static let textFields = AccessibilitySystemRotor(name: "Text Fields")
}

extension View {
    public nonisolated func accessibilityRotor(
        _ label: Text, @AccessibilityRotorContentBuilder entries: @escaping () -> _AccessibilityRotorEntries
    ) -> some View {
        let box = UncheckedSendableBox(entries)
        return accessible { properties, environment in
            let named = box.value().entries.map {
                (label: $0.label?.plainString(in: environment) ?? "", id: $0.id, prepare: $0.prepare)
            }
            properties.rotors.append(.init(label: label.plainString(in: environment), entries: named))
        }
    }

    public nonisolated func accessibilityRotor(
        _ labelKey: LocalizedStringKey,
        @AccessibilityRotorContentBuilder entries: @escaping () -> _AccessibilityRotorEntries
    ) -> some View {
        accessibilityRotor(Text(labelKey), entries: entries)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<S: StringProtocol>(
        _ label: S, @AccessibilityRotorContentBuilder entries: @escaping () -> _AccessibilityRotorEntries
    ) -> some View {
        accessibilityRotor(Text(label), entries: entries)
    }

    public nonisolated func accessibilityRotor(
        _ systemRotor: AccessibilitySystemRotor,
        @AccessibilityRotorContentBuilder entries: @escaping () -> _AccessibilityRotorEntries
    ) -> some View {
        accessibilityRotor(Text(verbatim: systemRotor.name), entries: entries)
    }

    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ rotorLabel: Text, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        let box = UncheckedSendableBox(
            entries.map { (label: $0[keyPath: entryLabel], id: AnyHashable($0.id), prepare: {}) })
        return accessible { properties, environment in
            properties.rotors.append(.init(label: rotorLabel.plainString(in: environment), entries: box.value))
        }
    }

    public nonisolated func accessibilityRotor<Entry: Identifiable>(
        _ rotorLabelKey: LocalizedStringKey, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabelKey), entries: entries, entryLabel: entryLabel)
    }

    @_disfavoredOverload
    public nonisolated func accessibilityRotor<S: StringProtocol, Entry: Identifiable>(
        _ rotorLabel: S, entries: [Entry], entryLabel: KeyPath<Entry, String>
    ) -> some View {
        accessibilityRotor(Text(rotorLabel), entries: entries, entryLabel: entryLabel)
    }

    /// The buttons among `content` are offered as actions of this view; kept for interactive output, not drawn.
    public nonisolated func accessibilityActions<Content: View>(@ViewBuilder _ content: () -> Content) -> some View {
        let box = UncheckedSendableBox(content())
        return accessible { properties, _ in properties.actionViews.append(AnyView(box.value)) }
    }
}

/// Names of the framework of accessibility for further content of an element.
public enum AXCustomContent {
    /// Whether content is told at once or when asked for.
    public enum Importance: UInt, Hashable, Sendable { case `default`, high }
}
