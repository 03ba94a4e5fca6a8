/// Menu items of an app. Pictures have no menus: commands are kept with the app's windows, and never drawn.
@MainActor @preconcurrency
public protocol Commands {
    associatedtype Body: Commands

    @CommandsBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: Commands {}

/// An entry of the menus, as an app declares it.
package enum MenuCommand {
    /// Views beside, or in place of, a group of a standard menu.
    case group(CommandGroupPlacement, CommandGroupRelation, AnyView)
    /// A menu of the app's own.
    case menu(LocalizedStringKey, AnyView)
}

package enum CommandGroupRelation {
    case replacing, after, before
}

/// Built-in commands: they have entries themselves, and no body for use.
@MainActor
package protocol PrimitiveCommands {
    var menuCommands: [MenuCommand] { get }
}

extension Commands {
    /// The entries of any commands, in order.
    package var allMenuCommands: [MenuCommand] {
        (self as? any PrimitiveCommands)?.menuCommands ?? body.allMenuCommands
    }
}

public struct EmptyCommands {
    public nonisolated init() {}
}

extension EmptyCommands: Commands, PrimitiveCommands {
    public var body: some Commands { self }

    package var menuCommands: [MenuCommand] { [] }
}

/// Several commands of a builder, in order.
public struct _CommandList {
    fileprivate let parts: [any Commands]
}

extension _CommandList: Commands, PrimitiveCommands {
    public var body: EmptyCommands { EmptyCommands() }

    package var menuCommands: [MenuCommand] { parts.flatMap { $0.allMenuCommands } }
}

@resultBuilder
public struct CommandsBuilder {
    public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

    public static func buildBlock() -> EmptyCommands { EmptyCommands() }

    public static func buildBlock<Content: Commands>(_ content: Content) -> Content { content }

    @_disfavoredOverload
    public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> _CommandList {
        var parts: [any Commands] = []
        repeat parts.append(each content)
        return _CommandList(parts: parts)
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
    fileprivate let entry: MenuCommand

    public nonisolated init(replacing group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = .group(group, .replacing, AnyView(addition()))
    }

    public nonisolated init(after group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = .group(group, .after, AnyView(addition()))
    }

    public nonisolated init(before group: CommandGroupPlacement, @ViewBuilder addition: () -> Content) {
        entry = .group(group, .before, AnyView(addition()))
    }
}

extension CommandGroup: Commands, PrimitiveCommands {
    public var body: EmptyCommands { EmptyCommands() }

    package var menuCommands: [MenuCommand] { [entry] }
}

/// A menu of its own.
public struct CommandMenu<Content: View> {
    fileprivate let entry: MenuCommand

    public nonisolated init(_ nameKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        entry = .menu(nameKey, AnyView(content()))
    }
}

extension CommandMenu: Commands, PrimitiveCommands {
    public var body: EmptyCommands { EmptyCommands() }

    package var menuCommands: [MenuCommand] { [entry] }
}
