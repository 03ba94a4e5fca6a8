import Foundation

/// Where a view stands in the tree: the key under which its state lives from pass to pass. A running 128-bit hash
/// instead of a list of steps, so that going down one level costs no allocation.
package struct StructuralPath: Hashable, Sendable {
    private var high: UInt64 = 0x9E37_79B9_7F4A_7C15
    private var low: UInt64 = 0xD1B5_4A32_D192_ED03

    package init() {}

    /// The child at a fixed position.
    package func child(_ index: Int) -> StructuralPath { mixed(UInt64(truncatingIfNeeded: index) &+ 1) }

    /// The child with an explicit identity, such as an element of a `ForEach`.
    package func child(id: some Hashable) -> StructuralPath {
        mixed(UInt64(bitPattern: Int64(id.hashValue)) ^ 0xA5A5_5A5A_0F0F_F0F0)
    }

    /// The child of a type: swapping one view type for another at one place starts with fresh state.
    package func child(type: Any.Type) -> StructuralPath { child(id: ObjectIdentifier(type)) }

    private func mixed(_ step: UInt64) -> StructuralPath {
        var next = self
        next.low = Self.scramble(low ^ (step &* 0xFF51_AFD7_ED55_8CCD))
        next.high = Self.scramble(high &+ next.low &+ (step &* 0xC4CE_B9FE_1A85_EC53))
        return next
    }

    /// The finaliser of a 64-bit multiply-xorshift hash.
    private static func scramble(_ value: UInt64) -> UInt64 {
        var x = value
        x = (x ^ (x >> 30)) &* 0xBF58_476D_1CE4_E5B9
        x = (x ^ (x >> 27)) &* 0x94D0_49BB_1331_11EB
        return x ^ (x >> 31)
    }
}
