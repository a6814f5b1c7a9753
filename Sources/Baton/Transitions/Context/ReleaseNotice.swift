import UIKit

/// Calls a closure in the turn after its own end, which is that of the object that retains it.
final class ReleaseNotice {
    var notify: (@MainActor @Sendable () -> Void)?

    init(_ notify: @escaping @MainActor @Sendable () -> Void) {
        self.notify = notify
    }

    deinit {
        guard let due = notify else { return }
        DispatchQueue.main.async { MainActor.assumeIsolated(due) }
    }
}
