@_exported import Foundation
@_exported import Geometry
@_exported import Observation
@_exported import SwiftUICore
