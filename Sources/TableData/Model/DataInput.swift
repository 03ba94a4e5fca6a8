/// Where the bytes of a source come from.
package enum DataInput: Sendable {
    /// A file that is read when it is needed, more than once if necessary.
    case file(String)
    /// A pipe, standard input or the output of a download. It is read once, to its end, and not closed. What may be
    /// needed again is kept: in memory, beyond 64 MB in a file that has no name.
    case descriptor(Int32, name: String)
    case bytes([UInt8], name: String)

    /// For messages.
    package var name: String {
        switch self {
        case .file(let path): path
        case .descriptor(_, let name), .bytes(_, let name): name
        }
    }
}
