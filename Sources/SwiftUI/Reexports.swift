@_exported import Combine
@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationGaps
@_exported import Geometry
@_exported import Observation
@_exported import SwiftUICore
@_exported import UIKit
