import Foundation

#if !canImport(Darwin)
    /// Which keyboard is asked for; a still picture shows none.
    public enum UIKeyboardType: Int, Hashable, Sendable {
        case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress
        case decimalPad, twitter, webSearch, asciiCapableNumberPad

        public static let alphabet = UIKeyboardType.asciiCapable
    }

    /// What a text field is for.
    public struct UITextContentType: RawRepresentable, Hashable, Sendable {
        public let rawValue: String

        public init(rawValue: String) { self.rawValue = rawValue }

        public static let name = UITextContentType(rawValue: "name")
        public static let username = UITextContentType(rawValue: "username")
        public static let password = UITextContentType(rawValue: "password")
        public static let newPassword = UITextContentType(rawValue: "new-password")
        public static let emailAddress = UITextContentType(rawValue: "email")
        public static let telephoneNumber = UITextContentType(rawValue: "tel")
        public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
        public static let URL = UITextContentType(rawValue: "url")
    }
#endif

/// Which letters a keyboard makes capitals by itself.
public struct TextInputAutocapitalization: Hashable, Sendable {
    private let name: String

    public static var never: TextInputAutocapitalization { .init(name: "never") }
    public static var words: TextInputAutocapitalization { .init(name: "words") }
    public static var sentences: TextInputAutocapitalization { .init(name: "sentences") }
    public static var characters: TextInputAutocapitalization { .init(name: "characters") }
}

/// UIKit's name for what is capitalised while typing.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
    case none, words, sentences, allCharacters
}

extension TextInputAutocapitalization {
    public init?(_ type: UITextAutocapitalizationType) {
        switch type {
        case .none: self = .never
        case .words: self = .words
        case .sentences: self = .sentences
        case .allCharacters: self = .characters
        }
    }
}

/// Whether text can be selected.
@MainActor @preconcurrency
public protocol TextSelectability {
    static var allowsSelection: Bool { get }
}

public struct EnabledTextSelectability: TextSelectability {
    public static let allowsSelection = true
}

public struct DisabledTextSelectability: TextSelectability {
    public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
    public static var enabled: EnabledTextSelectability { .init() }
}

extension TextSelectability where Self == DisabledTextSelectability {
    public static var disabled: DisabledTextSelectability { .init() }
}

/// Nobody types into a still picture: these are kept for interactive output.
extension View {
    public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
        interactive(.textInput(.keyboard(type)))
    }

    public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
        interactive(.textInput(.contentType(textContentType)))
    }

    public nonisolated func textInputAutocapitalization(
        _ autocapitalization: TextInputAutocapitalization?
    ) -> some View { interactive(.textInput(.autocapitalization(autocapitalization))) }

    /// The older name of `textInputAutocapitalization`.
    public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
        textInputAutocapitalization(TextInputAutocapitalization(style))
    }

    public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
        interactive(.textInput(.autocorrection(isDisabled: disable)))
    }

    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        autocorrectionDisabled(disable ?? false)
    }

    /// Text of an SVG can be selected in any case.
    public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
        wrapped { node, _ in
            InteractionNode(node, interaction: .textInput(.selection(isAllowed: S.allowsSelection)))
        }
    }
}
