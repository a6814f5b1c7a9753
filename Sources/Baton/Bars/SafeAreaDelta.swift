import UIKit

/// Takes the height of a hidden bar out of a screen's safe area, and gives exactly that back.
///
/// It adds to whatever the app has set and never restores a remembered value, so that changes of the app's own survive.
@MainActor
final class SafeAreaDelta {
    let controller: UIViewController
    private var top: CGFloat = 0

    init(on controller: UIViewController) {
        self.controller = controller
    }

    func set(top new: CGFloat) {
        guard new != top else { return }
        controller.additionalSafeAreaInsets.top += new - top
        top = new
    }
}
