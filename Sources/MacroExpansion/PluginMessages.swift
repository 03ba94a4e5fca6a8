/// What the compiler asks of a macro plugin, and what it is answered: JSON objects with one key, the kind of message.
enum HostMessage: Decodable {
    struct Capability: Decodable {}

    struct Freestanding: Decodable {
        let macro: MacroReference
        let discriminator: String
        let syntax: SourceSyntax
    }

    struct Attached: Decodable {
        let macro: MacroReference
        let macroRole: String
        let attributeSyntax: SourceSyntax
        let declSyntax: SourceSyntax
        let parentDeclSyntax: SourceSyntax?
        let lexicalContext: [SourceSyntax]?
    }

    case getCapability
    case expandFreestandingMacro(Freestanding)
    case expandAttachedMacro(Attached)
    /// A message this plugin does not serve, by its name.
    case other(String)

    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }

        init?(intValue: Int) { return nil }
    }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        guard let key = container.allKeys.first else {
            self = .other("")
            return
        }
        switch key.stringValue {
        case "getCapability": self = .getCapability
        case "expandFreestandingMacro":
            self = .expandFreestandingMacro(try container.decode(Freestanding.self, forKey: key))
        case "expandAttachedMacro": self = .expandAttachedMacro(try container.decode(Attached.self, forKey: key))
        default: self = .other(key.stringValue)
        }
    }
}

/// Which macro is meant, by the type of this plugin that implements it.
struct MacroReference: Decodable {
    let typeName: String
    let name: String
}

/// A piece of the client's source, as text and place.
struct SourceSyntax: Decodable {
    struct Location: Decodable {
        let fileID: String
        let fileName: String
        /// In UTF-8 bytes from the start of the file.
        let offset: Int
        let line: Int
        let column: Int
    }

    /// With the white space and comments before it; its location is where these begin.
    let source: String
    let location: Location?

    /// UTF-8 bytes before the first token.
    var leadingCount: Int { (try? SourceText(source))?.offset(0) ?? 0 }
}

enum PluginMessage: Encodable {
    struct Capability: Encodable {
        let protocolVersion: Int
    }

    struct CapabilityResult: Encodable {
        let capability: Capability
    }

    struct Expansion: Encodable {
        let expandedSource: String?
        let diagnostics: [PluginDiagnostic]
    }

    case getCapabilityResult(CapabilityResult)
    case expandMacroResult(Expansion)

    private enum CodingKeys: CodingKey { case getCapabilityResult, expandMacroResult }

    func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .getCapabilityResult(let result): try container.encode(result, forKey: .getCapabilityResult)
        case .expandMacroResult(let result): try container.encode(result, forKey: .expandMacroResult)
        }
    }
}

/// An error at a place of the client's source.
struct PluginDiagnostic: Encodable {
    struct Position: Encodable {
        let fileName: String
        let offset: Int
    }

    /// The protocol's lists that this plugin never fills.
    struct Nothing: Encodable {}

    let message: String
    let severity = "error"
    let position: Position
    let highlights: [Nothing] = []
    let notes: [Nothing] = []
    let fixIts: [Nothing] = []

    /// - Parameter offset: In UTF-8 bytes from the start of the syntax.
    init(message: String, at syntax: SourceSyntax, offset: Int = 0) {
        self.message = message
        position = Position(
            fileName: syntax.location?.fileName ?? "", offset: (syntax.location?.offset ?? 0) + offset)
    }
}
