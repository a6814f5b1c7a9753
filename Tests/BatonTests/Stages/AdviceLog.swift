@testable import Baton

/// The advice that was given since it was made; a test that uses it fails on none by itself.
@MainActor
final class AdviceLog {
    private(set) var lines: [String] = []

    init() {
        Advice.reset()
        Advice.receive = { [weak self] in self?.lines.append($0) }
    }

    /// Lets advice be written to the log again.
    func close() {
        Advice.reset()
        Advice.receive = Advice.writeToLog
    }
}
