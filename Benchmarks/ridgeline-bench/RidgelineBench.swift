import CairoBackend
import Drawing
import ExampleCharts
import Foundation
import SwiftUI

/// `ridgeline-bench CASE FORMAT OUT N`: draws a case N times in this process, writes the last one to OUT and prints the
/// median time as `warm_ms=…`; for PNG also what of it is encoding, beside cairo's own writer on the same pixels.
/// `ridgeline-bench layout N` shows what layout costs for each view instead.
@main
enum RidgelineBench {
    private static let usage = """
        Usage: ridgeline-bench CASE FORMAT OUT N
               ridgeline-bench layout N
          CASE    \(BenchmarkCase.allCases.map(\.rawValue).joined(separator: ", "))
          FORMAT  \(BenchmarkCase.Format.allCases.map(\.rawValue).joined(separator: ", "))
          OUT     file to write the picture to
          N       how many times to draw it, at most for three seconds
        Example: ridgeline-bench ridgeline svg ridgeline.svg 200

        Usage: ridgeline-bench csv FILE N
          FILE    CSV to read; where it is not there, 100 MB are written to it

        """

    @MainActor
    static func main() {
        let words = CommandLine.arguments
        if words.count == 4, words[1] == "csv", let count = Int(words[3]), count > 0 {
            return readCSV(words[2], count: count)
        }
        if words.count == 3, words[1] == "layout", let count = Int(words[2]), count > 0 {
            return LayoutCost.report(count: count)
        }
        guard words.count == 5, let picture = BenchmarkCase(rawValue: words[1]),
            let format = BenchmarkCase.Format(rawValue: words[2]), let count = Int(words[4]), count > 0
        else {
            FileHandle.standardError.write(Data(usage.utf8))
            exit(1)
        }
        do {
            try measure(picture, format, path: words[3], count: count)
        } catch {
            FileHandle.standardError.write(Data("ridgeline-bench: \(error)\n".utf8))
            exit(2)
        }
    }

    private static func readCSV(_ path: String, count: Int) {
        do {
            if !FileManager.default.fileExists(atPath: path) { try CSVReading.write(megabytes: 100, to: path) }
            try CSVReading.measure(path, count: count)
        } catch {
            FileHandle.standardError.write(Data("ridgeline-bench: \(error)\n".utf8))
            exit(2)
        }
    }

    @MainActor
    private static func measure(
        _ picture: BenchmarkCase, _ format: BenchmarkCase.Format, path: String, count: Int
    ) throws {
        let names = try BabyNames.builtIn()
        var data = Data()
        let timings = try Timings(count: count) { data = try picture.data(names, as: format) }
        try data.write(to: URL(fileURLWithPath: path))
        let memory = peakMemory().map { String(format: " peak_mb=%.1f", $0) } ?? ""
        print(
            "warm_ms=\(milliseconds(timings.median)) min_ms=\(milliseconds(timings.minimum))"
                + " n=\(timings.milliseconds.count) bytes=\(data.count)\(memory)")
        if format == .png { try compareEncoders(picture.renderer(names), count: min(count, 15)) }
    }

    /// Both encoders on the same pixels, in turn.
    @MainActor
    private static func compareEncoders(_ renderer: ImageRenderer<AnyView>, count: Int) throws {
        let image = try rasterImage(of: renderer.drawing, options: RasterOptions(scale: 2))
        var (size, cairoSize) = (0, 0)
        let ours = try Timings(count: count) { size = try pngData(of: image).count }
        let cairo = Timings(count: count) { cairoSize = cairoPNGSize(image) ?? 0 }
        print(
            "encode_ms=\(milliseconds(ours.median)) encode_bytes=\(size)"
                + " cairo_encode_ms=\(milliseconds(cairo.median)) cairo_encode_bytes=\(cairoSize)")
    }
}
