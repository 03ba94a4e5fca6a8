import Foundation

extension AttributeScopes {
    /// What SwiftUI draws of an attributed string, with Foundation's link and language.
    public struct SwiftUIAttributes: AttributeScope {
        public let font: FontAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let kern: KerningAttribute
        public let tracking: TrackingAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let inlinePresentationIntent: InlinePresentationIntentAttribute
        public let foundation: FoundationAttributes

        public enum FontAttribute: AttributedStringKey {
            public typealias Value = Font
            public static let name = "SwiftUI.Font"
        }

        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.ForegroundColor"
        }

        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = Color
            public static let name = "SwiftUI.BackgroundColor"
        }

        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.StrikethroughStyle"
        }

        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = Text.LineStyle
            public static let name = "SwiftUI.UnderlineStyle"
        }

        /// Points.
        public enum KerningAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Kern"
        }

        /// Points.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.Tracking"
        }

        /// Points above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = "SwiftUI.BaselineOffset"
        }

        public enum InlinePresentationIntentAttribute: AttributedStringKey {
            public typealias Value = InlinePresentationIntent
            public static let name = "NSInlinePresentationIntent"
        }
    }

    public var swiftUI: SwiftUIAttributes.Type { SwiftUIAttributes.self }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(
        dynamicMember keyPath: KeyPath<AttributeScopes.SwiftUIAttributes, T>
    ) -> T { self[T.self] }
}

extension AttributedString.Runs.Run {
    /// What the run's attributes change of the environment its characters are drawn in.
    package func apply(to environment: inout EnvironmentValues) {
        typealias Keys = AttributeScopes.SwiftUIAttributes
        if let url = self[AttributeScopes.FoundationAttributes.LinkAttribute.self] {
            environment.markAsLink(to: url.absoluteString)
        }
        if let intent = self[Keys.InlinePresentationIntentAttribute.self] { environment.apply(intent) }
        if let font = self[Keys.FontAttribute.self] { environment.font = font }
        if let color = self[Keys.ForegroundColorAttribute.self] { environment.setForegroundStyles(color) }
        if let color = self[Keys.BackgroundColorAttribute.self] { environment.textAttributes.background = color }
        if let style = self[Keys.StrikethroughStyleAttribute.self] { environment.textAttributes.strikethrough = style }
        if let style = self[Keys.UnderlineStyleAttribute.self] { environment.textAttributes.underline = style }
        if let kern = self[Keys.KerningAttribute.self] { environment.textAttributes.kerning = kern }
        if let tracking = self[Keys.TrackingAttribute.self] { environment.textAttributes.tracking = tracking }
        if let offset = self[Keys.BaselineOffsetAttribute.self] { environment.textAttributes.baselineOffset = offset }
    }
}

extension EnvironmentValues {
    package mutating func apply(_ intent: InlinePresentationIntent) {
        if intent.contains(.stronglyEmphasized) { fontTraits.isBold = true }
        if intent.contains(.emphasized) { fontTraits.isItalic = true }
        if intent.contains(.code) { fontTraits.design = .monospaced }
        if intent.contains(.strikethrough) { textAttributes.strikethrough = .single }
    }

    /// Links have the tint's colour.
    package mutating func markAsLink(to address: String) {
        setForegroundStyles(AnyShapeStyle(.tint))
        textAttributes.link = address
    }
}
