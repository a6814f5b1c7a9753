import Foundation

/// The default delegate of the system's swipes back. Replacing it removes all its checks (B2.43).
@preconcurrency @MainActor
class BackGestureGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.circumstances(of: gestureRecognizer).allowSwipe ?? false
    }

    /// Scroll views that scroll horizontally and rows with actions have priority over the swipe in the content; the swipe
    /// from the edge has priority over scroll views (B2.49, B16.7, B16.9).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        guard gestureRecognizer is BackContentPan else { return false }
        return otherGestureRecognizer is RowSwipe
            || (otherGestureRecognizer as? ScrollPan)?.scrollView?.scrolls(.horizontal) == true
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is BackEdgePan && (otherGestureRecognizer is ScrollPan || otherGestureRecognizer is RowSwipe)
    }
}

/// The delegate in every other stack, by `HeadlessQuirks.swipeDelegatesDiffer`.
final class OtherBackGestureGuard: BackGestureGuard {
    private static var isNext = false

    /// Returns a delegate of the class whose turn it is.
    static func next(of navigation: UINavigationController) -> BackGestureGuard {
        isNext.toggle()
        return isNext ? OtherBackGestureGuard(of: navigation) : BackGestureGuard(of: navigation)
    }
}

extension UINavigationController {
    fileprivate func circumstances(of recognizer: UIGestureRecognizer) -> BackCircumstances {
        let item = topViewController?.navigationItem
        var found = BackCircumstances()
        found.hasScreenBelow = stack.count > 1
        // A transition that can be interrupted does not refuse the swipe (B16.12).
        found.isChanging = !isInterrupted(by: .pop) && (change != nil || transitionCoordinator != nil)
        found.isBarHidden = isNavigationBarHidden
        found.isZoomed = topViewController?.preferredZoom != nil
        found.hidesBackButton = item?.hidesBackButton == true
        found.hasLeadingItems = item?.leftBarButtonItems?.isEmpty == false
        found.supplementsBackButton = item?.leftItemsSupplementBackButton == true
        found.hasFailureRelation = (recognizer.requiredToFail + recognizer.dependents).contains { $0.object != nil }
        // Query the delegate only if the answer matters.
        if found.allowSwipe { found.delegateBringsAnimators = assignedDelegate.map(findsAnimatorQuery) ?? false }
        return found
    }
}
