import UIKit

/// Adds a part of Baton's own to a screen's safe area, and takes exactly that away again.
///
/// It adds to whatever the app has set and never restores a remembered value, so that changes of the app's own survive.
@MainActor
final class SafeAreaDelta {
    let controller: UIViewController
    private(set) var top: CGFloat = 0

    init(on controller: UIViewController) {
        self.controller = controller
    }

    func set(top new: CGFloat) {
        guard new != top else { return }
        let change = new - top
        // First the note: UIKit tells of the change at once, and whoever hears of it may ask for another.
        top = new
        controller.additionalSafeAreaInsets.top += change
    }
}
