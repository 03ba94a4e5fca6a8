/// The columns of JSON records: one for each path to a value, such as "address.city" or "point.0", in the order in
/// which they first occur.
struct JSONPaths {
    /// Lists inside of a record become columns up to this length.
    static let longestList = 16

    private(set) var names: [String] = []
    private var nodes = [Node(path: "")]
    /// Whether paths that are new become columns.
    var isGrowing = true
    /// Whether paths that are new are only noted.
    var isFrozen = false
    private(set) var hasMetUnknown = false
    /// How many values had no column: of longer lists, or of new paths.
    private(set) var leftOut = 0

    private struct Node {
        var path: String
        var keys = ByteDictionary()
        var children: [Int] = []
        var column = -1
    }

    static let root = 0

    /// The node of a member; -1 where there is none, or its parent is none.
    mutating func child(of node: Int, key: UnsafeBufferPointer<UInt8>) -> Int {
        guard node >= 0 else { return -1 }
        if let code = nodes[node].keys.find(key) { return nodes[node].children[Int(code)] }
        guard !isFrozen else {
            hasMetUnknown = true
            return -1
        }
        let code = Int(nodes[node].keys.code(key) { String(decoding: $0, as: UTF8.self) })
        if code < nodes[node].children.count { return nodes[node].children[code] }
        let path = nodes[node].path
        let name = String(decoding: key, as: UTF8.self)
        nodes[node].children.append(nodes.count)
        nodes.append(Node(path: path.isEmpty ? name : "\(path).\(name)"))
        return nodes.count - 1
    }

    /// The node of an element.
    mutating func element(of node: Int, _ position: Int) -> Int {
        var text = String(position)
        return text.withUTF8 { child(of: node, key: $0) }
    }

    /// The column of the value at a node, nil where it has none.
    mutating func column(of node: Int) -> Int? {
        guard node >= 0 else { return nil }
        if nodes[node].column >= 0 { return nodes[node].column }
        guard !isFrozen else {
            hasMetUnknown = true
            return nil
        }
        guard isGrowing, names.count < FileLayout.mostColumns else {
            leftOut += 1
            return nil
        }
        nodes[node].column = names.count
        names.append(nodes[node].path.isEmpty ? "value" : nodes[node].path)
        return nodes[node].column
    }

    mutating func leaveOut() { leftOut += 1 }

    /// Goes back to a time before new paths were noted.
    mutating func restore(leftOut: Int) { (self.leftOut, hasMetUnknown) = (leftOut, false) }
}
