import UIKit

/// A change that a transition has made to a view, until it is restored. The view retains the change, because a
/// transition may never end, or be told of its end when UIKit has begun the next one. Whoever makes a change of the
/// same kind restores the former one before.
@MainActor
protocol UnrestoredChange: AnyObject {
    static var key: AssociationKey { get }
    /// Restores the view, unless that has happened already.
    func restore()
}

extension UnrestoredChange {
    /// Restores what another transition has left on a view.
    static func restore(_ view: UIView) {
        (key.get(from: view) as? Self)?.restore()
    }

    /// Whether this change is still to be restored.
    func isOn(_ view: UIView) -> Bool { Self.key.get(from: view) as? Self === self }

    /// Notes the change, to be restored later.
    func begin(on view: UIView) { Self.key.set(self, on: view) }

    /// Forgets the change. Returns false if it was restored before.
    func end(on view: UIView) -> Bool {
        guard isOn(view) else { return false }
        Self.key.set(nil, on: view)
        return true
    }
}
