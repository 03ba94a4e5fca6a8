import ExampleCharts
import Foundation
import SwiftUI

/// `ridgeline example`: one example as one file.
let exampleCommand = CommandSpec(
    name: "example", summary: "Draw one of the example charts.", operands: ["[NAME]"],
    options: [
        OptionSpec(name: "list", letter: "l", help: "list the examples and stop"),
        OptionSpec(name: "data", letter: "d", placeholder: "SOURCE", help: "a CSV file or URL with year,name,prop"),
        OptionSpec(name: "right-to-left", help: "as for a language that is read from right to left"),
        OptionSpec(
            name: "text-size", placeholder: "SIZE", help: "from xSmall to accessibility5 (large)",
            choices: DynamicTypeSize.allCases.map { "\($0)".lowercased() }),
    ] + OutputOptions.all,
    examples: ["ridgeline example ridgeline --dark -o ridgeline.png"],
    notes: [
        "Examples that draw baby names take --data. A FILE or SOURCE of - is standard",
        "output or input.",
    ],
    run: drawExample)

@MainActor
private func drawExample(_ arguments: Arguments) throws {
    if arguments.has("list") { return Terminal.print(exampleList()) }
    guard let name = arguments.operands.first else {
        throw Failure.usage("Which example?", remedy: "See: ridgeline example --list")
    }
    guard let example = ExampleCatalog.example(named: name) else {
        let nearest = nearestName(to: name, among: ExampleCatalog.examples.map(\.name))
        throw Failure.usage(
            "There is no example “\(name)”.",
            remedy: nearest.map { "Did you mean \($0)?" } ?? "See: ridgeline example --list")
    }
    let output = try OutputChoice(arguments)
    let size = try arguments.value("size").map(pictureSize)
    let maker = try PictureMaker(arguments)
    let source = arguments.value("data").map(DataSource.init)
    if source != nil, !example.readsBabyNames {
        throw Failure.usage(
            "The example “\(name)” reads no data.",
            remedy: "Leave out --data, or take one of those marked in: ridgeline example --list")
    }
    let view = try example.view(babyNames: { try babyNames(source) })
    let isDark = arguments.has("dark")
    let setting = ExampleSetting(
        layoutDirection: arguments.has("right-to-left") ? .rightToLeft : .leftToRight,
        dynamicTypeSize: DynamicTypeSize.allCases.first {
            "\($0)".lowercased() == arguments.value("text-size")?.lowercased()
        } ?? .large)
    let lengths = setting.size(of: example)
    var own: CGSize?
    if let width = lengths.width, let height = lengths.height { own = CGSize(width: width, height: height) }
    try maker.draw(
        { size, terminalIsDark in
            ExamplePicture(
                view, lengths: size.map { ProposedViewSize($0) } ?? lengths,
                scheme: isDark || terminalIsDark == true ? .dark : .light, setting: setting,
                isTransparent: arguments.has("transparent"))
        }, size: size ?? own, isSizeAsked: size != nil, to: output)
}

private func babyNames(_ source: DataSource?) throws(Failure) -> [BabyNamesDataPoint] {
    let bytes = try source.map(readBytes)
    do throws(DataError) {
        guard let source, let bytes else { return try BabyNames.builtIn() }
        return try BabyNames.dataPoints(bytes, file: source.description)
    } catch {
        throw Failure(
            status: .data, message: "\(error.file), line \(error.line), \(error.problem).", remedy: error.remedy)
    }
}

private func exampleList() -> String {
    let width = ExampleCatalog.examples.map(\.name.count).max() ?? 0
    return ExampleCatalog.examples.map { example in
        let mark = example.readsBabyNames ? " [--data]" : ""
        return "\(HelpPage.padded(example.name, to: width))  \(example.title)\(mark)\n"
    }.joined()
}
