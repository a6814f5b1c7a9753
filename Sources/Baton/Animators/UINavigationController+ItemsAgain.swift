import UIKit

extension UINavigationController {
    /// Sets title and buttons of the top screen again, so that a visible bar reads them anew. After a cancelled push,
    /// or a transition caught and let go more than once, UIKit's bar may go on to show the other screen's (B2.27).
    static func showItemsAgain(after context: any UIViewControllerContextTransitioning) {
        let screen = context.viewController(forKey: context.transitionWasCancelled ? .from : .to)
        guard let screen, let stack = screen.parent as? UINavigationController, stack.topViewController === screen,
            !stack.isNavigationBarHidden, !stack.navigationBar.isHidden,
            stack.transitionCoordinator.map(context.isOwn) != false
        else { return }
        UIView.performWithoutAnimation { screen.barScreen.navigationItem.showAgain() }
    }
}

extension UINavigationItem {
    /// Sets title, title view and buttons to what they are.
    fileprivate func showAgain() {
        let (ownTitle, ownView) = (title, titleView)
        // UIKit may ignore equal values, also the title view of an item without a title.
        title = ownTitle == nil ? "" : nil
        title = ownTitle
        titleView = ownView
        guard #available(iOS 16, *) else {
            Self.replace(leftBarButtonItems ?? [], buttons: { [$0] }) { setLeftBarButtonItems($0, animated: false) }
            return Self.replace(rightBarButtonItems ?? [], buttons: { [$0] }) {
                setRightBarButtonItems($0, animated: false)
            }
        }
        // Buttons that are set without their groups lose them.
        Self.replace(leadingItemGroups, buttons: \.barButtonItems) { leadingItemGroups = $0 }
        Self.replace(centerItemGroups, buttons: \.barButtonItems) { centerItemGroups = $0 }
        Self.replace(trailingItemGroups, buttons: \.barButtonItems) { trailingItemGroups = $0 }
        Self.replace([pinnedTrailingGroup].compactMap { $0 }, buttons: \.barButtonItems) {
            pinnedTrailingGroup = $0.first
        }
    }

    /// Sets buttons or groups again. They are removed first, unless a view of the app among them may have the keyboard.
    private static func replace<Part>(
        _ parts: [Part], buttons: (Part) -> [UIBarButtonItem], by set: ([Part]) -> Void
    ) {
        guard !parts.isEmpty else { return }
        if parts.flatMap(buttons).allSatisfy({ $0.customView == nil }) { set([]) }
        set(parts)
    }
}
