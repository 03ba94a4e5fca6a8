import Foundation
import Geometry

/// Waits until Swift files change, by the kernel's inotify.
struct FileWatcher {
    private let queue: Int32
    private let folder: String
    /// nil: all Swift files below a folder.
    private let fileName: String?

    /// - Parameter path: a file, or a folder with all that is below.
    init(of path: String) throws(Failure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(
                status: .data, message: "There is no \(path).", remedy: "Name a Swift file or a package's folder.")
        }
        queue = inotify_init1(Int32(IN_CLOEXEC))
        guard queue >= 0 else { throw Self.failure(path) }
        // Editors write a new file and rename it, so the folder is watched and not the file.
        let slash = path.lastIndex(of: "/")
        let parent = slash.map { String(path.prefix(through: $0)) } ?? "."
        fileName = isFolder.boolValue ? nil : String(slash.map { path[path.index(after: $0)...] } ?? path[...])
        folder = isFolder.boolValue ? path : parent
        if let refused = watchFolders() { throw Self.failure(refused) }
    }

    /// Watches the folder, and those below it where all files count; one that is watched already stays so.
    /// - Returns: the first that cannot be watched.
    private func watchFolders() -> String? {
        var folders = [folder]
        if fileName == nil {
            let below = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
            folders += below.filter { name in
                var isInner: ObjCBool = false
                let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
                return !isHidden && FileManager.default.fileExists(atPath: folder + "/" + name, isDirectory: &isInner)
                    && isInner.boolValue
            }.map { folder + "/" + $0 }
        }
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE | IN_CREATE)
        return folders.first { inotify_add_watch(queue, $0, events) < 0 }
    }

    /// Returns after a change, once no further one has come for a moment.
    /// - Returns: false where the time was up before.
    func wait(until deadline: Date) -> Bool {
        while true {
            let rest = deadline.timeIntervalSinceNow
            if rest <= 0 { return false }
            if changed(within: Int32(clampedInt(rest * 1000, in: 1...60_000))) { break }
        }
        while changed(within: 60) {}
        return true
    }

    /// - Parameter time: in milliseconds.
    /// - Returns: whether something of interest changed.
    private func changed(within time: Int32) -> Bool {
        var waiting = pollfd(fd: queue, events: Int16(POLLIN), revents: 0)
        guard poll(&waiting, 1, time) > 0 else { return false }
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        let count = read(queue, &buffer, buffer.count)
        guard count > 0 else { return false }
        let changes = Self.changes(in: buffer.prefix(count))
        // What a new folder holds may have been written before it was watched.
        let hasNewFolder = fileName == nil && changes.contains { $0.isFolder }
        if hasNewFolder { _ = watchFolders() }
        return hasNewFolder
            || changes.contains { change in
                // A file that was only created is written to in a moment.
                guard !change.isFolder, !change.isCreation else { return false }
                return fileName.map { $0 == change.name }
                    ?? (change.name.hasSuffix(".swift") && !change.name.hasPrefix("."))
            }
    }

    private struct Change {
        var name: String
        var isFolder: Bool
        var isCreation: Bool
    }

    /// The kernel's answer: records of 16 bytes, of which the second four tell what happened and the last four the
    /// length of the name that follows, padded with zeros.
    private static func changes(in bytes: ArraySlice<UInt8>) -> [Change] {
        var changes: [Change] = []
        var rest = bytes
        func word(_ position: Int) -> Int {
            rest.dropFirst(position).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        while rest.count >= 16 {
            let (mask, length) = (word(4), word(12))
            rest = rest.dropFirst(16)
            let name = String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self)
            // checked: the bits of the two events, 0x4000_0000 and 0x100
            changes.append(
                Change(name: name, isFolder: mask & 0x4000_0000 != 0, isCreation: mask & Int(IN_CREATE) != 0))
            rest = rest.dropFirst(length)
        }
        return changes
    }

    private static func failure(_ path: String) -> Failure {
        Failure(
            status: .data, message: "\(path) cannot be watched: \(String(cString: strerror(errno))).",
            remedy: "Check the path, and the limit in /proc/sys/fs/inotify/max_user_watches.")
    }
}
