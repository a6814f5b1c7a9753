import UIKit

/// Adds insets to the additional safe area insets of a view controller, and later removes exactly these insets. No old
/// value is restored, so that changes that the app makes are kept. Meanwhile the app may add to the value that it
/// reads, or assign a value of its own, and Baton's inset is gone. Baton decides for each edge: its inset is gone if
/// the edge has the app's former value, if it is smaller than the inset, and if it is not negative although Baton had
/// made it so. An app that assigns a larger value is taken for one that adds.
@MainActor
final class SafeAreaDelta {
    private(set) weak var controller: UIViewController?
    private var added = UIEdgeInsets.zero
    /// The value that Baton has assigned, with the app's insets.
    private var assigned = UIEdgeInsets.zero

    /// The inset of Baton's that is in the value of the top.
    var top: CGFloat { remaining.top }

    init(on controller: UIViewController) {
        self.controller = controller
    }

    func set(top: CGFloat) {
        set(UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }

    func set(_ new: UIEdgeInsets) {
        let old = remaining
        guard let controller else { return }
        let value = controller.additionalSafeAreaInsets
        // The values are stored first. UIKit reports the change immediately, and the receiver may set other insets.
        added = new
        assigned = new == old ? value : value.minus(old).plus(new).withoutResidue
        if new != old { controller.additionalSafeAreaInsets = assigned }
    }

    /// The added insets, without those that the app has replaced.
    private var remaining: UIEdgeInsets {
        guard let value = controller?.additionalSafeAreaInsets, value != assigned else { return added }
        return UIEdgeInsets(
            top: Self.remains(of: added.top, in: value.top, after: assigned.top),
            left: Self.remains(of: added.left, in: value.left, after: assigned.left),
            bottom: Self.remains(of: added.bottom, in: value.bottom, after: assigned.bottom),
            right: Self.remains(of: added.right, in: value.right, after: assigned.right))
    }

    /// Returns what is left of an inset at one edge, whose value was assigned by Baton and may have been changed since.
    private static func remains(of added: CGFloat, in value: CGFloat, after assigned: CGFloat) -> CGFloat {
        let former = assigned - added
        guard abs(value - assigned) > 1e-9 else { return added }
        let isOnlyTheApps = former >= 0 && value >= 0 && (value < added || assigned < 0)
        return isOnlyTheApps || abs(value - former) < 1e-9 ? 0 : added
    }
}
