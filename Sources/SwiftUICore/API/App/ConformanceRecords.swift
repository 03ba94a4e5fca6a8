import Foundation

/// The types of the program that conform to a protocol. The compiler leaves a record of every conformance in a section
/// of the executable, or of the library that the type is in; the section is looked up in the file and read where the
/// loader has put it.
package enum ConformanceRecords {
    /// - Parameter protocolType: The existential type of one protocol, such as `(any Error).self`.
    /// - Returns: Types that are not generic, of the executable and of the libraries that are loaded now.
    package static func types(conformingTo protocolType: Any.Type) -> [Any.Type] {
        guard let wanted = descriptor(ofProtocol: protocolType) else { return [] }
        return loadedSections().flatMap { section in
            stride(from: 0, to: section.count - section.count % 4, by: 4).compactMap { offset -> Any.Type? in
                guard let record = relative(section.start + offset) else { return nil }
                return type(in: record, conformingTo: wanted)
            }
        }
    }

    /// An existential type's metadata: kind, flags, number of protocols, then their descriptors.
    private static func descriptor(ofProtocol type: Any.Type) -> UnsafeRawPointer? {
        let metadata = unsafeBitCast(type, to: UnsafeRawPointer.self)
        let existentialKind = 0x303
        let word = MemoryLayout<Int>.size
        guard metadata.load(as: Int.self) == existentialKind,
            metadata.load(fromByteOffset: word + 4, as: UInt32.self) == 1
        else { return nil }
        return metadata.load(fromByteOffset: word + 8, as: UnsafeRawPointer?.self)
    }

    /// A conformance: protocol, type, witness table (all relative), flags.
    private static func type(in record: UnsafeRawPointer, conformingTo wanted: UnsafeRawPointer) -> Any.Type? {
        guard relativeIndirectable(record) == wanted else { return nil }
        let flags = record.load(fromByteOffset: 12, as: UInt32.self)
        let descriptor: UnsafeRawPointer?
        switch (flags >> 3) & 7 {
        case 0: descriptor = relative(record + 4)
        case 1: descriptor = relative(record + 4)?.load(as: UnsafeRawPointer?.self)
        default: return nil
        }
        return descriptor.flatMap(type(of:))
    }

    /// A type's descriptor: flags, parent, name, function that gives the metadata.
    private static func type(of descriptor: UnsafeRawPointer) -> Any.Type? {
        let flags = descriptor.load(as: UInt32.self)
        let isType = (16...31).contains(flags & 0x1F)
        let isGeneric = flags & 0x80 != 0
        guard isType, !isGeneric, let address = relative(descriptor + 12) else { return nil }
        typealias Accessor = @convention(c) (Int) -> UnsafeRawPointer?
        let accessor = unsafeBitCast(address, to: Accessor.self)
        // Request 0: complete metadata, waiting for it.
        return accessor(0).map { unsafeBitCast($0, to: Any.Type.self) }
    }

    private static func relative(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        return offset == 0 ? nil : place + Int(offset)
    }

    /// The lowest bit says that there is a pointer at the place.
    private static func relativeIndirectable(_ place: UnsafeRawPointer) -> UnsafeRawPointer? {
        let offset = place.load(as: Int32.self)
        guard offset != 0 else { return nil }
        let target = place + Int(offset & ~1)
        return offset & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
    }

    private typealias Section = (start: UnsafeRawPointer, count: Int)

    private static func loadedSections() -> [Section] {
        let executable = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        return loadedFiles().compactMap { file in
            // The executable is opened by its link, as its path may name another file by now.
            section(of: file.path == executable ? "/proc/self/exe" : file.path, loadedAt: file.address)
        }
    }

    private static func section(of path: String, loadedAt address: UInt) -> Section? {
        guard let bytes = try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe),
            let file = ELFFile(bytes), let section = file.section(named: "swift5_protocol_conformances"),
            let start = UnsafeRawPointer(
                bitPattern: (file.isPositionIndependent ? address : 0) + section.address)
        else { return nil }
        return (start, section.size)
    }

    /// The files whose start is mapped, each once. A line of the list is: addresses, rights, offset, device, number,
    /// path.
    private static func loadedFiles() -> [(path: String, address: UInt)] {
        guard let data = FileManager.default.contents(atPath: "/proc/self/maps") else { return [] }
        var known: Set<String> = []
        return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
            let fields = line.split(separator: " ", maxSplits: 5, omittingEmptySubsequences: true)
            guard fields.count == 6, UInt(fields[2], radix: 16) == 0,
                let address = fields[0].split(separator: "-").first.flatMap({ UInt($0, radix: 16) })
            else { return nil }
            let path = String(fields[5].drop { $0 == " " })
            guard path.hasPrefix("/"), known.insert(path).inserted else { return nil }
            return (path, address)
        }
    }
}
