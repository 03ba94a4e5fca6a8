// swift-tools-version: 6.2
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
    ("SwiftUICore", ["Drawing", "TextShaping", "Geometry"]),
    ("Charts", ["SwiftUICore", "ChartEngine", "ScaleKit", "ShapeKit", "Drawing", "Geometry"]),
    ("SVGBackend", ["Drawing", "Geometry"]),
    ("HTMLBackend", ["Drawing", "SVGBackend"]),
    ("CairoBackend", ["Drawing", "Geometry", "CCairo"]),
    ("PangoShaping", ["TextShaping", "Drawing", "Geometry", "CPango"]),
    (
        "SwiftUI",
        [
            "SwiftUICore", "Drawing", "Geometry", "TextShaping", "SVGBackend", "HTMLBackend", "CairoBackend",
            "PangoShaping",
        ]
    ),
]

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

let package = Package(
    name: "ridgeline",
    products: [
        .library(name: "SwiftUI", targets: ["SwiftUI"]),
        .library(name: "Charts", targets: ["Charts"]),
        .executable(name: "ridgeline", targets: ["ridgeline"]),
        .executable(name: "ridgeline-fetch", targets: ["ridgeline-fetch"]),
    ],
    targets: [
        .systemLibrary(
            name: "CCairo", pkgConfig: "cairo-ft",
            providers: [.apt(["libcairo2-dev", "libdeflate-dev", "libturbojpeg0-dev"])]),
        .systemLibrary(name: "CPango", pkgConfig: "pangoft2", providers: [.apt(["libpango1.0-dev", "fonts-inter"])]),
    ]
        + libraries.map { library in
            .target(
                name: library.name, dependencies: library.dependencies.map { .init(stringLiteral: $0) },
                swiftSettings: strict)
        }
        + [
            .target(
                name: "ExampleCharts", dependencies: ["SwiftUI", "Charts"], path: "Examples/ExampleCharts",
                exclude: ["Data/README.md"], resources: [.embedInCode("Data/babynames.csv")], swiftSettings: strict),
            .executableTarget(
                name: "ridgeline", dependencies: ["SwiftUI", "Drawing", "ExampleCharts"], swiftSettings: strict),
            .executableTarget(name: "ridgeline-fetch", swiftSettings: strict),
            .executableTarget(
                name: "ridgeline-bench",
                dependencies: ["SwiftUI", "ExampleCharts", "Drawing", "CairoBackend", "CCairo"],
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
