// swift-tools-version: 6.2
import CompilerPluginSupport
import Foundation
import PackageDescription

// Targets as data. A module may import exactly what its row lists (besides Foundation): `./dev check` compares
// every import statement with these rows.
let libraries: [(name: String, dependencies: [String])] = [
    ("Geometry", []),
    ("Drawing", ["Geometry"]),
    ("TextShaping", ["Drawing", "Geometry"]),
    ("ScaleKit", []),
    ("ShapeKit", ["Geometry"]),
    ("ChartEngine", ["ScaleKit", "ShapeKit", "Drawing", "Geometry"]),
    ("TableData", ["ScaleKit", "Geometry", "CZlib", "CSQLite"]),
    ("Combine", []),
    ("MacroExpansion", []),
    ("MarkdownText", ["CCmark"]),
    ("FoundationGaps", []),
    ("SwiftUICore", ["Combine", "Drawing", "MarkdownText", "TextShaping", "Geometry", "SwiftUIMacros"]),
    ("Accessibility", ["SwiftUICore"]),
    ("_Testing_CoreGraphics", []),
    ("_Testing_UIKit", []),
    ("CoreGraphics", ["SwiftUICore", "Drawing", "Geometry", "CairoBackend", "_Testing_CoreGraphics"]),
    ("UIKit", ["SwiftUICore", "CoreGraphics", "Geometry", "_Testing_UIKit"]),
    ("os", []),
    ("OSLog", ["os"]),
    ("TabularData", []),
    ("Charts", ["SwiftUICore", "ChartEngine", "ScaleKit", "ShapeKit", "Drawing", "Geometry"]),
    ("SVGBackend", ["Drawing", "Geometry"]),
    ("HTMLBackend", ["Drawing", "SVGBackend"]),
    ("CairoBackend", ["Drawing", "Geometry", "CCairo"]),
    ("PangoShaping", ["TextShaping", "Drawing", "Geometry", "CPango"]),
    (
        "SwiftUI",
        [
            "SwiftUICore", "UIKit", "CoreGraphics", "Combine", "FoundationGaps", "Drawing", "Geometry", "TextShaping",
            "SVGBackend", "HTMLBackend", "CairoBackend", "PangoShaping",
        ]
    ),
    ("Ridgeline", ["SwiftUI", "Charts"]),
    ("MMHeatmap", ["Ridgeline", "SwiftUI"]),
]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "ridgeline",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .library(name: "Combine", targets: ["Combine"]),
        .library(name: "UIKit", targets: ["UIKit"]),
        .library(name: "CoreGraphics", targets: ["CoreGraphics"]),
        .library(name: "Accessibility", targets: ["Accessibility"]),
        .library(name: "os", targets: ["os"]),
        .library(name: "OSLog", targets: ["OSLog"]),
        .library(name: "TabularData", targets: ["TabularData"]),
        .library(name: "Ridgeline", targets: ["Ridgeline"]),
        .library(name: "MMHeatmap", targets: ["MMHeatmap"]),
        .executable(name: "ridgeline", targets: ["ridgeline"]),
        .executable(name: "ridgeline-fetch", targets: ["ridgeline-fetch"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo-ft",
            providers: [.apt(["libcairo2-dev", "libdeflate-dev", "libturbojpeg0-dev"])]),
        .systemLibrary(name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CCmark", pkgConfig: "libcmark-gfm",
            providers: [.apt(["libcmark-gfm-dev", "libcmark-gfm-extensions-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev", "fonts-inter"])]),
    ]
        + libraries.map { library in
            .target(
                name: library.name, dependencies: library.dependencies.map { .init(stringLiteral: $0) },
                swiftSettings: strict)
        }
        + [
            .macro(name: "SwiftUIMacros", dependencies: ["MacroExpansion"], swiftSettings: strict),
            .target(
                name: "ExampleCharts", dependencies: ["SwiftUI", "Charts", "Ridgeline", "MMHeatmap"],
                path: "Examples/ExampleCharts",
                exclude: ["Data/README.md"],
                resources: [
                    .embedInCode("Data/babynames.csv"), .embedInCode("Data/seattle-weather.csv"),
                    .embedInCode("Data/penguins.csv"),
                ], swiftSettings: strict),
            .executableTarget(
                name: "ridgeline",
                dependencies: [
                    "SwiftUI", "Charts", "Drawing", "Geometry", "ScaleKit", "CairoBackend", "TableData",
                    "ExampleCharts",
                    "Ridgeline",
                ], swiftSettings: strict),
            .executableTarget(name: "ridgeline-fetch", swiftSettings: strict),
            .executableTarget(
                name: "ridgeline-bench",
                dependencies: ["SwiftUI", "Charts", "ExampleCharts", "Drawing", "CairoBackend", "CCairo", "TableData"],
                path: "Benchmarks/ridgeline-bench", swiftSettings: strict),
            .testTarget(
                name: "ExampleChartsTests", dependencies: ["ExampleCharts", "SwiftUI", "Drawing"], swiftSettings: strict
            ),
            .testTarget(
                name: "RidgelineCommandTests", dependencies: ["ridgeline", "ridgeline-fetch"], swiftSettings: strict),
        ]
        + libraries.filter { FileManager.default.fileExists(atPath: "Tests/\($0.name)Tests") }.map { library in
            .testTarget(
                name: "\(library.name)Tests", dependencies: [.init(stringLiteral: library.name)], swiftSettings: strict)
        },
    swiftLanguageModes: [.v6])
