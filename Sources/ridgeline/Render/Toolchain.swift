import Foundation

/// The compiler, and the modules that previews are compiled with: installed ones, or those of a build folder.
struct Toolchain {
    let compiler: String
    /// Options that make the modules known.
    let searchFlags: [String]
    /// What is linked: one archive, or the object files of a build.
    let linkFlags: [String]
    /// Changes whenever compiler or modules do.
    let fingerprint: String

    init() throws(Failure) {
        guard let compiler = Self.find("swiftc") else {
            throw Failure(
                status: .data,
                message: "Drawing Swift source needs the Swift compiler, and there is no swiftc in PATH.",
                remedy: "Install the toolchain: https://www.swift.org/install/linux")
        }
        let place = try ModulePlace()
        let libraries = ["cairo-ft", "pangoft2", "libcmark-gfm", "libdeflate", "libturbojpeg"]
        guard let cflags = Self.packageFlags("--cflags", libraries), let libs = Self.packageFlags("--libs", libraries)
        else {
            let missing = libraries.filter { Self.packageFlags("--exists", [$0]) == nil }
            throw Failure(
                status: .data, message: "Drawing Swift source needs the headers of \(missing.joined(separator: ", ")).",
                remedy: "Install them, on Debian: apt-get install libcairo2-dev libpango1.0-dev libcmark-gfm-dev "
                    + "libcmark-gfm-extensions-dev libdeflate-dev libturbojpeg0-dev pkg-config")
        }
        self.compiler = compiler
        searchFlags = place.searchFlags + cflags.flatMap { ["-Xcc", $0] }
        linkFlags = place.linkFlags + libs.filter { $0 != "-pthread" }
        fingerprint =
            ([compiler] + place.watched).map(Self.stamp).joined(separator: "\n")
            + searchFlags.joined(separator: " ")
    }

    private static func find(_ program: String) -> String? {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return folders.map { $0 + "/" + program }.first(where: FileManager.default.isExecutableFile)
    }

    private static func packageFlags(_ option: String, _ libraries: [String]) -> [String]? {
        guard let run = try? ToolRun.start(["pkg-config", option] + libraries, capturesErrors: false), run.status == 0
        else { return nil }
        return String(decoding: run.output, as: UTF8.self).split(whereSeparator: \.isWhitespace).map(String.init)
    }

    /// Size and time of a file.
    private static func stamp(_ path: String) -> String {
        var status = stat()
        guard stat(path, &status) == 0 else { return path }
        return "\(path) \(status.st_size) \(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    }
}

/// Where the compiled modules are.
private struct ModulePlace {
    let searchFlags: [String]
    let linkFlags: [String]
    /// Files that change with the modules.
    let watched: [String]

    /// Modules of the product that are no part of what previews import.
    private static let others = ["ExampleCharts", "TableData", "ridgeline"]

    init() throws(Failure) {
        let program =
            (try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        let folder = (program as NSString).deletingLastPathComponent
        let installed = (folder as NSString).deletingLastPathComponent + "/lib/ridgeline"
        if FileManager.default.fileExists(atPath: installed + "/modules/SwiftUI.swiftmodule") {
            self.init(installed: installed)
        } else if FileManager.default.fileExists(atPath: folder + "/Modules/SwiftUI.swiftmodule") {
            self.init(build: folder)
        } else {
            throw Failure(
                status: .data, message: "The modules SwiftUI and Charts are not beside this program.",
                remedy: "Install them with: ./dev install; or build all of the package: swift build")
        }
    }

    private init(installed folder: String) {
        let archive = folder + "/libridgeline.a"
        searchFlags =
            ["-I", folder + "/modules"] + Self.maps(in: folder + "/include")
            + Self.plugin(folder + "/SwiftUIMacros-tool")
        // The archive as a whole: records of conformances are found by the runtime, not by the linker.
        linkFlags = ["--whole-archive", archive, "--no-whole-archive"].flatMap { ["-Xlinker", $0] }
        watched = [archive]
    }

    /// A build folder holds the objects of each module in MODULE.build.
    private init(build folder: String) {
        let modules = (try? FileManager.default.contentsOfDirectory(atPath: folder + "/Modules")) ?? []
        let names = modules.filter { $0.hasSuffix(".swiftmodule") }.map { ($0 as NSString).deletingPathExtension }
            .filter { name in
                !Self.others.contains { name.hasPrefix($0) } && !name.hasSuffix("Tests") && name != "SwiftUIMacros"
            }.sorted()
        let objects = names.flatMap { Self.objects(in: "\(folder)/\($0).build") }
        let root = folder + "/../../../Sources"
        searchFlags = ["-I", folder + "/Modules"] + Self.maps(in: root) + Self.plugin(folder + "/SwiftUIMacros-tool")
        linkFlags = objects
        watched = names.map { "\(folder)/Modules/\($0).swiftmodule" } + objects
    }

    /// The object files of a module's sources; the folder may hold older ones of sources that are gone.
    private static func objects(in folder: String) -> [String] {
        let sources = (try? String(contentsOfFile: folder + "/sources", encoding: .utf8)) ?? ""
        return sources.split(separator: "\n").map { folder + "/" + (String($0) as NSString).lastPathComponent + ".o" }
            .filter { FileManager.default.fileExists(atPath: $0) }.sorted()
    }

    /// What makes the C modules known whose maps are in folders of `folder`.
    private static func maps(in folder: String) -> [String] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        return names.sorted().map { "\(folder)/\($0)/module.modulemap" }
            .filter { FileManager.default.fileExists(atPath: $0) }
            .flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
    }

    private static func plugin(_ path: String) -> [String] {
        ["-load-plugin-executable", "\(path)#SwiftUIMacros"]
    }
}
