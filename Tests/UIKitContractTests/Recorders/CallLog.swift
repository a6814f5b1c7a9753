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
}
