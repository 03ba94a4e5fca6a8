// swift-tools-version: 6.0
// A package that depends on this one as others would; scripts/client.sh builds and runs it.
import PackageDescription

func ridgeline(_ product: String) -> Target.Dependency {
    .product(name: product, package: "ridgeline", condition: .when(platforms: [.linux]))
}

let strict: [SwiftSetting] = [.unsafeFlags(["-warnings-as-errors"])]

let package = Package(
    name: "Client",
    platforms: [.macOS(.v14), .iOS(.v17)],
    dependencies: [.package(name: "ridgeline", path: "../..")],
    targets: [
        .target(name: "Widgets", dependencies: [ridgeline("SwiftUI"), ridgeline("Charts")], swiftSettings: strict),
        .target(
            name: "Legacy", dependencies: [ridgeline("SwiftUI"), ridgeline("UIKit"), ridgeline("Combine")],
            swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .executableTarget(
            name: "Gallery",
            dependencies: [
                "Widgets", "Legacy", ridgeline("SwiftUI"), ridgeline("Charts"), ridgeline("UIKit"),
                ridgeline("CoreGraphics"), ridgeline("Combine"), ridgeline("OSLog"), ridgeline("TabularData"),
            ], swiftSettings: strict),
        .testTarget(
            name: "GalleryTests",
            dependencies: ["Widgets", ridgeline("SwiftUI"), ridgeline("UIKit"), ridgeline("CoreGraphics")],
            swiftSettings: strict),
    ])
