import Charts
import SwiftUI

/// How a `RidgelinePlot` orders, scales and draws its rows. Everything has a default.
public struct RidgelineOptions: Sendable {
    /// One list, from the top row to the bottom one. It decides the rows, their labels and what is painted over what:
    /// each row is painted over those above it.
    public enum Order: Hashable, Sendable {
        case firstAppearance
        /// By the x of the highest point; rows without any come last, as with the two that follow.
        case peak
        /// By the mean of the values, or of x weighted with the heights of a curve.
        case mean
        case median
        /// By label. A label without data is an empty row; groups that are not listed follow below.
        case given([String])
    }

    /// What makes the heights of two rows comparable. The accessible summary names it.
    public enum Scaling: Hashable, Sendable {
        /// Heights of curves as they are given, with one factor for all.
        case common
        /// Every row has the same area. The default for samples.
        case equalArea
        /// Every row is as high as the others.
        case equalHeight
        /// Areas are as large as the numbers of values.
        case count
    }

    /// Standard deviation of the Gaussian kernel by which densities are estimated.
    public enum Bandwidth: Hashable, Sendable {
        /// The mean of what the rule of thumb (R's `bw.nrd0`) gives for each group.
        case joint
        case perGroup
        /// In units of x.
        case fixed(Double)
    }

    /// Where a density ends.
    public enum Tails: Hashable, Sendable {
        case full
        /// At the smallest and the largest value.
        case trimmed
        /// Where it falls below this share of the highest row, 0 to 1.
        case cutoff(Double)
    }

    /// Distances of the rows.
    public enum Spacing: Hashable, Sendable {
        /// All the same, whatever the labels say.
        case even
        /// All the same, with an empty row for each whole number that is missing between the groups.
        case emptyRows
        /// As the groups' numbers are apart.
        case proportional
    }

    /// Where the rows' names stand.
    public enum Labels: Hashable, Sendable {
        case leading
        case trailing
        /// On the baseline, before the ridge begins.
        case inside
        case hidden
    }

    /// What the areas are coloured by.
    public enum Fill: Hashable, Sendable {
        /// Colours from the top row to the bottom one.
        case order(Gradient)
        /// By the place on the x axis.
        case x(Gradient)
        /// By the height above the baseline, up to the highest row.
        case height(Gradient)
        /// One after the other, and again from the first.
        case colors([Color])
    }

    /// From the top row to the bottom one.
    public var order = Order.firstAppearance
    /// Turns the order round.
    public var isReversed = false
    /// Nil for `.equalArea` of samples and `.common` of curves.
    public var scaling: Scaling?
    /// Height of the highest row in distances of rows; above 1 the rows overlap.
    public var overlap = 1.8
    public var spacing = Spacing.even

    /// For samples; curves are drawn as given.
    public var bandwidth = Bandwidth.joint
    /// What values cannot fall below or exceed, such as 0 for a weight: densities are reflected there and keep their
    /// area.
    public var lowerBound: Double?
    /// As `lowerBound`, at the other end, such as 1 for a probability.
    public var upperBound: Double?
    /// For samples; curves end where they are given to.
    public var tails = Tails.full
    /// A curve breaks where two of its points are farther apart, in units of x (seconds for dates).
    public var maximumStep: Double?
    /// Lines at these shares of the values or of the area, 0 to 1: `[0.25, 0.5, 0.75]` for quartiles.
    public var quantiles: [Double] = []

    /// Nil for the gradient from teal to blue in light mode and from blue to teal in dark mode: what is near stands out.
    public var fill: Fill?
    /// Of the areas, 0 to 1; outlines have their own.
    public var fillOpacity = 1.0
    /// Colour of the outlines; nil for the background's, so that ridges stand out from one another.
    public var lineColor: Color?
    /// Of the outlines, 0 to 1.
    public var lineOpacity = 0.85
    /// 0 for no outlines.
    public var lineWidth = 1.5
    /// Whether each row has a line through its whole width.
    public var showsBaselines = true
    public var labels = Labels.leading
    public var labelFont = Font.caption
    /// Nil for straight lines through densities, monotone curves through given points.
    public var interpolation: InterpolationMethod?
    /// Ends of the x axis; nil for those of the data. Seconds since the reference date for dates.
    public var xDomain: ClosedRange<Double>?

    public init() {}

    /// The defaults, changed: `RidgelineOptions { $0.overlap = 3 }`.
    public init(_ change: (inout RidgelineOptions) -> Void) { change(&self) }
}
