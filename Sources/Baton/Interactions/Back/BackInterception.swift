import UIKit

/// Holds the interceptor of an item, and writes it to the item's `backAction` where UIKit has one.
@MainActor
final class BackInterception {
    static let key = AssociationKey()

    var interceptor: (() -> Void)? {
        didSet {
            writeAction()
            item.map(SwipePermission.itemDidChange)
        }
    }

    private weak var item: UINavigationItem?
    private var written: UIAction?

    init(on item: UINavigationItem) {
        self.item = item
    }

    /// Calls the interceptor. Returns whether there is one, so that the user stays.
    func intercept() -> Bool {
        guard let interceptor else { return false }
        adviseOfSwipes()
        interceptor()
        return true
    }

    /// Gives advice if no swipe calls the interceptor, so that the user can leave the screen by UIKit's.
    func adviseOfSwipes() {
        guard interceptor != nil, let item, !SwipePermission.isInterceptedBySwipes(item) else { return }
        Advice.give(
            about: UINavigationItem.self,
            "The swipes back do not call the backInterceptor on a navigation controller without transitions.",
            "Set its transitions, if only to .system, or attach a SwipePop.")
    }

    /// Writes an action unless the app has set one, and removes only the written one.
    private func writeAction() {
        guard #available(iOS 16, *), let item, item.backAction === written else { return }
        guard interceptor != nil else {
            item.backAction = nil
            return written = nil
        }
        guard written == nil else { return }
        written = UIAction { [weak self] _ in _ = self?.intercept() }
        item.backAction = written
        written = item.backAction
    }
}
