import Foundation
import SwiftUICore
import TextShaping

#if !canImport(Darwin)
    // How much room text takes, as UIKit tells it: of the attributes, the font, the kerning and the baseline count.

    /// How text is measured that may take several lines.
    public struct NSStringDrawingOptions: OptionSet, Sendable {
        public let rawValue: Int

        public init(rawValue: Int) { self.rawValue = rawValue }

        /// Text is wrapped to the width; otherwise it is one line.
        public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
        /// Lines are as far apart as the font says, which they are in any case.
        public static let usesFontLeading = NSStringDrawingOptions(rawValue: 2)
        /// Of wrapped text the lines count that fit into the height.
        public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 32)
    }

    /// Names a parameter of `boundingRect`. Text is measured at its full size, so there is nothing to set and nothing to
    /// read.
    open class NSStringDrawingContext: NSObject {}

    /// Text with its attributes, ready to be measured.
    private struct MeasuredText {
        var spans: [TextSpan] = []

        mutating func add(_ text: String, _ attributes: [NSAttributedString.Key: Any]) {
            // UIKit's default is 12 points.
            let font = attributes[.font] as? UIFont ?? UIFont.systemFont(ofSize: 12)
            let request = font.font.request(in: EnvironmentValues())
            spans.append(
                TextSpan(
                    text: text, font: request, kerning: Self.points(attributes[.kern]),
                    baselineOffset: Self.points(attributes[.baselineOffset])))
        }

        private static func points(_ value: Any?) -> CGFloat {
            let number = (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
            return number ?? (value as? Double).map { CGFloat($0) } ?? 0
        }

        /// - Parameter width: In points; nil for lines as long as they are.
        func size(width: CGFloat?, height: CGFloat? = nil, lineLimit: Int? = nil) -> CGSize {
            // Fractions of a point count here, as they do in UIKit.
            let style = ParagraphStyle(lineLimit: lineLimit, pixelLength: 1 / 64)
            return TextSystem.shared.layout(spans, style: style, width: width, height: height).size
        }

        func bounds(in size: CGSize, options: NSStringDrawingOptions) -> CGRect {
            guard options.contains(.usesLineFragmentOrigin) else {
                return CGRect(origin: .zero, size: self.size(width: nil, lineLimit: 1))
            }
            func limit(_ length: CGFloat) -> CGFloat? {
                length.isFinite && length > 0 && length < 1e6 ? length : nil
            }
            let height = options.contains(.truncatesLastVisibleLine) ? limit(size.height) : nil
            return CGRect(origin: .zero, size: self.size(width: limit(size.width), height: height))
        }
    }

    extension String {
        /// The size of the text as one block, in points.
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            var text = MeasuredText()
            text.add(self, attributes ?? [:])
            return text.size(width: nil)
        }

        /// The size that the text takes within `size`, at the origin.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect {
            var text = MeasuredText()
            text.add(self, attributes ?? [:])
            return text.bounds(in: size, options: options)
        }
    }

    extension NSString {
        /// The size of the text as one block, in points.
        public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
            description.size(withAttributes: attributes)
        }

        /// The size that the text takes within `size`, at the origin.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [],
            attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
        ) -> CGRect {
            description.boundingRect(with: size, options: options, attributes: attributes, context: context)
        }
    }

    extension NSAttributedString {
        private var measured: MeasuredText {
            var text = MeasuredText()
            enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, range, _ in
                text.add(attributedSubstring(from: range).string, attributes)
            }
            return text
        }

        /// The size of the text as one block, in points.
        public func size() -> CGSize { measured.size(width: nil) }

        /// The size that the text takes within `size`, at the origin.
        public func boundingRect(
            with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
        ) -> CGRect {
            measured.bounds(in: size, options: options)
        }
    }
#endif
