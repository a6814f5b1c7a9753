import UIKit

/// All carriers. Each is told of each state: UIKit does not report every item that it shows, and an item may still belong to the
/// carrier of another bar.
@MainActor
enum BarStateListeners {
    private struct Weak {
        weak var listener: (any BarStateListener)?
    }

    private static var all: [Weak] = []

    static func add(_ listener: any BarStateListener) {
        all.removeAll { $0.listener == nil }
        all.append(Weak(listener: listener))
    }

    /// The carrier whose bar shows the item adopts it, and the others do nothing.
    static func stateDidChange(of item: UINavigationItem) {
        for known in all { known.listener?.stateDidChange(of: item) }
    }
}
