// Value by value. Where one is missing the result is.

extension Column where WrappedElement: AdditiveArithmetic {
    public static func + (left: Column, right: Column) -> Column { combined(left, right, +) }

    public static func + (left: Column, right: WrappedElement) -> Column { left.mapNonNil { $0 + right } }

    public static func - (left: Column, right: Column) -> Column { combined(left, right, -) }

    public static func - (left: Column, right: WrappedElement) -> Column { left.mapNonNil { $0 - right } }

    public static func += (left: inout Column, right: Column) { left = left + right }

    public static func -= (left: inout Column, right: Column) { left = left - right }
}

extension Column where WrappedElement: Numeric {
    public static func * (left: Column, right: Column) -> Column { combined(left, right, *) }

    public static func * (left: Column, right: WrappedElement) -> Column { left.mapNonNil { $0 * right } }

    public static func *= (left: inout Column, right: Column) { left = left * right }
}

extension Column where WrappedElement: FloatingPoint {
    public static func / (left: Column, right: Column) -> Column { combined(left, right, /) }

    public static func / (left: Column, right: WrappedElement) -> Column { left.mapNonNil { $0 / right } }

    public static func /= (left: inout Column, right: Column) { left = left / right }
}

// A mask for `DataFrame`'s subscript: a missing value passes no test.

extension Column where WrappedElement: Comparable {
    public static func < (left: Column, right: WrappedElement) -> [Bool] { left.mask { $0 < right } }

    public static func <= (left: Column, right: WrappedElement) -> [Bool] { left.mask { $0 <= right } }

    public static func > (left: Column, right: WrappedElement) -> [Bool] { left.mask { $0 > right } }

    public static func >= (left: Column, right: WrappedElement) -> [Bool] { left.mask { $0 >= right } }
}

extension Column where WrappedElement: Equatable {
    public static func == (left: Column, right: WrappedElement) -> [Bool] { left.mask { $0 == right } }

    public static func != (left: Column, right: WrappedElement) -> [Bool] { left.mask { $0 != right } }
}

extension Column {
    private static func combined(
        _ left: Column, _ right: Column, _ combine: (WrappedElement, WrappedElement) -> WrappedElement
    ) -> Column {
        Column(
            name: left.name,
            contents: zip(left, right).map { a, b -> WrappedElement? in
                guard let a, let b else { return nil }
                return combine(a, b)
            })
    }

    private func mask(_ test: (WrappedElement) -> Bool) -> [Bool] { map { $0.map(test) ?? false } }
}
