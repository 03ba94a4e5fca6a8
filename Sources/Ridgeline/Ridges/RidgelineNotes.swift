extension DataNote {
    static func valuesLeftOut(_ count: Int, group: String) -> DataNote {
        DataNote(
            code: "ridgeline.invalid-value",
            message:
                "“\(group)”: \(counted(count, "value is", "values are")) no number that can be drawn and left out.",
            remedy: "Give finite numbers, below 1e150.")
    }

    static func outOfBounds(_ count: Int, group: String) -> DataNote {
        DataNote(
            code: "ridgeline.out-of-bounds",
            message: "“\(group)”: \(counted(count, "value lies", "values lie")) beyond the bounds and left out.",
            remedy: "Widen lowerBound and upperBound, or correct the values.")
    }

    static func gaps(_ count: Int, group: String) -> DataNote {
        DataNote(
            code: "ridgeline.gap",
            message: "“\(group)”: \(counted(count, "point has", "points have")) no height; the ridge has a gap there.",
            remedy: "Leave the points out to draw across.")
    }

    static func duplicates(_ count: Int, group: String) -> DataNote {
        DataNote(
            code: "ridgeline.duplicate-x",
            message: "“\(group)”: \(counted(count, "point shares", "points share")) its place with another; "
                + "the heights are averaged.",
            remedy: "Give one height for each place.")
    }

    static func noSpread(_ count: Int, group: String) -> DataNote {
        DataNote(
            code: "ridgeline.no-spread",
            message: "“\(group)”: all \(count) values are equal; a spike of standard width stands for them.",
            remedy: "Give values that differ to see a distribution.")
    }

    static func spikeLowered(_ factor: Double, group: String) -> DataNote {
        let times = (factor * 10).rounded() / 10
        return DataNote(
            code: "ridgeline.spike-lowered",
            message: "“\(group)”: the spike would be \(times) times as high; it is drawn lower, for the other rows.",
            remedy: "Choose a wider bandwidth to compare it with the others.")
    }

    static func single(group: String) -> DataNote {
        DataNote(
            code: "ridgeline.single-value", message: "“\(group)” has one value, drawn as a tick.",
            remedy: "Give at least two values to see a distribution.")
    }

    static func empty(group: String) -> DataNote {
        DataNote(
            code: "ridgeline.empty-group", message: "“\(group)” has no values; its baseline is empty.",
            remedy: "Leave the group out if it is not missing data.")
    }

    static func invalidBandwidth(_ width: Double) -> DataNote {
        DataNote(
            code: "ridgeline.invalid-bandwidth",
            message: "A bandwidth of \(width) cannot be used; it is joint instead.",
            remedy: "Give a bandwidth above 0.")
    }

    static func invalidOverlap(_ overlap: Double, used: Double) -> DataNote {
        DataNote(
            code: "ridgeline.invalid-overlap",
            message: "An overlap of \(overlap) cannot be used; it is \(used) instead.",
            remedy: "Give an overlap above 0 and up to 50.")
    }

    static func notListed(_ labels: [String]) -> DataNote {
        DataNote(
            code: "ridgeline.not-listed",
            message: "The given order does not list \(labels.joined(separator: ", ")); they follow below.",
            remedy: "List every group.")
    }

    static var noNumbers: DataNote {
        DataNote(
            code: "ridgeline.no-numbers",
            message: "The rows are evenly spaced: not every group has a number, or they do not rise or fall in order.",
            remedy: "Give the groups numbers and an order that follows them.")
    }

    static var tooManyGaps: DataNote {
        DataNote(
            code: "ridgeline.too-many-gaps", message: "More than 200 rows would be empty; none is added.",
            remedy: "Use proportional spacing, or numbers that are closer together.")
    }
}
