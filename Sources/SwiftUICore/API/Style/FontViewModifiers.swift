import Foundation

extension View {
    nonisolated public func font(_ font: Font?) -> some View { environment(\.font, font) }

    nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View {
        transformingEnvironment { $0.fontTraits.weight = weight }
    }

    nonisolated public func fontWidth(_ width: Font.Width?) -> some View {
        transformingEnvironment { $0.fontTraits.width = width }
    }

    nonisolated public func fontDesign(_ design: Font.Design?) -> some View {
        transformingEnvironment { $0.fontTraits.design = design }
    }

    nonisolated public func bold(_ isActive: Bool = true) -> some View {
        transformingEnvironment { $0.fontTraits.isBold = isActive }
    }

    nonisolated public func italic(_ isActive: Bool = true) -> some View {
        transformingEnvironment { $0.fontTraits.isItalic = isActive }
    }

    nonisolated public func monospaced(_ isActive: Bool = true) -> some View {
        transformingEnvironment { $0.fontTraits.design = isActive ? .monospaced : nil }
    }

    nonisolated public func monospacedDigit() -> some View {
        transformingEnvironment { $0.fontTraits.monospacedDigits = true }
    }

    nonisolated public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View {
        environment(\.dynamicTypeSize, size)
    }

    /// Keeps the reader's preference within limits.
    nonisolated public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View
    where T.Bound == DynamicTypeSize {
        let allowed = DynamicTypeSize.allCases.filter(range.contains)
        return transformingEnvironment { environment in
            guard let least = allowed.first, let most = allowed.last else { return }
            environment.dynamicTypeSize = min(max(environment.dynamicTypeSize, least), most)
        }
    }
}
