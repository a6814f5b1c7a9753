import UIKit

/// Records calls in order, one line per call.
@MainActor
final class CallLog {
    private(set) var lines: [String] = []

    func note(_ line: String) {
        lines.append(line)
    }

    func clear() {
        lines = []
    }

    func count(of line: String) -> Int {
        lines.filter { $0 == line }.count
    }

    var text: String { lines.joined(separator: "\n") }

    /// The lines after a change of tabs without an animator. From iOS 18 on it is a dissolve (B28.1), and it is not known whether the
    /// callbacks are then called as animated.
    var linesOfTabs: [String] {
        guard Device.dissolvesTabs else { return lines }
        return lines.map { $0.replacingOccurrences(of: "true)", with: "false)") }
    }
}
