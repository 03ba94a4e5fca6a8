import ChartEngine
import Foundation
import SwiftUICore

extension View {
    // MARK: x

    public nonisolated func chartXScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(domain._makeScaleDomain(), range._makeScaleRange().positions, type, of: \.x)
    }

    public nonisolated func chartXScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(domain._makeScaleDomain(), nil, type, of: \.x)
    }

    public nonisolated func chartXScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(nil, range._makeScaleRange().positions, type, of: \.x)
    }

    public nonisolated func chartXScale(type: ScaleType? = nil) -> some View { positionScale(nil, nil, type, of: \.x) }

    // MARK: y

    public nonisolated func chartYScale<Domain: ScaleDomain, Range: PositionScaleRange>(
        domain: Domain, range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(domain._makeScaleDomain(), range._makeScaleRange().positions, type, of: \.y)
    }

    public nonisolated func chartYScale<Domain: ScaleDomain>(domain: Domain, type: ScaleType? = nil) -> some View {
        positionScale(domain._makeScaleDomain(), nil, type, of: \.y)
    }

    public nonisolated func chartYScale<Range: PositionScaleRange>(
        range: Range, type: ScaleType? = nil
    ) -> some View {
        positionScale(nil, range._makeScaleRange().positions, type, of: \.y)
    }

    public nonisolated func chartYScale(type: ScaleType? = nil) -> some View { positionScale(nil, nil, type, of: \.y) }

    // MARK: Shared

    /// What is nil leaves what a modifier further out says.
    private nonisolated func positionScale(
        _ domain: _ScaleDomainOutputs?, _ range: PositionScaleSettings.Range?, _ type: ScaleType?,
        of path: WritableKeyPath<ChartSettings, PositionScaleSettings>
    ) -> some View {
        let path = UncheckedSendableBox(path)
        return chart { chart in
            if let domain { chart.settings[keyPath: path.value].domain = domain.domain }
            if let range { chart.settings[keyPath: path.value].range = range }
            if let type { chart.settings[keyPath: path.value].kind = type.engine }
        }
    }
}
