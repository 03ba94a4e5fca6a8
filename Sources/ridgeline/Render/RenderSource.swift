import Foundation

/// Swift files that are compiled into one module.
struct RenderSource: Equatable {
    var files: [String]
    var module: String
    /// 5 or 6.
    var languageMode = 5
    /// Modules that it imports from its own package, each before those that import it.
    var dependencies: [RenderSource] = []

    /// From a Swift file, a folder of Swift files, or a package.
    /// - Parameter target: of a package; nil for its only one, or the first that imports SwiftUI.
    init(path: String, target: String?) throws(Failure) {
        var isFolder: ObjCBool = false
        guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
            throw Failure(
                status: .data, message: "There is no \(path).",
                remedy:
                    "Name a Swift file or a package's folder. To begin with one: ridgeline render --new Charts.swift")
        }
        if isFolder.boolValue, FileManager.default.fileExists(atPath: path + "/Package.swift") {
            self = try PackageTargets(folder: path).source(of: target)
            return
        }
        guard target == nil else {
            throw .usage("--target is for packages.", remedy: "\(path) is none: leave --target out.")
        }
        files = isFolder.boolValue ? swiftFiles(in: path) : [path]
        // A folder such as "." has its name elsewhere.
        let name = URL(fileURLWithPath: path).standardizedFileURL.lastPathComponent
        module = moduleName((name as NSString).deletingPathExtension)
        guard !files.isEmpty else {
            throw Failure(
                status: .data, message: "\(path) holds no Swift file.",
                remedy: "Name a Swift file or a package's folder.")
        }
    }

    init(files: [String], module: String) { (self.files, self.module) = (files, module) }

    /// As the user knows it: the file, else the module.
    var name: String { files.count == 1 ? files[0] : module }

    /// Its own files and those of its dependencies.
    var allFiles: [String] { dependencies.flatMap(\.allFiles) + files }
}

/// Swift files below a folder in the order of their names; no manifest, and nothing hidden.
func swiftFiles(in folder: String, excluding: [String] = []) -> [String] {
    let all = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    return all.filter { path in
        path.hasSuffix(".swift") && !path.hasSuffix("Package.swift")
            && !path.split(separator: "/").contains { $0.hasPrefix(".") }
            && !excluding.contains { path == $0 || path.hasPrefix($0 + "/") }
    }.sorted().map { folder + "/" + $0 }
}

/// A name that can be a module's, from a file's. No module of ours has it: Charts.swift may import Charts.
func moduleName(_ text: String) -> String {
    let letters = text.unicodeScalars.map { scalar in
        scalar.isASCII && scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) ? Character(scalar) : "_"
    }
    return "Source_" + String(letters)
}
