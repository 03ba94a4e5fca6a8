import Foundation
import Testing

/// The views use nothing but what `SwiftUI` and `Charts` offer to everybody, so their sources also compile where those
/// are Apple's.
struct PublicAPITests {
    @Test("the modules compile as those of another package", arguments: ["Ridgeline", "MMHeatmap"], [5, 6])
    func outside(module: String, mode: Int) throws {
        let files = OutsideCompiler.sources(of: module)
        #expect(!files.isEmpty)
        let result = try OutsideCompiler().typeCheck(files, module: module, mode: mode)
        #expect(result.status == 0, "\(result.output)")
    }

    @Test(
        "what is not public cannot be used there",
        arguments: [
            "let node: (any PrimitiveShapeStyle)? = nil", "let plan: CalendarPlan? = nil",
            "let row = RidgelineRow(group: RidgelineGroup(\"\"), kind: .empty)",
        ])
    func hidden(statement: String) throws {
        let compiler = try OutsideCompiler()
        func check(_ statement: String) throws -> (status: Int32, output: String) {
            try compiler.typeCheck("import Ridgeline\nimport SwiftUI\n\(statement)\n", mode: 6)
        }
        let result = try check(statement)
        #expect(result.status != 0)
        #expect(result.output.contains("cannot find"), "\(result.output)")
        #expect(try check("let day: CivilDay? = nil").status == 0)
    }

    @Test("no source imports more than an app could, nor by other means", arguments: ["Ridgeline", "MMHeatmap"])
    func imports(module: String) throws {
        let allowed = ["Foundation", "SwiftUI", "Charts", "Ridgeline"].map { "import \($0)" }
        for file in OutsideCompiler.sources(of: module) {
            let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
            let code = lines.filter { !$0.drop { $0 == " " }.hasPrefix("//") }
            let imports = code.filter { $0.split(separator: " ").contains("import") }
            #expect(imports.allSatisfy { allowed.contains(String($0)) }, "\(file.path) \(imports)")
            #expect(!code.contains { $0.contains("package ") || $0.contains("@_") }, "\(file.path)")
        }
    }

    @Test("a client of MMHeatmap compiles as its documentation has it", arguments: [5, 6])
    func client(mode: Int) throws {
        let program = OutsideCompiler.root.appending(path: "Tests/Programs/ActivityHeatmap.swift")
        let result = try OutsideCompiler().typeCheck([program], module: "Program", mode: mode)
        #expect(result.status == 0, "\(result.output)")
    }
}
