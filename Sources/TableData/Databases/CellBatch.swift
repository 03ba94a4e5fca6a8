/// Cells of a database's rows, gathered as a batch of records.
final class CellBatch {
    private var bytes: [UInt8] = []
    private var records = RecordList()
    private var line: Int

    init(firstLine: Int = 1) { line = firstLine }

    deinit { records.deallocate() }

    var count: Int { records.count }
    var nextLine: Int { line }
    var byteCount: Int { bytes.count }

    func add(_ cells: [[UInt8]?]) {
        for cell in cells {
            let start = bytes.count
            if let cell { bytes += cell }
            records.add(start, bytes.count, .quoted)
        }
        records.close(line: line)
        line += 1
    }

    func append(to builders: [ColumnBuilder]) {
        bytes.withUnsafeBufferPointer { buffer in
            let batch = records.batch(buffer, isLast: false)
            for (position, builder) in builders.enumerated() { builder.append(batch, position: position) }
        }
    }
}
