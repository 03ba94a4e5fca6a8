/// The options that all commands share which draw one picture.
enum OutputOptions {
    static let all = [
        OptionSpec(
            name: "output", letter: "o", placeholder: "FILE", help: "where to write; - is standard output, the default",
            group: "Output"),
        OptionSpec(
            name: "format", letter: "f", placeholder: "FORMAT",
            help: "\(OutputFormat.list); else by FILE's ending, else svg",
            choices: OutputFormat.allCases.map(\.rawValue), group: "Output"),
        OptionSpec(
            name: "term", placeholder: "KIND", help: "draw in the terminal, as best it can or as KIND says",
            choices: TerminalKind.allCases.map(\.rawValue), valueIsOptional: true, group: "Output"),
        OptionSpec(
            name: "size", letter: "s", placeholder: "WxH", help: "size of the picture in points, such as 800x600",
            group: "Output"),
        OptionSpec(name: "scale", placeholder: "N", help: "pixels per point in PNG (2)", group: "Output"),
        OptionSpec(name: "dark", help: "in dark mode", group: "Output"),
        OptionSpec(name: "transparent", help: "without a background", group: "Output"),
        OptionSpec(
            name: "strict", help: "end with status 2 where something is not drawn as asked", group: "Output"),
    ]
}
