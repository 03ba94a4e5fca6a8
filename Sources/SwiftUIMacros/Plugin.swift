import Foundation

/// The compiler's side of the macros: reads requests on standard input and answers each on standard output. A message
/// is its length as eight little-endian bytes, then JSON.
@main
struct Plugin {
    static func main() {
        while let request = readMessage() {
            guard let reply = try? JSONEncoder().encode(answer(to: request)) else { return }
            var length = UInt64(reply.count).littleEndian
            let message = withUnsafeBytes(of: &length) { Data($0) } + reply
            guard (try? FileHandle.standardOutput.write(contentsOf: message)) != nil else { return }
        }
    }

    /// Nil at the end of the input, or where it breaks off.
    private static func readMessage() -> Data? {
        guard let header = read(count: 8) else { return nil }
        let length = header.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        guard let count = Int(exactly: length) else { return nil }
        return read(count: count)
    }

    private static func read(count: Int) -> Data? {
        var data = Data()
        while data.count < count {
            let part = try? FileHandle.standardInput.read(upToCount: count - data.count)
            guard let part, !part.isEmpty else { return nil }
            data.append(part)
        }
        return data
    }

    static func answer(to request: Data) -> PluginMessage {
        do {
            switch try JSONDecoder().decode(HostMessage.self, from: request) {
            case .getCapability: return .getCapabilityResult(.init(capability: .init(protocolVersion: 7)))
            case .expandFreestandingMacro(let request):
                return expansion(at: request.syntax) { try expand(request) }
            case .expandAttachedMacro(let request):
                return expansion(at: request.attributeSyntax) { try expand(request) }
            case .other(let name): return failure("The macro plugin does not know the request “\(name)”")
            }
        } catch {
            return failure("The macro plugin could not read the compiler's request: \(error)")
        }
    }

    private static func failure(_ message: String) -> PluginMessage {
        let nowhere = SourceSyntax(source: "", location: nil)
        return .expandMacroResult(
            .init(expandedSource: nil, diagnostics: [PluginDiagnostic(message: message, at: nowhere)]))
    }

    private static func expansion(at syntax: SourceSyntax, _ make: () throws -> String) -> PluginMessage {
        do {
            return .expandMacroResult(.init(expandedSource: try make(), diagnostics: []))
        } catch {
            let message = (error as? MacroError)?.message ?? "\(error)"
            return .expandMacroResult(
                .init(expandedSource: nil, diagnostics: [PluginDiagnostic(message: message, at: syntax)]))
        }
    }

    private static func expand(_ request: HostMessage.Freestanding) throws -> String {
        guard request.macro.typeName == "PreviewMacro" else {
            throw MacroError("There is no macro “\(request.macro.name)” in this plugin")
        }
        return try PreviewMacro.expansion(of: request.syntax, discriminator: request.discriminator)
    }

    private static func expand(_ request: HostMessage.Attached) throws -> String {
        switch request.macro.typeName {
        case "EntryMacro":
            let entry = try EntryMacro(declaration: request.declSyntax.source)
            guard request.macroRole != "accessor" else { return entry.accessors }
            let parents = [request.parentDeclSyntax].compactMap { $0 } + (request.lexicalContext ?? [])
            return try entry.key(in: parents.map(\.source))
        case "PreviewableMacro":
            return try PreviewableMacro.expansion(context: request.lexicalContext?.map(\.source))
        default: throw MacroError("There is no macro “\(request.macro.name)” in this plugin")
        }
    }
}
