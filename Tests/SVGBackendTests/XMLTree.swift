import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of a parsed document.
struct XMLTree: Hashable {
    var name: String
    var attributes: [String: String]
    var children: [XMLTree] = []
    /// Character data directly within the element.
    var text = ""

    /// All elements of a name, the receiver included, in document order.
    func all(_ name: String) -> [XMLTree] {
        (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
    }

    var everything: [XMLTree] { [self] + children.flatMap(\.everything) }

    subscript(attribute: String) -> String? { attributes[attribute] }

    /// The element that `url(#id)` in an attribute points to.
    func target(_ reference: String?) -> XMLTree? {
        everything.first { "url(#\($0["id"] ?? ""))" == reference }
    }
}

struct NotWellFormed: Error, CustomStringConvertible {
    var description: String
}

/// The root of a document, or an error where it is not well formed.
func parsed(_ text: String) throws -> XMLTree {
    let builder = TreeBuilder()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
        throw NotWellFormed(description: "\(String(describing: parser.parserError)): \(text.prefix(2000))")
    }
    return root
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
    private var open: [XMLTree] = []
    private(set) var root: XMLTree?

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(XMLTree(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
        guard var last = open.popLast() else { return }
        last.text += string
        open.append(last)
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        guard let done = open.popLast() else { return }
        if var parent = open.popLast() {
            parent.children.append(done)
            open.append(parent)
        } else {
            root = done
        }
    }
}
