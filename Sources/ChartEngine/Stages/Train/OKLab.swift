import Drawing
import Foundation

/// The colour at `t` (0 to 1) between two, in the OKLab space, alpha premultiplied.
public func mixedInOKLab(_ a: RGBA, _ b: RGBA, at t: Double) -> RGBA {
    let t = t.isNaN ? 0 : min(max(0, t), 1)
    if t == 0 || a == b { return a }
    if t == 1 { return b }
    let alpha = a.alpha + (b.alpha - a.alpha) * t
    // A transparent end gives its share of transparency, not of colour.
    let share = alpha > 0 ? b.alpha * t / alpha : t
    let (p, q) = (okLab(a), okLab(b))
    return fromOKLab(p + (q - p) * share, alpha: alpha)
}

private func okLab(_ color: RGBA) -> SIMD3<Double> {
    let (r, g, b) = (linear(color.red), linear(color.green), linear(color.blue))
    let l = cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    let m = cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    let s = cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return SIMD3(
        0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s,
        0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s)
}

private func fromOKLab(_ lab: SIMD3<Double>, alpha: Double) -> RGBA {
    let l = cube(lab.x + 0.3963377774 * lab.y + 0.2158037573 * lab.z)
    let m = cube(lab.x - 0.1055613458 * lab.y - 0.0638541728 * lab.z)
    let s = cube(lab.x - 0.0894841775 * lab.y - 1.2914855480 * lab.z)
    return RGBA(
        red: gamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
        green: gamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
        blue: gamma(-0.0041960863 * l - 0.7034186147 * m + 1.7076147010 * s), alpha: alpha)
}

private func cube(_ x: Double) -> Double { x * x * x }

/// The sRGB transfer function, odd about zero for colours outside of its gamut.
private func linear(_ v: Double) -> Double {
    abs(v) <= 0.04045 ? v / 12.92 : (v < 0 ? -1 : 1) * pow((abs(v) + 0.055) / 1.055, 2.4)
}

private func gamma(_ v: Double) -> Double {
    abs(v) <= 0.0031308 ? v * 12.92 : (v < 0 ? -1 : 1) * (1.055 * pow(abs(v), 1 / 2.4) - 0.055)
}
