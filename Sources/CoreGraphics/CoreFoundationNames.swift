import Foundation

// What the calls of CoreGraphics are given by Core Foundation's names. Foundation on Linux does not bridge, so the
// names stand for Swift's own types: `url as CFURL` and `[:] as CFDictionary` compile as they do elsewhere.

#if !canImport(Darwin)
    public typealias CFString = String
    public typealias CFURL = URL
    public typealias CFData = Data
    public typealias CFMutableData = NSMutableData
    public typealias CFDictionary = [AnyHashable: Any]

    /// The key of a document's title in the auxiliary information of a PDF context.
    public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
    /// The key of a document's subject in the auxiliary information of a PDF context.
    public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
#endif
