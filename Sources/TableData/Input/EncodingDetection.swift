/// An encoding and how many bytes of a byte-order mark precede the text.
struct DetectedEncoding: Equatable {
    var encoding: TextEncoding
    var markLength: Int
}

/// The encoding that the beginning of data shows: by a byte-order mark, else by where its NUL bytes are; else UTF-8,
/// whose wrong bytes are later read as Windows-1252. A mark is also left out where the encoding is given.
func detectEncoding(_ head: [UInt8], wanted: TextEncoding?) -> DetectedEncoding {
    let marks: [(bytes: [UInt8], encoding: TextEncoding)] = [
        ([0xEF, 0xBB, 0xBF], .utf8), ([0xFF, 0xFE, 0, 0], .utf32LittleEndian), ([0, 0, 0xFE, 0xFF], .utf32BigEndian),
        ([0xFF, 0xFE], .utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ]
    let mark = marks.first { head.starts(with: $0.bytes) }
    switch (wanted, mark) {
    case (nil, .some(let mark)): return DetectedEncoding(encoding: mark.encoding, markLength: mark.bytes.count)
    case (nil, nil): return DetectedEncoding(encoding: unmarkedEncoding(head), markLength: 0)
    case (.utf16, .some(let mark)) where mark.bytes.count == 2:
        return DetectedEncoding(encoding: mark.encoding, markLength: 2)
    case (.utf16, _):
        let guess = unmarkedEncoding(head)
        return DetectedEncoding(encoding: guess == .utf16BigEndian ? guess : .utf16LittleEndian, markLength: 0)
    case (.some(let wanted), .some(let mark)) where mark.encoding == wanted:
        return DetectedEncoding(encoding: wanted, markLength: mark.bytes.count)
    case (.some(let wanted), _): return DetectedEncoding(encoding: wanted, markLength: 0)
    }
}

/// Text in UTF-16 of mostly Latin letters has a NUL in every other byte.
private func unmarkedEncoding(_ head: [UInt8]) -> TextEncoding {
    let units = head.count / 2
    guard units >= 2 else { return .utf8 }
    var (even, odd) = (0, 0)
    for unit in 0..<units {
        if head[2 * unit] == 0 { even += 1 }
        if head[2 * unit + 1] == 0 { odd += 1 }
    }
    if odd * 10 >= units * 4, even * 20 <= units { return .utf16LittleEndian }
    if even * 10 >= units * 4, odd * 20 <= units { return .utf16BigEndian }
    return .utf8
}
