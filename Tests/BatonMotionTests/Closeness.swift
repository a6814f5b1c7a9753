/// Whether two numbers agree to `tolerance`; false where either is not a number.
func isClose(_ one: Double, _ other: Double, within tolerance: Double = 1e-9) -> Bool {
    abs(one - other) <= tolerance
}
