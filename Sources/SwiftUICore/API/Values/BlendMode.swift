import Drawing
import Foundation

/// How colours are combined with what is behind them.
public enum BlendMode: Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
    case difference, exclusion, hue, saturation, color, luminosity
    case sourceAtop, destinationOver, destinationOut
    case plusDarker, plusLighter
}

extension DrawnGroup {
    package mutating func setBlend(_ mode: BlendMode) {
        switch mode {
        case .normal: blend = .normal
        case .multiply: blend = .multiply
        case .screen: blend = .screen
        case .overlay: blend = .overlay
        case .darken: blend = .darken
        case .lighten: blend = .lighten
        case .colorDodge: blend = .colorDodge
        case .colorBurn: blend = .colorBurn
        case .softLight: blend = .softLight
        case .hardLight: blend = .hardLight
        case .difference: blend = .difference
        case .exclusion: blend = .exclusion
        case .hue: blend = .hue
        case .saturation: blend = .saturation
        case .color: blend = .color
        case .luminosity: blend = .luminosity
        case .sourceAtop: blend = .sourceAtop
        case .destinationOver: blend = .destinationOver
        case .destinationOut: blend = .destinationOut
        case .plusDarker: blend = .plusDarker
        case .plusLighter: blend = .plusLighter
        }
    }
}
