/// Brings settings into their limits, with a note for each that was beyond them.
struct OptionCheck {
    /// The first part of the notes' codes.
    let view: String
    private(set) var notes: [DataNote] = []

    init(_ view: String) { self.view = view }

    /// `value` within `limits`; `fallback` for what is not finite.
    mutating func number(
        _ value: Double, _ option: String, in limits: ClosedRange<Double>, or fallback: Double
    ) -> Double {
        let used = value.isFinite ? value.clamped(to: limits) : fallback
        if used != value { note(option, "\(value)", "\(used)") }
        return used
    }

    mutating func note(_ option: String, _ value: String, _ used: String) {
        notes.append(
            DataNote(
                code: "\(view).invalid-option", message: "`\(option)` cannot be \(value); it is \(used) instead.",
                remedy: "Set `\(option)` to a value that its documentation allows."))
    }
}
