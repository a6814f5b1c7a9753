import UIKit

/// Restores the screens of a stack when the stack is released. They may be kept longer. UIKit does not report this
/// while the stack is covered or in another tab, so this object, which the stack retains, is notified by its own end.
/// UIKit releases view controllers on the main thread.
@MainActor
final class StackEnd {
    private static let key = AssociationKey()

    private var known: [WeakOverrides] = []

    private struct WeakOverrides {
        weak var overrides: ScreenOverrides?
    }

    static func of(_ stack: UINavigationController) -> StackEnd {
        if let known = key.get(from: stack) as? StackEnd { return known }
        let made = StackEnd()
        key.set(made, on: stack)
        return made
    }

    /// Adds overrides that are to be ended with the stack. The items of the overridden screens retain them.
    func restore(_ overrides: ScreenOverrides) {
        known.removeAll { $0.overrides == nil }
        known.append(WeakOverrides(overrides: overrides))
    }

    deinit {
        let overrides = known.compactMap(\.overrides)
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { overrides.forEach { $0.end() } }
    }
}
