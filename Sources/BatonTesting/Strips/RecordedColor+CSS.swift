extension RecordedColor {
    /// The colour in CSS.
    package var css: String {
        let parts = [red, green, blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgba(\((parts + [TraceNumber.part(alpha)]).joined(separator: ",")))"
    }
}
