import Foundation

/// An object that adds a behaviour to the view that it is added to.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or with nil before it is removed.
    func willMove(to view: UIView?)

    /// Called after the interaction was added to a view, or with nil after it was removed.
    func didMove(to view: UIView?)
}
