import Foundation
import TextShaping

extension Text {
    /// How the direction of writing is found where a text does not say it.
    public struct WritingDirectionStrategy: Equatable, Sendable {
        fileprivate enum Source: Equatable { case content, layout }

        fileprivate let source: Source

        /// By the text's own letters.
        public static let contentBased = WritingDirectionStrategy(source: .content)
        /// As the layout runs.
        public static let layoutBased = WritingDirectionStrategy(source: .layout)
        public static let `default` = contentBased
    }
}

private struct WritingDirectionKey: EnvironmentKey {
    static var defaultValue: Text.WritingDirectionStrategy { .default }
}

extension EnvironmentValues {
    fileprivate var writingDirectionStrategy: Text.WritingDirectionStrategy {
        get { self[WritingDirectionKey.self] }
        set { self[WritingDirectionKey.self] = newValue }
    }

    /// Texts without letters, such as numbers, are written as the locale's language is; a layout from left to right
    /// writes them so whatever that is.
    func writingDirection(of text: String) -> WritingDirection {
        let layout: WritingDirection = layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        if writingDirectionStrategy.source == .layout { return layout }
        if let own = WritingDirection(of: text) { return own }
        guard layout == .rightToLeft else { return layout }
        return locale.language.characterDirection == .rightToLeft ? layout : .leftToRight
    }
}

extension View {
    /// How texts within find their direction of writing. Alignment follows the layout in any case.
    public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
        transformingEnvironment { $0.writingDirectionStrategy = strategy }
    }
}
