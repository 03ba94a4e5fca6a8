import ChartEngine
import Foundation

/// What one channel of a vectorised plot takes from each element, with a name for the quantity; made with `.value(…)`.
public struct PlottableProjection<DataElement, DataValue: Plottable> {
    enum Source {
        case value(KeyPath<DataElement, DataValue>)
        case range(KeyPath<DataElement, DataValue>, KeyPath<DataElement, DataValue>)
        case unit(KeyPath<DataElement, DataValue>, Calendar.Component, Calendar?)
        case constant(ChannelSource.Extent)
    }

    let label: ChartLabel
    let source: Source

    init(_ label: ChartLabel, _ source: Source) { (self.label, self.source) = (label, source) }
}
