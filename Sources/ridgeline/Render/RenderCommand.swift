import Foundation
import SwiftUI

/// `ridgeline render`: pictures of a Swift source's previews.
let renderCommand = CommandSpec(
    name: "render", summary: "Draw the previews and views of a Swift file or package.", operands: ["[SOURCE]"],
    options: RenderOptions.all + OutputOptions.all,
    examples: [
        "ridgeline render --new Charts.swift",
        "ridgeline render Charts.swift --preview Sales -o sales.png",
    ],
    notes: ["Without -o every preview and view goes into the folder previews, with an index."],
    run: renderSource)

enum RenderOptions {
    static let all = [
        OptionSpec(name: "preview", letter: "p", placeholder: "NAME", help: "draw this #Preview only"),
        OptionSpec(name: "view", letter: "v", placeholder: "TYPE", help: "draw this view, made without arguments"),
        OptionSpec(name: "target", placeholder: "NAME", help: "of a package; else the first that imports SwiftUI"),
        OptionSpec(name: "list", letter: "l", help: "list what can be drawn and stop"),
        OptionSpec(
            name: "timeout", placeholder: "SECONDS", help: "most that the source's program may take (60)"),
        OptionSpec(name: "new", help: "write a first SOURCE to start from and stop"),
    ]
}

@MainActor
private func renderSource(_ arguments: Arguments) throws(Failure) {
    if arguments.has("new") { return try writeFirstSource(arguments.operands.first ?? "Charts.swift") }
    let render = try Render(arguments)
    if arguments.has("list") {
        for subject in try render.subjects() { Terminal.print("\(subject.kind.rawValue)  \(subject.name)\n") }
        return
    }
    try render.draw(reporter: Reporter(isStrict: arguments.has("strict")))
}

/// A source and what is to be drawn of it.
@MainActor
struct Render {
    private enum Target {
        case folder(String)
        case one(OutputChoice)
    }

    let path: String
    private let targetName: String?
    private let wanted: PreviewJob.Subject?
    private let target: Target
    private let format: OutputFormat
    private let size: CGSize?
    private let scale: CGFloat
    private let isDark: Bool
    private let isTransparent: Bool
    /// In seconds.
    private let timeout: Double

    init(_ arguments: Arguments) throws(Failure) {
        guard let path = arguments.operands.first else {
            throw .usage(
                "Which source?",
                remedy: "Name a Swift file or a package. To begin with one: ridgeline render --new Charts.swift")
        }
        self.path = path
        targetName = arguments.value("target")
        if arguments.value("preview") != nil, arguments.value("view") != nil {
            throw .usage("--preview and --view name two things.", remedy: "Give one of them, or none to draw all.")
        }
        wanted =
            arguments.value("preview").map { .init(.preview, $0) } ?? arguments.value("view").map { .init(.view, $0) }
        size = try arguments.value("size").map { (text) throws(Failure) in try pictureSize(text) }
        scale = try arguments.value("scale").map { (text) throws(Failure) in try pictureScale(text) } ?? 2
        (isDark, isTransparent) = (arguments.has("dark"), arguments.has("transparent"))
        timeout = try arguments.value("timeout").map { (text) throws(Failure) in try seconds(text, "timeout") } ?? 60
        let output = arguments.value("output")
        let isFolder = output.map { ($0 as NSString).pathExtension.isEmpty && $0 != "-" } ?? (wanted == nil)
        if isFolder, wanted == nil, !arguments.has("term") {
            target = .folder(output ?? "previews")
            format = arguments.value("format").flatMap { OutputFormat(name: $0) } ?? .png
        } else {
            let choice = try OutputChoice(arguments)
            (target, format) = (.one(choice), choice.format ?? .png)
        }
    }

    /// What the source has to draw.
    func subjects() throws(Failure) -> [PreviewJob.Subject] { try subjects(program()) }

    func draw(reporter: Reporter) throws(Failure) {
        let program = try program()
        switch target {
        case .folder(let folder): try drawAll(try subjects(program), into: folder, program, reporter)
        case .one(let choice):
            var subject = wanted
            if subject == nil { subject = try only(try subjects(program)) }
            if let subject { try drawOne(subject, to: choice, program, reporter) }
        }
    }

    private func subjects(_ program: String) throws(Failure) -> [PreviewJob.Subject] {
        let all = try run([], on: program).subjects
        guard all.isEmpty else { return all }
        throw Failure(
            status: .data, message: "\(path) has no #Preview and no view that is made without arguments.",
            remedy: "Add one, such as: #Preview(\"Sales\") { SalesChart(data: .sample) }")
    }

    private func program() throws(Failure) -> String {
        let source = try RenderSource(path: path, target: targetName)
        return try PreviewBuild(source: source, toolchain: Toolchain(), cache: ProgramCache()).program()
    }

    /// The only preview, else the only view.
    private func only(_ all: [PreviewJob.Subject]) throws(Failure) -> PreviewJob.Subject {
        let previews = all.filter { $0.kind == .preview }
        let candidates = previews.isEmpty ? all : previews
        if let only = candidates.first, candidates.count == 1 { return only }
        throw .usage(
            "\(path) has several: \(candidates.map(\.name).joined(separator: ", ")).",
            remedy:
                "Name one with --\(candidates.first?.kind.rawValue ?? "preview") NAME, or a folder for all: -o previews"
        )
    }

    private func missing(_ wanted: PreviewJob.Subject, among all: [PreviewJob.Subject]) -> Failure {
        let names = all.filter { $0.kind == wanted.kind }.map(\.name)
        return Failure(
            status: .data, message: "\(path) has no \(wanted.kind.rawValue) “\(wanted.name)”.",
            remedy: nearestName(to: wanted.name, among: names).map { "Did you mean “\($0)”?" }
                ?? (names.isEmpty ? "It has none at all." : "There are \(names.joined(separator: ", "))."))
    }

    // MARK: Drawing

    private func run(
        _ pictures: [PreviewJob.Picture], on program: String, size: CGSize? = nil, scale: CGFloat? = nil,
        isDark: Bool? = nil
    ) throws(Failure) -> PreviewAnswer {
        let job = PreviewJob(
            pictures, size: size ?? self.size, scale: scale ?? self.scale, isDark: isDark ?? self.isDark,
            isTransparent: isTransparent)
        let input = (try? JSONEncoder().encode(job)) ?? Data()
        let subject = pictures.count == 1 ? "“\(pictures[0].subject.name)”" : path
        let output: Data
        switch try ToolRun.ending(of: program, input: input, within: timeout, keepsErrors: pictures.count > 1) {
        case .answer(let data): output = data
        case .crash(let how):
            throw Failure(
                status: .data, message: "\(subject) crashes when it is drawn: its program ended with \(how).",
                remedy: "What it said is above.")
        case .timeout:
            throw Failure(
                status: .data, message: "\(subject) was not drawn within \(plainNumber(timeout)) seconds.",
                remedy: "See whether it loops without end; --timeout gives it longer.")
        }
        guard let answer = try? JSONDecoder().decode(PreviewAnswer.self, from: output) else {
            throw Failure(
                status: .data, message: "The source's program gave no answer.",
                remedy: "It must not end the program when its views are made.")
        }
        return answer
    }

    private func drawAll(
        _ all: [PreviewJob.Subject], into folder: String, _ program: String, _ reporter: Reporter
    ) throws(Failure) {
        var names = FileNames()
        let files = all.map { names.name(for: $0.name) + "." + format.rawValue }
        try writeFile(Data(), to: folder + "/index.html")
        let pictures = zip(all, files).map { subject, file in
            PreviewJob.Picture(subject, format.job, path: folder + "/" + file)
        }
        let drawn = try draw(pictures, on: program)
        for (subject, picture) in zip(all, drawn) {
            if case .success(let answer) = picture { try check(answer, subject, reporter) }
        }
        try reporter.check()
        let good = zip(zip(all, files), drawn).compactMap { item, picture in
            (try? picture.get()).map { (item.0, item.1, $0.size) }
        }
        let title = URL(fileURLWithPath: path).lastPathComponent
        try writeFile(Data(RenderIndex.html(title: title, pictures: good).utf8), to: folder + "/index.html")
        Terminal.note("\(good.count) \(good.count == 1 ? "picture" : "pictures") in \(folder)/index.html")
        let failures = drawn.compactMap { picture in
            if case .failure(let failure) = picture { return failure }
            return nil as Failure?
        }
        for failure in failures.dropLast() { Terminal.note("\(Program.name): \(failure.message)") }
        if let last = failures.last { throw last }
    }

    /// All in one run of the program; where that fails, each in one of its own, so that one does not hinder the others.
    private func draw(
        _ pictures: [PreviewJob.Picture], on program: String
    ) throws(Failure) -> [Result<PreviewAnswer.Picture, Failure>] {
        do throws(Failure) {
            return try run(pictures, on: program).pictures.map { .success($0) }
        } catch {
            guard pictures.count > 1 else { throw error }
        }
        return pictures.map { picture in
            Result { () throws(Failure) in
                guard let only = try run([picture], on: program).pictures.first else {
                    throw Failure(
                        status: .data, message: "“\(picture.subject.name)” was not drawn.", remedy: "Try it by name.")
                }
                return only
            }
        }
    }

    private func drawOne(
        _ subject: PreviewJob.Subject, to choice: OutputChoice, _ program: String, _ reporter: Reporter
    ) throws(Failure) {
        let file = NSTemporaryDirectory() + "/ridgeline-\(getpid())"
        defer { try? FileManager.default.removeItem(atPath: file) }
        func drawn(_ format: PreviewJob.Format, size: CGSize?, scale: CGFloat?, isDark: Bool?) throws(Failure) -> (
            PreviewAnswer.Picture, Data
        ) {
            let picture = PreviewJob.Picture(subject, format, path: file)
            let answer = try run([picture], on: program, size: size, scale: scale, isDark: isDark)
            guard answer.subjects.contains(subject) else { throw missing(subject, among: answer.subjects) }
            let first = answer.pictures.first ?? .init(size: .zero)
            try check(first, subject, reporter)
            try reporter.check()
            return (first, FileManager.default.contents(atPath: file) ?? Data())
        }
        switch choice.target {
        case .file(let path, let format):
            let (_, data) = try drawn(format.job, size: nil, scale: nil, isDark: nil)
            try writeOutput(data, to: path)
        case .terminal(let kind):
            let canvas = TerminalCanvas(size: size, kind: kind, isSizeAsked: size != nil)
            let isDark = self.isDark || canvas.traits.isDark == true
            // A view's own size stays: a canvas only asks for one where there is none.
            let (answer, data) = try drawn(canvas.jobFormat, size: nil, scale: canvas.jobScale, isDark: isDark)
            try writeOutput(Data(try canvas.text(of: answer, data).utf8), to: nil)
        }
    }

    private func check(
        _ picture: PreviewAnswer.Picture, _ subject: PreviewJob.Subject, _ reporter: Reporter
    ) throws(Failure) {
        if let failure = picture.failure {
            throw Failure(
                status: .writing, message: "“\(subject.name)” cannot be drawn: \(failure)",
                remedy: "Draw the others by name, or give a --size.")
        }
        reporter.report(picture.reports.map { .init(code: $0.code, message: $0.message, remedy: $0.remedy) })
    }
}

extension OutputFormat {
    fileprivate var job: PreviewJob.Format {
        switch self {
        case .svg: .svg
        case .png: .png
        case .pdf: .pdf
        case .html: .html
        case .json: .json
        }
    }
}

private func writeFirstSource(_ path: String) throws(Failure) {
    guard !FileManager.default.fileExists(atPath: path) else {
        throw Failure(status: .writing, message: "\(path) exists already.", remedy: "Name another file.")
    }
    try writeFile(Data(FirstSource.text.utf8), to: path)
    Terminal.note("Draw it with: ridgeline render \(path)")
}

/// A span of time from an option's value.
func seconds(_ text: String, _ option: String) throws(Failure) -> Double {
    guard let seconds = Double(text), seconds >= 0, seconds < 1e9 else {
        throw .usage("“\(text)” is no time.", remedy: "Give seconds, such as --\(option) 60")
    }
    return seconds
}
