/// Writes numbers for pages and pictures: with few decimals, without zeros at the end, and without an exponent.
package enum ShortNumber {
    /// Returns the text of a number. JSON has neither NaN nor infinity: NaN becomes 0, and infinity becomes a limit far beyond any
    /// screen.
    package static func text(_ number: Double, decimals: Int = 1) -> String {
        // Most are whole.
        if let whole = Int32(exactly: number) { return String(whole) }
        let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
        let limit = 9e15
        let scaled = number.isNaN ? 0 : min(max(number * Double(unit), -limit), limit).rounded()
        let (whole, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: unit)
        let found = String(rest)
        var digits = String(repeating: "0", count: max(decimals - found.count, 0)) + found
        while digits.last == "0" { digits.removeLast() }
        return (scaled < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
    }
}
