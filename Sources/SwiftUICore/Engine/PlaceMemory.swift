import Foundation

/// What views remember from pass to pass, by their places in the tree. Places that a pass does not visit are forgotten.
@MainActor
struct PlaceStorage {
    private struct Key: Hashable {
        var path: StructuralPath
        var field: Int
    }

    private var boxes: [Key: AnyObject] = [:]
    private var permanent: Set<Key> = []
    private var visited: Set<Key> = []
    private var visitedPaths: Set<StructuralPath> = []

    mutating func box<Box: AnyObject>(
        at path: StructuralPath, field: Int, isPermanent: Bool, make: () -> Box
    ) -> Box {
        let key = Key(path: path, field: field)
        if isPermanent {
            permanent.insert(key)
        } else {
            visited.insert(key)
            visitedPaths.insert(path)
        }
        if let known = boxes[key] as? Box { return known }
        let fresh = make()
        boxes[key] = fresh
        return fresh
    }

    /// Whether the pass visited something at this place.
    func isAlive(_ path: StructuralPath) -> Bool { visitedPaths.contains(path) }

    mutating func beginPass() {
        visited.removeAll(keepingCapacity: true)
        visitedPaths.removeAll(keepingCapacity: true)
    }

    mutating func endPass() {
        if boxes.count == visited.count + permanent.count { return }
        boxes = boxes.filter { visited.contains($0.key) || permanent.contains($0.key) }
    }
}

/// Which views with `onAppear` and `onDisappear` there are, to tell who came and who went.
@MainActor
struct PresenceRecord {
    private struct Farewell {
        var path: StructuralPath
        var action: () -> Void
    }

    private var before: Set<StructuralPath> = []
    private var now: Set<StructuralPath> = []
    private var farewellsBefore: [Farewell] = []
    private var farewells: [Farewell] = []

    mutating func beginPass() {
        (before, now) = (now, [])
        (farewellsBefore, farewells) = (farewells, [])
    }

    /// Whether the place is new.
    mutating func note(_ path: StructuralPath) -> Bool { now.insert(path).inserted && !before.contains(path) }

    mutating func noteFarewell(_ path: StructuralPath, _ action: @escaping () -> Void) {
        farewells.append(Farewell(path: path, action: action))
    }

    /// What those who went want done, in the order of the tree.
    func endPass() -> [() -> Void] {
        if farewellsBefore.isEmpty { return [] }
        let present = Set(farewells.map(\.path))
        var told: Set<StructuralPath> = []
        return farewellsBefore.filter { !present.contains($0.path) && told.insert($0.path).inserted }.map(\.action)
    }
}
