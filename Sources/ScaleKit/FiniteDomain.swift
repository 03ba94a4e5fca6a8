import Foundation

/// A domain to draw with, from bounds of any kind: sorted, finite and not empty. A bound that is not finite takes the
/// other one's place; without any the domain is 0...1.
public func finiteDomain(_ a: Double, _ b: Double) -> (lower: Double, upper: Double) {
    switch (a.isFinite, b.isFinite) {
    case (true, true): a == b ? widened(around: a) : (min(a, b), max(a, b))
    case (true, false): widened(around: a)
    case (false, true): widened(around: b)
    case (false, false): (0, 1)
    }
}

/// A domain with `value` in its middle, a power of ten to each side, which never takes in values of the other sign.
/// Zero stays on the lower edge.
private func widened(around value: Double) -> (lower: Double, upper: Double) {
    if value == 0 { return (0, 1) }
    let margin = max(pow(10, log10(abs(value)).rounded(.down)), abs(value).ulp)
    let domain = (lower: value - margin, upper: value + margin)
    if domain.lower.isFinite, domain.upper.isFinite, domain.lower < domain.upper { return domain }
    return value < 0 ? (value, value / 2) : (value / 2, value)
}
