import Foundation

/// The categories of one channel in order of first appearance; a row stores an index into them.
public struct CategoryDictionary: Sendable {
    public private(set) var names: [String] = []
    private var indexByName: [String: Int] = [:]
    private var lastIndex = 0

    public init() {}

    /// Rows mostly repeat the previous category or go on to the next one, so those are tried before hashing.
    mutating func intern(_ name: String) -> Int {
        if lastIndex < names.count {
            if names[lastIndex] == name { return lastIndex }
            let next = lastIndex + 1 < names.count ? lastIndex + 1 : 0
            if names[next] == name {
                lastIndex = next
                return next
            }
        }
        let index = indexByName[name] ?? names.count
        if index == names.count {
            names.append(name)
            indexByName[name] = index
        }
        lastIndex = index
        return index
    }

    public func index(of name: String) -> Int? { indexByName[name] }
}
