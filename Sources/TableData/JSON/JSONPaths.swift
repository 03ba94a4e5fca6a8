/// The columns of JSON records: one for each path to a value, such as "address.city" or "point.0", in the order in
/// which they first occur.
struct JSONPaths {
    /// Lists inside of a record become columns up to this length.
    static let longestList = 16

    private(set) var names: [String] = []
    private var nodes = [Node(path: "")]
    /// Whether paths that are new become columns.
    var isGrowing = true
    /// How many values had no column: of longer lists, or of new paths.
    private(set) var leftOut = 0

    private struct Node {
        var path: String
        var keys = ByteDictionary()
        var children: [Int] = []
        var column = -1
    }

    static let root = 0

    /// The node of a member or an element; -1 where there is none.
    mutating func child(of node: Int, key: UnsafeBufferPointer<UInt8>) -> Int {
        let code = Int(nodes[node].keys.code(key) { String(decoding: $0, as: UTF8.self) })
        if code < nodes[node].children.count { return nodes[node].children[code] }
        let path = nodes[node].path
        let name = String(decoding: key, as: UTF8.self)
        nodes[node].children.append(nodes.count)
        nodes.append(Node(path: path.isEmpty ? name : "\(path).\(name)"))
        return nodes.count - 1
    }

    /// The column of the value at a node, nil where it has none.
    mutating func column(of node: Int) -> Int? {
        if nodes[node].column >= 0 { return nodes[node].column }
        guard isGrowing, names.count < FileLayout.mostColumns else {
            leftOut += 1
            return nil
        }
        nodes[node].column = names.count
        names.append(nodes[node].path.isEmpty ? "value" : nodes[node].path)
        return nodes[node].column
    }

    mutating func leaveOut() { leftOut += 1 }
}
