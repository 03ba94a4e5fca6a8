// Imports what the toolchain's Testing library has overlays for on other platforms.
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit
import Widgets

@MainActor @Test func aViewOfTheClientIsDrawn() throws {
    let renderer = ImageRenderer(content: Badge(title: "New"))
    let image = try #require(renderer.cgImage)
    #expect(image.width > 20)
    #expect(UIColor.label != .secondaryLabel)
}
