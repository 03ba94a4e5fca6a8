import Foundation
import MacroExpansion

/// The compiler's side of the macros: reads requests on standard input and answers each on standard output. A message
/// is its length as eight little-endian bytes, then JSON.
@main
struct Plugin {
    static func main() {
        while let request = readMessage() {
            guard let reply = PluginAnswer.reply(to: request) else { return }
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
}
