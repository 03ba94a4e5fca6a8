/// The records inside of a JSON document that is one object. They are, whichever is found first: the longest array of
/// objects in it; rows under "data" with their names under "columns"; arrays of equal length, which are columns;
/// objects of the same kind, which are rows with their key as first column; or the object itself.
struct JSONDocument {
    private(set) var records: [UInt8] = []
    private(set) var form = JSONRecordReader.Form.lines
    /// Given by the document; else the records' own.
    private(set) var names: [String] = []
    /// Where in the document the records are.
    private(set) var path: String?

    private enum Kind {
        case objects, arrays, scalars, object, scalar
    }

    private struct Member {
        var key: String
        var path: String
        var value: Range<Int>
        var kind: Kind
        var elements: [Range<Int>] = []
    }

    init(_ document: [UInt8]) throws(JSONCursor.Mistake) {
        var members: [Member] = []
        var mistake: JSONCursor.Mistake?
        document.withUnsafeBufferPointer { bytes in
            do throws(JSONCursor.Mistake) {
                members = try Self.members(bytes, in: 0..<bytes.count, below: "", depth: 0)
            } catch {
                mistake = error
            }
        }
        if let mistake { throw mistake }
        let top = members.filter { $0.path == $0.key }
        if let longest = members.filter({ $0.kind == .objects }).max(by: { $0.elements.count < $1.elements.count }) {
            (records, form, path) = (Array(document[longest.value]), .array, longest.path)
        } else if let rows = members.first(where: { $0.kind == .arrays }) {
            (records, form, path) = (Array(document[rows.value]), .array, rows.path)
            let titles = members.first {
                $0.kind == .scalars && ["columns", "fields", "header", "names"].contains($0.key)
            }
            names = titles?.elements.map { Self.text(document, $0) } ?? []
        } else if let columns = Self.columns(top) {
            names = columns.map(\.key)
            for row in columns[0].elements.indices {
                let cells = columns.map { document[$0.elements[row]] }
                records += [UInt8(ascii: "[")] + cells.joined(separator: [UInt8(ascii: ",")]) + Array("]\n".utf8)
            }
        } else if top.count > 1, top.allSatisfy({ $0.kind == .object }) {
            takeObjects(top, document)
        } else {
            (records, form) = (document, .values)
        }
    }

    /// Arrays of the same length, beside scalars.
    private static func columns(_ members: [Member]) -> [Member]? {
        let columns = members.filter { $0.kind == .scalars }
        guard let first = columns.first, !first.elements.isEmpty,
            columns.allSatisfy({ $0.elements.count == first.elements.count })
        else { return nil }
        return columns
    }

    /// Rows from objects under keys; line ends between the members of an object are blanks.
    private mutating func takeObjects(_ members: [Member], _ document: [UInt8]) {
        for member in members {
            let key = Self.quoted(member.key)
            let object = document[member.value].dropFirst().map { $0 == 0x0A || $0 == 0x0D ? 0x20 : $0 }
            let isEmpty = object.first { $0 > 0x20 } == UInt8(ascii: "}")
            records += Array("{\"key\":\(key)\(isEmpty ? "" : ",")".utf8) + object + [0x0A]
        }
    }

    private static func quoted(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\": result += "\\\(scalar)"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result + "\""
    }

    private static func text(_ document: [UInt8], _ range: Range<Int>) -> String {
        document.withUnsafeBufferPointer { bytes in
            var cursor = JSONCursor(bytes, at: range.lowerBound)
            guard let string = try? cursor.string() else { return String(decoding: document[range], as: UTF8.self) }
            var text: [UInt8] = []
            cursor.appendText(string.content, to: &text)
            return String(decoding: text, as: UTF8.self)
        }
    }

    /// The members of an object and of the objects in it, to three levels.
    private static func members(
        _ bytes: UnsafeBufferPointer<UInt8>, in range: Range<Int>, below parent: String, depth: Int
    ) throws(JSONCursor.Mistake) -> [Member] {
        var members: [Member] = []
        var cursor = JSONCursor(bytes, at: range.lowerBound)
        cursor.skipBlanks()
        try cursor.members { (cursor, key) throws(JSONCursor.Mistake) in
            var text: [UInt8] = []
            cursor.appendText(key.content, to: &text)
            let name = String(decoding: text, as: UTF8.self)
            let path = parent.isEmpty ? name : "\(parent).\(name)"
            let start = cursor.at
            var elements: [Range<Int>] = []
            var kind = Kind.scalar
            if cursor.next == UInt8(ascii: "[") {
                (kind, elements) = try list(&cursor)
            } else {
                if cursor.next == UInt8(ascii: "{") { kind = .object }
                try cursor.skipValue()
            }
            let value = start..<cursor.at
            members.append(Member(key: name, path: path, value: value, kind: kind, elements: elements))
            if kind == .object, depth < 2 {
                members += try self.members(bytes, in: value, below: path, depth: depth + 1)
            }
        }
        return members
    }

    /// The kind of an array's elements, and where they are.
    private static func list(_ cursor: inout JSONCursor) throws(JSONCursor.Mistake) -> (Kind, [Range<Int>]) {
        var elements: [Range<Int>] = []
        var starts: Set<UInt8> = []
        try cursor.elements { (cursor, _) throws(JSONCursor.Mistake) in
            let start = cursor.at
            starts.insert(cursor.next ?? 0)
            try cursor.skipValue()
            elements.append(start..<cursor.at)
        }
        if starts == [UInt8(ascii: "{")] { return (.objects, elements) }
        return (starts == [UInt8(ascii: "[")] ? .arrays : .scalars, elements)
    }
}
