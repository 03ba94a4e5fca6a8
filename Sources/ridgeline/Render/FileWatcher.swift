import Foundation
import Geometry

/// Waits until Swift files change, by the kernel's inotify.
struct FileWatcher {
    private let queue: Int32
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
        let parent = (path as NSString).deletingLastPathComponent
        fileName = isFolder.boolValue ? nil : (path as NSString).lastPathComponent
        var folders = [isFolder.boolValue ? path : parent.isEmpty ? "." : parent]
        if isFolder.boolValue {
            let below = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
            folders += below.filter { name in
                var isInner: ObjCBool = false
                let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
                return !isHidden && FileManager.default.fileExists(atPath: path + "/" + name, isDirectory: &isInner)
                    && isInner.boolValue
            }.map { path + "/" + $0 }
        }
        let events = UInt32(IN_CLOSE_WRITE | IN_MOVED_TO | IN_DELETE)
        for folder in folders where inotify_add_watch(queue, folder, events) < 0 { throw Self.failure(folder) }
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
        return Self.names(in: buffer.prefix(count)).contains { name in
            fileName.map { $0 == name } ?? (name.hasSuffix(".swift") && !name.hasPrefix("."))
        }
    }

    /// Of the files in the kernel's answer: records of 16 bytes, of which the last four give the length of the name
    /// that follows, padded with zeros.
    private static func names(in bytes: ArraySlice<UInt8>) -> [String] {
        var names: [String] = []
        var rest = bytes
        while rest.count >= 16 {
            let length = rest.dropFirst(12).prefix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(16)
            names.append(String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self))
            rest = rest.dropFirst(length)
        }
        return names
    }

    private static func failure(_ path: String) -> Failure {
        Failure(
            status: .data, message: "\(path) cannot be watched: \(String(cString: strerror(errno))).",
            remedy: "Check the path, and the limit in /proc/sys/fs/inotify/max_user_watches.")
    }
}
