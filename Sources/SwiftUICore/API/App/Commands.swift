/// Menu items of an app. Pictures have no menus: commands are declared, and never shown.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// Commands that consist of others or of views.
public struct EmptyCommands {
    public nonisolated init() {}
}

extension EmptyCommands: Commands {
    public var body: some Commands { self }
}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> EmptyCommands {
        EmptyCommands()
    }
}

/// Where in the standard menus a group of commands goes.
public struct CommandGroupPlacement: Hashable, Sendable {
    private let name: String

    public static let appInfo = CommandGroupPlacement(name: "appInfo")
    public static let appSettings = CommandGroupPlacement(name: "appSettings")
    public static let newItem = CommandGroupPlacement(name: "newItem")
    public static let saveItem = CommandGroupPlacement(name: "saveItem")
    public static let undoRedo = CommandGroupPlacement(name: "undoRedo")
    public static let pasteboard = CommandGroupPlacement(name: "pasteboard")
    public static let toolbar = CommandGroupPlacement(name: "toolbar")
    public static let sidebar = CommandGroupPlacement(name: "sidebar")
    public static let help = CommandGroupPlacement(name: "help")
}

/// A group of menu items in a standard menu.
public struct CommandGroup<Content: View> {
    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}

    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {}
}

extension CommandGroup: Commands {
    public var body: EmptyCommands { EmptyCommands() }
}

/// A menu of its own.
public struct CommandMenu<Content: View> {
    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}

extension CommandMenu: Commands {
    public var body: EmptyCommands { EmptyCommands() }
}
