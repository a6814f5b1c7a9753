public import UIKit

extension ScreenChange {
    /// Calls a closure with the progress of this change: 0 at the start, 1 at the end, at each frame while the change runs or a finger
    /// holds it, and once when it ends. A change that is cancelled ends at 0.
    ///
    /// The progress is read from what is on the screen, whoever animates the change. Use it for what UIKit cannot animate:
    ///
    /// ```swift
    /// driver?.observer = { event in
    ///     guard case .willBegin(let change) = event else { return }
    ///     change.follow { progress in header.setCollapse(progress) }
    /// }
    /// ```
    ///
    /// Call it as the change begins, in the observer of a driver, or before, in `transition(for:)` of a `TransitioningScreen`. Then the
    /// last closure counts, since that method is also called for a swipe that may not begin.
    public func follow(_ action: @escaping (_ progress: CGFloat) -> Void) {
        let requests = ProgressRequests.key.get(from: upper) as? ProgressRequests ?? ProgressRequests()
        requests.actions[operation] = action
        ProgressRequests.key.set(requests, on: upper)
    }
}

/// The closures that wait for the beginning of changes, by the upper screen.
@MainActor
final class ProgressRequests {
    fileprivate static let key = AssociationKey()

    fileprivate var actions: [ScreenChange.Operation: (CGFloat) -> Void] = [:]

    /// Returns the closure that waits for a change, and forgets it.
    static func take(_ change: ScreenChange) -> ((CGFloat) -> Void)? {
        (key.get(from: change.upper) as? ProgressRequests)?.actions.removeValue(forKey: change.operation)
    }
}
