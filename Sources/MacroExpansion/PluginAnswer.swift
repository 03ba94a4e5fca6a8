import Foundation

/// What the macros answer to a request of the compiler.
package enum PluginAnswer {
    /// - Parameter request: JSON, as the compiler sends it.
    /// - Returns: JSON; nil only where the answer cannot be written as such.
    package static func reply(to request: Data) -> Data? { try? JSONEncoder().encode(answer(to: request)) }

    static func answer(to request: Data) -> PluginMessage {
        do {
            switch try JSONDecoder().decode(HostMessage.self, from: request) {
            case .getCapability: return .getCapabilityResult(.init(capability: .init(protocolVersion: 7)))
            case .expandFreestandingMacro(let request):
                return expansion(at: request.syntax, in: request.syntax) { try expand(request) }
            case .expandAttachedMacro(let request):
                return expansion(at: request.attributeSyntax, in: request.declSyntax) { try expand(request) }
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

    /// - Parameters:
    ///   - syntax: Where errors are told that have no place of their own.
    ///   - declaration: What the places of errors count from.
    private static func expansion(
        at syntax: SourceSyntax, in declaration: SourceSyntax, _ make: () throws -> String
    ) -> PluginMessage {
        do {
            return .expandMacroResult(.init(expandedSource: try make(), diagnostics: []))
        } catch {
            let problem = error as? MacroError
            let diagnostic =
                problem?.offset.map { PluginDiagnostic(message: error.text, at: declaration, offset: $0) }
                ?? PluginDiagnostic(message: error.text, at: syntax, offset: syntax.leadingCount)
            return .expandMacroResult(.init(expandedSource: nil, diagnostics: [diagnostic]))
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

extension Error {
    fileprivate var text: String { (self as? MacroError)?.message ?? "\(self)" }
}
