@_exported import Foundation

@_exported import struct Geometry.CGAffineTransform
@_exported import struct Geometry.CGVector
@_exported import enum SwiftUICore.CGBlendMode
@_exported import class SwiftUICore.CGColor
@_exported import enum SwiftUICore.CGLineCap
@_exported import enum SwiftUICore.CGLineJoin
@_exported import class SwiftUICore.CGMutablePath
@_exported import class SwiftUICore.CGPath
