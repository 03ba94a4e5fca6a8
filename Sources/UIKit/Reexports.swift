@_exported import CoreGraphics
@_exported import Foundation

@_exported import struct SwiftUICore.ColorResource
@_exported import struct SwiftUICore.ImageResource
@_exported import class SwiftUICore.NSLayoutConstraint
@_exported import enum SwiftUICore.UIAccessibilityContrast
@_exported import class SwiftUICore.UIApplication
@_exported import protocol SwiftUICore.UIApplicationDelegate
@_exported import class SwiftUICore.UIBarButtonItem
@_exported import class SwiftUICore.UIBezierPath
@_exported import class SwiftUICore.UIColor
@_exported import class SwiftUICore.UIDevice
@_exported import enum SwiftUICore.UIDeviceOrientation
@_exported import struct SwiftUICore.UIEdgeInsets
@_exported import class SwiftUICore.UIFeedbackGenerator
@_exported import class SwiftUICore.UIFont
@_exported import class SwiftUICore.UIHostingController
@_exported import class SwiftUICore.UIImage
@_exported import class SwiftUICore.UIImpactFeedbackGenerator
@_exported import enum SwiftUICore.UIKeyboardType
@_exported import class SwiftUICore.UINotificationFeedbackGenerator
@_exported import class SwiftUICore.UIPasteboard
@_exported import class SwiftUICore.UIScene
@_exported import class SwiftUICore.UIScreen
@_exported import class SwiftUICore.UISelectionFeedbackGenerator
@_exported import struct SwiftUICore.UITextContentType
@_exported import class SwiftUICore.UITraitCollection
@_exported import enum SwiftUICore.UIUserInterfaceIdiom
@_exported import enum SwiftUICore.UIUserInterfaceLayoutDirection
@_exported import enum SwiftUICore.UIUserInterfaceStyle
@_exported import class SwiftUICore.UIView
@_exported import class SwiftUICore.UIViewController
@_exported import class SwiftUICore.UIWindow
@_exported import class SwiftUICore.UIWindowScene
