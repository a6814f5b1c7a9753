import UIKit

/// Adds insets to the additional safe area insets of a view controller, and later removes exactly these insets.
///
/// The insets are added to the app's own value, and no old value is restored. Changes that the app makes are therefore
/// kept.
@MainActor
final class SafeAreaDelta {
    private(set) weak var controller: UIViewController?
    private var added = UIEdgeInsets.zero

    var top: CGFloat { added.top }

    init(on controller: UIViewController) {
        self.controller = controller
    }

    func set(top: CGFloat) {
        set(UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }

    func set(_ new: UIEdgeInsets) {
        guard new != added, let controller else { return }
        let old = added
        // The value is stored first. UIKit reports the change immediately, and the receiver may set other insets.
        added = new
        controller.additionalSafeAreaInsets = controller.additionalSafeAreaInsets.minus(old).plus(new).withoutResidue
    }
}
