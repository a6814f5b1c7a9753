import UIKit

/// All carriers. They receive the states of items that belong to none: UIKit does not report every item that it shows.
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

    /// The carrier whose bar shows the item adopts it.
    static func stateDidChange(of item: UINavigationItem) {
        for known in all { known.listener?.stateDidChange(of: item) }
    }
}
