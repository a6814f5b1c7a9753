import UIKit

/// Gives a presented screen the safe area of its place while it is on its way: a view that is moved finds its insets anew
/// (B9.5), and content would jump under the finger.
///
/// It adds what is missing to whatever the app has set, and takes exactly that away again.
@MainActor
final class HeldSafeArea {
    private let controller: UIViewController
    private var added = UIEdgeInsets.zero

    init(of controller: UIViewController) {
        self.controller = controller
    }

    /// Adds what the moved view has less than it would have in its place.
    func hold(_ wanted: UIEdgeInsets, where actual: UIEdgeInsets) {
        add(
            UIEdgeInsets(
                top: max(0, wanted.top - actual.top), left: max(0, wanted.left - actual.left),
                bottom: max(0, wanted.bottom - actual.bottom), right: max(0, wanted.right - actual.right)))
    }

    func letGo() {
        add(.zero)
    }

    private func add(_ new: UIEdgeInsets) {
        guard new != added else { return }
        let old = added
        // First the note: UIKit tells of the change at once, and whoever hears of it may ask for another.
        added = new
        var insets = controller.additionalSafeAreaInsets
        insets.top += new.top - old.top
        insets.left += new.left - old.left
        insets.bottom += new.bottom - old.bottom
        insets.right += new.right - old.right
        controller.additionalSafeAreaInsets = insets
    }
}

extension CGRect {
    /// The insets of a rectangle that reaches into the unsafe edges of the one around it (B9.1).
    func insets(in bounds: CGRect, safeArea: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: min(height, max(0, bounds.minY + safeArea.top - minY)),
            left: min(width, max(0, bounds.minX + safeArea.left - minX)),
            bottom: min(height, max(0, maxY - (bounds.maxY - safeArea.bottom))),
            right: min(width, max(0, maxX - (bounds.maxX - safeArea.right))))
    }
}
