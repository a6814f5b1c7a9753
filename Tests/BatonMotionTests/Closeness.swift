/// Returns whether two numbers agree to `tolerance`. The result is false if either is not a number.
func isClose(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(one - other) <= tolerance
}
