@testable import Baton

/// Records the advice given since the log was created. A test that uses it does not fail because of advice.
@MainActor
final class AdviceLog {
    private(set) var lines: [String] = []

    init() {
        Advice.reset()
        Advice.receive = { [weak self] in self?.lines.append($0) }
    }

    /// Stops recording. Advice is written to the console log again.
    func close() {
        Advice.reset()
        Advice.receive = Advice.writeToLog
    }
}
