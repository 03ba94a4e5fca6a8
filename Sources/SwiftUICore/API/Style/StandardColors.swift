import Drawing
import Foundation

extension Color {
    public static let red = Color(source: .system(.red))
    public static let orange = Color(source: .system(.orange))
    public static let yellow = Color(source: .system(.yellow))
    public static let green = Color(source: .system(.green))
    public static let mint = Color(source: .system(.mint))
    public static let teal = Color(source: .system(.teal))
    public static let cyan = Color(source: .system(.cyan))
    public static let blue = Color(source: .system(.blue))
    public static let indigo = Color(source: .system(.indigo))
    public static let purple = Color(source: .system(.purple))
    public static let pink = Color(source: .system(.pink))
    public static let brown = Color(source: .system(.brown))
    public static let gray = Color(source: .system(.gray))
    public static let white = Color(.white as RGBA)
    public static let black = Color(.black as RGBA)
    public static let clear = Color(.clear as RGBA)
    public static let primary = Color(source: .system(.label))
    public static let secondary = Color(source: .system(.secondaryLabel))

    /// The tint of where the colour is shown, blue where none was set.
    public static var accentColor: Color { Color(source: .accent) }
}

extension ShapeStyle where Self == Color {
    public static var red: Color { Color.red }
    public static var orange: Color { Color.orange }
    public static var yellow: Color { Color.yellow }
    public static var green: Color { Color.green }
    public static var mint: Color { Color.mint }
    public static var teal: Color { Color.teal }
    public static var cyan: Color { Color.cyan }
    public static var blue: Color { Color.blue }
    public static var indigo: Color { Color.indigo }
    public static var purple: Color { Color.purple }
    public static var pink: Color { Color.pink }
    public static var brown: Color { Color.brown }
    public static var white: Color { Color.white }
    public static var gray: Color { Color.gray }
    public static var black: Color { Color.black }
    public static var clear: Color { Color.clear }
}
