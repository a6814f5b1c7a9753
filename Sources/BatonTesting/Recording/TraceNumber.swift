import UIKit

/// Numbers as a trace writes them: few digits, always as many, and no negative zero.
enum TraceNumber {
    static func time(_ seconds: Double) -> String { fixed(seconds, 3) }
    static func points(_ points: Double) -> String { fixed(points, 1) }
    static func part(_ part: Double) -> String { fixed(part, 3) }

    static func color(_ color: RecordedColor?) -> String {
        guard let color else { return "none" }
        return [color.red, color.green, color.blue, color.alpha].map { fixed($0, 2) }.joined(separator: " ")
    }

    private static func fixed(_ value: Double, _ digits: Int) -> String {
        var scale = 1.0
        for _ in 0..<digits { scale *= 10 }
        // A number that is none, or is beyond all counting, is written as it is.
        guard let whole = Int(exactly: (abs(value) * scale).rounded()) else { return "\(value)" }
        let sign = value < 0 && whole != 0 ? "-" : ""
        let fraction = String(whole % Int(scale))
        return "\(sign)\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.count) + fraction
    }
}
