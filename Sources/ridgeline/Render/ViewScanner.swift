import Foundation

/// Names of views that a Swift file declares at its top level and that other files can see. Whether they can be made
/// without arguments the compiler finds out.
func viewNames(in source: String) -> [String] {
    let pattern =
        #"^(?:@\w+(?:\([^)]*\))?[ \t]+)*(?:public[ \t]+|package[ \t]+|internal[ \t]+)?struct[ \t]+(\w+)[ \t]*:([^{]*)\{"#
    guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else { return [] }
    let text = source as NSString
    let all = expression.matches(in: source, range: NSRange(location: 0, length: text.length))
    return all.compactMap { match in
        let parents = text.substring(with: match.range(at: 2))
        let names = parents.split { !($0.isLetter || $0.isNumber || $0 == "_" || $0 == ".") }
        return names.contains { $0 == "View" || $0 == "SwiftUI.View" } ? text.substring(with: match.range(at: 1)) : nil
    }
}
