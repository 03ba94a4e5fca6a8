import Drawing
import Foundation

#if !canImport(Darwin)
    /// The system's adaptive colours.
    extension UIColor {
        public class var systemRed: UIColor { UIColor(source: .system(.red)) }
        public class var systemOrange: UIColor { UIColor(source: .system(.orange)) }
        public class var systemYellow: UIColor { UIColor(source: .system(.yellow)) }
        public class var systemGreen: UIColor { UIColor(source: .system(.green)) }
        public class var systemMint: UIColor { UIColor(source: .system(.mint)) }
        public class var systemTeal: UIColor { UIColor(source: .system(.teal)) }
        public class var systemCyan: UIColor { UIColor(source: .system(.cyan)) }
        public class var systemBlue: UIColor { UIColor(source: .system(.blue)) }
        public class var systemIndigo: UIColor { UIColor(source: .system(.indigo)) }
        public class var systemPurple: UIColor { UIColor(source: .system(.purple)) }
        public class var systemPink: UIColor { UIColor(source: .system(.pink)) }
        public class var systemBrown: UIColor { UIColor(source: .system(.brown)) }
        public class var systemGray: UIColor { UIColor(source: .system(.gray)) }
        public class var systemGray2: UIColor { UIColor(source: .system(.gray2)) }
        public class var systemGray3: UIColor { UIColor(source: .system(.gray3)) }
        public class var systemGray4: UIColor { UIColor(source: .system(.gray4)) }
        public class var systemGray5: UIColor { UIColor(source: .system(.gray5)) }
        public class var systemGray6: UIColor { UIColor(source: .system(.gray6)) }

        public class var tintColor: UIColor { UIColor(source: .color(.accentColor)) }
        public class var label: UIColor { UIColor(source: .system(.label)) }
        public class var secondaryLabel: UIColor { UIColor(source: .system(.secondaryLabel)) }
        public class var tertiaryLabel: UIColor { UIColor(source: .system(.tertiaryLabel)) }
        public class var quaternaryLabel: UIColor { UIColor(source: .system(.quaternaryLabel)) }
        public class var link: UIColor { UIColor(source: .system(.link)) }
        public class var placeholderText: UIColor { UIColor(source: .system(.placeholderText)) }
        public class var separator: UIColor { UIColor(source: .system(.separator)) }
        public class var opaqueSeparator: UIColor { UIColor(source: .system(.opaqueSeparator)) }
        public class var systemBackground: UIColor { UIColor(source: .system(.systemBackground)) }
        public class var secondarySystemBackground: UIColor { UIColor(source: .system(.secondarySystemBackground)) }
        public class var tertiarySystemBackground: UIColor { UIColor(source: .system(.tertiarySystemBackground)) }
        public class var systemGroupedBackground: UIColor { UIColor(source: .system(.systemGroupedBackground)) }
        public class var secondarySystemGroupedBackground: UIColor {
            UIColor(source: .system(.secondarySystemGroupedBackground))
        }
        public class var tertiarySystemGroupedBackground: UIColor {
            UIColor(source: .system(.tertiarySystemGroupedBackground))
        }
        public class var systemFill: UIColor { UIColor(source: .system(.systemFill)) }
        public class var secondarySystemFill: UIColor { UIColor(source: .system(.secondarySystemFill)) }
        public class var tertiarySystemFill: UIColor { UIColor(source: .system(.tertiarySystemFill)) }
        public class var quaternarySystemFill: UIColor { UIColor(source: .system(.quaternarySystemFill)) }
        public class var darkText: UIColor { UIColor(source: .system(.darkText)) }
        public class var lightText: UIColor { UIColor(source: .system(.lightText)) }
    }

    /// Fixed colours.
    extension UIColor {
        private convenience init(hex: UInt32) { self.init(RGBA(hex: hex)) }

        public class var black: UIColor { UIColor(hex: 0x000000) }
        public class var white: UIColor { UIColor(hex: 0xFFFFFF) }
        public class var red: UIColor { UIColor(hex: 0xFF0000) }
        public class var green: UIColor { UIColor(hex: 0x00FF00) }
        public class var blue: UIColor { UIColor(hex: 0x0000FF) }
        public class var cyan: UIColor { UIColor(hex: 0x00FFFF) }
        public class var yellow: UIColor { UIColor(hex: 0xFFFF00) }
        public class var magenta: UIColor { UIColor(hex: 0xFF00FF) }
        public class var orange: UIColor { UIColor(hex: 0xFF8000) }
        public class var purple: UIColor { UIColor(hex: 0x800080) }
        public class var brown: UIColor { UIColor(hex: 0x996633) }
        public class var darkGray: UIColor { UIColor(white: 1.0 / 3, alpha: 1) }
        public class var gray: UIColor { UIColor(white: 0.5, alpha: 1) }
        public class var lightGray: UIColor { UIColor(white: 2.0 / 3, alpha: 1) }
        public class var clear: UIColor { UIColor(white: 0, alpha: 0) }
    }
#endif
