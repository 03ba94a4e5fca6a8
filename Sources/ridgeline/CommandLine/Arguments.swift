/// The words of a command line, sorted into options and operands as the command's specification says.
struct Arguments: Equatable {
    private(set) var values: [String: [String]] = [:]
    private(set) var flags: Set<String> = []
    private(set) var operands: [String] = []

    init() {}

    /// Understands `--name value`, `--name=value`, `-n value`, `-nvalue`, and `--` before operands that begin with a
    /// dash. Throws a usage failure for options that the command does not have, for values that an option with fixed
    /// choices does not know, and for too many operands.
    init(_ words: some Sequence<String>, for command: CommandSpec) throws(Failure) {
        var rest = Array(words)[...]
        var optionsEnded = false
        while let word = rest.popFirst() {
            if optionsEnded || word == "-" || !word.hasPrefix("-") {
                operands.append(word)
            } else if word == "--" {
                optionsEnded = true
            } else {
                try takeOption(word, rest: &rest, command: command)
            }
        }
        if flags.contains("help") { return }
        try checkOperands(command)
    }

    func value(_ name: String) -> String? { values[name]?.first }

    /// All values of an option that may repeat, in order.
    func all(_ name: String) -> [String] { values[name] ?? [] }

    func has(_ flag: String) -> Bool { flags.contains(flag) }

    private mutating func takeOption(
        _ word: String, rest: inout ArraySlice<String>, command: CommandSpec
    ) throws(Failure) {
        let (option, attached) = try Self.option(word, of: command)
        guard let placeholder = option.placeholder else {
            if attached != nil { throw .usage("--\(option.name) takes no value.", of: command) }
            flags.insert(option.name)
            return
        }
        if option.valueIsOptional, attached == nil {
            flags.insert(option.name)
            return
        }
        if attached == nil, let next = rest.first, next != "-", next.hasPrefix("-"),
            (try? Self.option(next, of: command)) != nil
        {
            throw .usage(
                "--\(option.name) needs a value; “\(next)” is an option.",
                remedy:
                    "Give one: --\(option.name) \(placeholder). If it is meant as the value: --\(option.name)=\(next)")
        }
        guard let value = attached ?? rest.popFirst() else {
            throw .usage("--\(option.name) needs a value: --\(option.name) \(placeholder).", of: command)
        }
        if values[option.name] != nil, !option.repeats {
            throw .usage("--\(option.name) is given twice.", of: command)
        }
        try Self.check(value, of: option)
        if option.valueIsOptional { flags.insert(option.name) }
        values[option.name, default: []].append(value)
    }

    private static func check(_ value: String, of option: OptionSpec) throws(Failure) {
        guard !option.choices.isEmpty, !option.choices.contains(value.lowercased()) else { return }
        let nearest = option.otherNames[value.lowercased()] ?? nearestName(to: value, among: option.choices)
        throw .usage(
            "--\(option.name) knows no “\(value)”.",
            remedy: nearest.map { "Did you mean \($0)?" } ?? "Choose one of: \(option.choices.joined(separator: ", "))")
    }

    /// The option that a word names, and the value written in the same word.
    private static func option(_ word: String, of command: CommandSpec) throws(Failure) -> (OptionSpec, String?) {
        if word.hasPrefix("--") {
            let parts = word.dropFirst(2).split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            let name = String(parts.first ?? "")
            if let option = command.allOptions.first(where: { $0.name == name }) {
                return (option, parts.count > 1 ? String(parts[1]) : nil)
            }
            let names = command.allOptions.map(\.name)
            let other = otherOptionNames[name.lowercased()].flatMap { names.contains($0) ? $0 : nil }
            let nearest = other ?? nearestName(to: name, among: names)
            throw .usage("There is no option --\(name).", suggestion: nearest.map { "--" + $0 }, of: command)
        }
        let letters = word.dropFirst()
        if let option = command.allOptions.first(where: { $0.letter != nil && $0.letter == letters.first }) {
            return (option, letters.count > 1 ? String(letters.dropFirst()) : nil)
        }
        throw .usage("There is no option \(word).", of: command)
    }

    private func checkOperands(_ command: CommandSpec) throws(Failure) {
        if operands.count > command.operands.count {
            throw .usage("“\(operands[command.operands.count])” is one argument too many.", of: command)
        }
        if operands.count < command.operands.count, !command.operands[operands.count].hasPrefix("[") {
            throw .usage("\(command.operands[operands.count]) is missing.", of: command)
        }
    }
}

/// What other programs call an option, for suggestions.
private let otherOptionNames = [
    "color": "by", "colour": "by", "group": "by", "group-by": "by", "groupby": "by", "hue": "by", "series": "by",
    "kind": "mark", "chart": "mark", "geom": "mark", "out": "output", "file": "output", "agg": "aggregate",
    "stat": "aggregate", "width": "size", "height": "size", "figsize": "size", "dpi": "scale", "xlabel": "x-title",
    "ylabel": "y-title", "x-label": "x-title", "y-label": "y-title", "xlim": "x-domain", "ylim": "domain",
    "y-domain": "domain", "range": "domain", "xlog": "log-x", "logx": "log-x", "ylog": "log-y", "logy": "log-y",
    "log": "log-y", "limit": "top", "order": "sort", "sep": "separator", "delimiter": "separator", "colors": "palette",
    "colours": "palette", "tz": "time-zone", "timezone": "time-zone", "na": "missing", "terminal": "term",
    "hline": "rule", "vline": "rule", "small-multiples": "facet", "stacked": "stack", "interpolate": "curve",
]
