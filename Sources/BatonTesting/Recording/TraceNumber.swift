import UIKit

/// Formats numbers for a trace: with few and always the same number of digits, and without a negative zero.
package enum TraceNumber {
    static func time(_ seconds: Double) -> String { fixed(seconds, 3) }
    static func points(_ points: Double) -> String { fixed(points, 1) }
    package static func part(_ part: Double) -> String { fixed(part, 3) }

    static func color(_ color: RecordedColor?) -> String {
        guard let color else { return "none" }
        return [color.red, color.green, color.blue, color.alpha].map { fixed($0, 2) }.joined(separator: " ")
    }

    private static func fixed(_ value: Double, _ digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        // A value that is not a number, or too large, is written without formatting.
        guard let whole = Int(exactly: (abs(value) * scale).rounded()) else { return "\(value)" }
        let sign = value < 0 && whole != 0 ? "-" : ""
        let fraction = String(whole % Int(scale))
        return "\(sign)\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
