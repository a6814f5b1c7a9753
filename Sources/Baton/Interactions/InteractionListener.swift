import UIKit

/// Hears what happens to an interaction: the driver that owns it.
@MainActor
protocol InteractionListener: AnyObject {
    /// Called while a finger drives.
    var observer: ((TransitionEvent) -> Void)? { get }
    /// Receives the decision on a release.
    func log(_ decision: String)
}
