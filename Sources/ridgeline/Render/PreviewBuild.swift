import Foundation

/// Builds the program that draws the previews and views of a source, or finds it built.
struct PreviewBuild {
    let source: RenderSource
    let toolchain: Toolchain
    let cache: ProgramCache

    /// The program's path.
    /// - Throws: where the source does not compile; the compiler's messages went to standard error as they are.
    func program() throws(Failure) -> String {
        var texts: [String: String] = [:]
        for file in source.allFiles {
            guard let data = FileManager.default.contents(atPath: file) else {
                throw Failure(
                    status: .data, message: "\(file) cannot be read.",
                    remedy: "Check the path, and that you may read the file.")
            }
            texts[file] = String(decoding: data, as: UTF8.self)
        }
        let key = key(texts)
        let folder = cache.folder(for: key)
        if !cache.contains(key) { try build(in: folder, texts) }
        cache.touch(key)
        return folder + "/previews"
    }

    private func key(_ texts: [String: String]) -> String {
        var hash = ContentHash()
        hash.add(Program.version)
        hash.add(Self.debugInformation)
        hash.add(toolchain.fingerprint)
        hash.add("\(source.module) \(source.languageMode)")
        // The path is in the program: previews without a name are named after their file.
        for file in source.allFiles {
            hash.add(file)
            hash.add(texts[file] ?? "")
        }
        return hash.digits
    }

    private func build(in folder: String, _ texts: [String: String]) throws(Failure) {
        let work = folder + ".\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: work) }
        if Terminal.errorsAreShown { Terminal.progress("Compiling \(source.name)") }
        defer { Terminal.progress("") }
        var modules = ["-I", work]
        var objects: [String] = []
        for dependency in ordered(source.dependencies) {
            let object = "\(work)/\(dependency.module).o"
            try write("", to: "\(work)/.folder")
            try compile(
                dependency,
                modules
                    + [
                        "-emit-module", "-emit-module-path", "\(work)/\(dependency.module).swiftmodule", "-wmo", "-c",
                        "-o", object,
                    ])
            objects.append(object)
        }
        modules += objects
        var candidates = source.files.flatMap { viewNames(in: texts[$0] ?? "") }
        // Views that need arguments are found by the compiler's complaints about the lines that make them.
        while true {
            let main = work + "/RidgelinePreviews.swift"
            try write(Self.mainText(candidates), to: main)
            let refused = try compile(
                source, modules + toolchain.linkFlags + ["-o", work + "/previews"], main: main)
            if refused.isEmpty { break }
            candidates = candidates.enumerated().filter { !refused.contains($0.offset) }.map(\.element)
        }
        do {
            try? FileManager.default.removeItem(atPath: folder)
            try FileManager.default.moveItem(atPath: work, toPath: folder)
        } catch {
            throw Failure(
                status: .writing, message: "\(folder) cannot be written: \(reason(of: error))",
                remedy: "Set XDG_CACHE_HOME to a folder that you may write to.")
        }
    }

    /// Each module once, after those it needs.
    private func ordered(_ sources: [RenderSource]) -> [RenderSource] {
        var all: [RenderSource] = []
        for source in sources {
            for inner in ordered(source.dependencies) + [source]
            where !all.contains(where: { $0.module == inner.module }) {
                all.append(inner)
            }
        }
        return all
    }

    /// Enough for a crash to name its line.
    private static let debugInformation = "-gline-tables-only"

    private static let firstLine = 7

    /// The program's start, with a line for each view from line `firstLine` on.
    private static func mainText(_ views: [String]) -> String {
        """
        import SwiftUI

        // The program's own start is set aside, whatever it is.
        @_cdecl("main")
        public func ridgelinePreviews(_ count: Int32, _ words: UnsafeMutableRawPointer?) -> Int32 {
            MainActor.assumeIsolated { var views: [_PreviewProgram.NamedView] = []; views.reserveCapacity(\(views.count))
        \(views.map { "views.append(.init(\"\($0)\") { \($0)() })" }.joined(separator: "\n"))
                return _PreviewProgram.run(views: views) }
        }

        """
    }

    /// - Returns: positions of the views that cannot be made without arguments.
    @discardableResult
    private func compile(_ source: RenderSource, _ flags: [String], main: String? = nil) throws(Failure) -> Set<Int> {
        let words = [
            toolchain.compiler, "-parse-as-library", "-module-name", source.module, "-swift-version",
            "\(source.languageMode)",
            "-diagnostic-style", "llvm", "-Onone", Self.debugInformation, "-Xfrontend", "-entry-point-function-name",
            "-Xfrontend",
            "ridgeline_set_aside",
        ]
        let run = try ToolRun.start(
            words + toolchain.searchFlags + flags + source.files + [main].compactMap { $0 }, capturesErrors: true)
        let messages = String(decoding: run.output, as: UTF8.self)
        guard run.status != 0 else {
            Terminal.passOn(messages)
            return []
        }
        let (own, others) = Self.divided(messages, by: main)
        guard !own.isEmpty, !others.contains("error:") else {
            Terminal.passOn(messages)
            throw Failure(
                status: .data, message: "\(source.name) does not compile.",
                remedy: "The compiler's messages are above.")
        }
        let lines = own.compactMap { Int($0.split(separator: ":").first ?? "") }.filter { $0 >= Self.firstLine }
        guard !lines.isEmpty else {
            Terminal.passOn(messages)
            throw Failure(
                status: .data, message: "\(source.name) cannot be made a program.",
                remedy: "The compiler's messages are above; ./dev install puts modules that fit this command in place.")
        }
        return Set(lines.map { $0 - Self.firstLine })
    }

    /// The errors in the program's start, from their line number on, and the other messages.
    private static func divided(_ messages: String, by main: String?) -> (own: [Substring], others: String) {
        guard let main else { return ([], messages) }
        let lines = messages.split(separator: "\n", omittingEmptySubsequences: false)
        let own = lines.filter { $0.hasPrefix(main) && $0.contains(": error:") }.map {
            $0.dropFirst(main.utf8.count + 1)
        }
        return (own, lines.filter { !$0.hasPrefix(main) }.joined(separator: "\n"))
    }

    private func write(_ text: String, to path: String) throws(Failure) { try writeFile(Data(text.utf8), to: path) }
}
