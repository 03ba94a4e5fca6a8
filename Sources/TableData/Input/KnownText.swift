/// What is known of a text: its format, its columns and how they are read.
struct KnownText {
    enum Format {
        case csv(FileLayout)
        case json(JSONLayout)
    }

    let format: Format
    let names: [String]
    let encoding: TextEncoding
    private(set) var decisions: [ColumnDecision]
    /// About the whole text.
    let notes: [DataNote]
    /// Whether the decisions were made from all rows.
    private(set) var isCertain: Bool

    /// Decides from the beginning of the text.
    init(_ input: ReplayableInput, options: ReadOptions) throws(DataFailure) {
        if options.format == nil,
            let format = ForeignFormat(try input.open().readBytes(ForeignFormat.headLength))
        {
            throw format.failure(input.name)
        }
        let text = try TextInput(try input.open(), wanted: options.encoding)
        var sample = try Sample(text.stream)
        sample.name = input.name
        guard sample.bytes.contains(where: { $0 > 0x20 && $0 < 0x7F || $0 >= 0x80 }) else {
            throw emptyInput(input.name)
        }
        if options.format == nil, options.encoding == nil, ForeignFormat.isBinary(sample.bytes.prefix(1 << 16)) {
            throw ForeignFormat.binaryFailure(input.name)
        }
        encoding = text.encoding
        isCertain = sample.isWhole
        decisions = []
        let encodingNotes = Self.encodingNotes(text, name: input.name)
        if options.format == .json || options.format == .ndjson
            || options.format == nil && JSONLayout.isJSON(Array(sample.bytes.prefix(1 << 16)))
        {
            let layout = try Self.jsonLayout(input, sample, options: options)
            (format, names, notes) = (.json(layout), layout.names, encodingNotes + layout.notes)
            // Records of JSON are read twice anyway, most from memory, so all of them can decide.
            isCertain = true
            decisions = try decide(
                try profiles(try open(input, options: options), options: options, leavesOutLast: false),
                options: options)
        } else {
            let isDrawn =
                (options.separator ?? UInt8(ascii: "|")) == UInt8(ascii: "|")
                && TextTable.isTable(Array(sample.bytes.prefix(1 << 14)))
            var records = sample
            if isDrawn {
                records = try Sample(TextTableStream(PrefixedStream(sample.bytes)))
                (records.isWhole, records.name) = (sample.isWhole, sample.name)
            }
            var layout = try LayoutDetection(name: input.name, options: options).layout(records)
            layout.isDrawn = isDrawn
            if isDrawn {
                layout.notes = Self.drawnNotes(input.name) + layout.notes.filter { $0.code != "data.separator" }
            }
            (format, names, notes) = (.csv(layout), layout.names, encodingNotes + layout.notes)
            let stream = csvRecords(layout, PrefixedStream(sample.bytes), name: input.name)
            // The last record of a sample may be cut off, so that it would decide wrongly.
            decisions = try decide(
                try profiles(stream, options: options, leavesOutLast: !sample.isWhole), options: options)
        }
    }

    private static func jsonLayout(
        _ input: ReplayableInput, _ sample: Sample, options: ReadOptions
    ) throws(DataFailure) -> JSONLayout {
        func stream() throws(DataFailure) -> any ByteStream {
            try TextInput(try input.open(), wanted: options.encoding).stream
        }
        var layout = try JSONLayout(sample, format: options.format, name: input.name) { () throws(DataFailure) in
            let stream = try stream()
            var bytes: [UInt8] = []
            while true {
                let more = try stream.readBytes(1 << 22)
                if more.isEmpty { return bytes }
                bytes += more
                if bytes.count > options.memoryLimit {
                    throw DataFailure(
                        code: "data.too-large", message: "\(input.name) is one JSON object that is too large to hold.",
                        remedy: "Write one record a line (NDJSON), or an array of objects.")
                }
            }
        }
        try layout.findColumns(
            try stream(), name: input.name, header: options.header, memoryLimit: min(options.memoryLimit, 1 << 28))
        return layout
    }

    /// Decides the columns that were refuted from all their cells.
    mutating func decideAnew(_ refuted: [Int], _ input: ReplayableInput, options: ReadOptions) throws(DataFailure) {
        let profiles = try profiles(try open(input, options: options), options: options, leavesOutLast: false)
        let anew = try decide(profiles, options: options)
        for position in refuted { decisions[position] = anew[position] }
        isCertain = true
    }

    /// The records of the whole text.
    func open(_ input: ReplayableInput, options: ReadOptions) throws(DataFailure) -> any RecordStream {
        func text() throws(DataFailure) -> any ByteStream {
            try TextInput(try input.open(), wanted: options.encoding).stream
        }
        switch format {
        case .csv(let layout): return csvRecords(layout, try text(), name: input.name)
        case .json(let layout): return try layout.records(name: input.name, text)
        }
    }

    private func csvRecords(_ layout: FileLayout, _ stream: any ByteStream, name: String) -> any RecordStream {
        RecordReader(
            layout.isDrawn ? TextTableStream(stream) : stream, name: name, dialect: layout.dialect,
            skipping: layout.skippedRecords)
    }

    /// Forgets records that were kept only so that they need not be read again.
    func forgetRecords() {
        if case .json(let layout) = format { layout.archive?.clear() }
    }

    private func decide(_ profiles: [ColumnProfile], options: ReadOptions) throws(DataFailure) -> [ColumnDecision] {
        var separator: UInt8?
        if case .csv(let layout) = format { separator = layout.dialect.separator }
        return try ColumnDecisions(names: names, profiles: profiles, options: options, separator: separator).decide()
    }

    private func profiles(
        _ stream: any RecordStream, options: ReadOptions, leavesOutLast: Bool
    ) throws(DataFailure) -> [ColumnProfile] {
        let markers = MissingMarkers(options)
        var profiles = [ColumnProfile](repeating: ColumnProfile(markers), count: names.count)
        var batch = try stream.nextBatch()
        while let current = batch {
            batch = nil
            var count = current.count
            // The next batch overwrites the buffer, so the last one must be known before it is counted.
            if leavesOutLast, current.count > 1, current.isLast { count -= 1 }
            for position in names.indices {
                var profile = ColumnProfile(markers)
                swap(&profile, &profiles[position])
                for record in 0..<count {
                    if let span = current.span(record, position) {
                        current.withText(span) { profile.add($0, line: current.lines[record]) }
                    } else {
                        profile.addMissing()
                    }
                }
                swap(&profile, &profiles[position])
            }
            batch = try stream.nextBatch()
        }
        return profiles
    }

    private static func drawnNotes(_ name: String) -> [DataNote] {
        [
            DataNote(
                .choice, code: "data.text-table",
                message: "\(name) is a table drawn with characters; its borders are left out.",
                remedy: "Give --separator C to read it another way.")
        ]
    }

    private static func encodingNotes(_ text: TextInput, name: String) -> [DataNote] {
        guard text.isDetected, text.encoding != .utf8 else { return [] }
        return [
            DataNote(
                .choice, code: "data.encoding", message: "\(name) is read as \(text.encoding.rawValue.uppercased()).",
                remedy: "Give --encoding NAME for another one.")
        ]
    }
}

func emptyInput(_ name: String) -> DataFailure {
    DataFailure(
        code: "data.empty", message: "\(name) is empty.",
        remedy: "Check that the program that writes the data has succeeded.")
}
