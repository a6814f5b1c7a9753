import UIKit

/// Adds a part of Baton's own to a screen's safe area, and takes exactly that away again.
///
/// It adds to whatever the app has set and never restores a remembered value, so that changes of the app's own survive.
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
        // First the note: UIKit tells of the change at once, and whoever hears of it may ask for another.
        added = new
        controller.additionalSafeAreaInsets = controller.additionalSafeAreaInsets.plus(new).minus(old)
    }
}
