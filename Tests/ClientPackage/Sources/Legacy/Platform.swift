// What projects for several platforms write, in Swift 5 mode.
import Combine
import Foundation
import SwiftUI

#if canImport(UIKit)
    import UIKit
    public typealias PlatformColor = UIColor
    public typealias PlatformFont = UIFont
    public typealias PlatformImage = UIImage
#elseif canImport(AppKit)
    import AppKit
    public typealias PlatformColor = NSColor
    public typealias PlatformFont = NSFont
    public typealias PlatformImage = NSImage
#endif

public final class Settings: ObservableObject {
    @Published public var tint: PlatformColor = .systemBlue
    private var links: Set<AnyCancellable> = []

    public init() { $tint.dropFirst().sink { _ in }.store(in: &links) }
}

public struct Device {
    public static var isSimulator: Bool {
        #if targetEnvironment(simulator)
            true
        #else
            false
        #endif
    }

    @MainActor public static var isPad: Bool {
        #if os(iOS)
            UIDevice.current.userInterfaceIdiom == .pad
        #elseif os(macOS)
            false
        #else
            UIDevice.current.userInterfaceIdiom == .pad
        #endif
    }

    @MainActor public static func tap() {
        #if canImport(UIKit)
            UIImpactFeedbackGenerator(style: .light).impactOccurred()
        #endif
    }
}

public struct Panel: View {
    @StateObject private var settings = Settings()

    public init() {}

    public var body: some View {
        Color(settings.tint).frame(width: 20, height: 10)
            .background(Color(.secondarySystemBackground))
    }
}

struct Panel_Previews: PreviewProvider {
    static var previews: some View { Panel().previewLayout(.sizeThatFits) }
}
