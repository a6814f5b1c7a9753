import Foundation

/// The delegate that the system's swipes back come with. Whoever replaces it takes all its checks away (B2.43).
@preconcurrency @MainActor
final class BackGestureGuard: NSObject, UIGestureRecognizerDelegate {
    private weak var navigation: UINavigationController?

    init(of navigation: UINavigationController) {
        self.navigation = navigation
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation?.circumstances(of: gestureRecognizer).allowSwipe ?? false
    }

    /// A scroll view goes before the swipe in the content, and after the one at the edge (B2.49).
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is BackContentPan && otherGestureRecognizer is ScrollPan
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        gestureRecognizer is BackEdgePan && otherGestureRecognizer is ScrollPan
    }
}

extension UINavigationController {
    fileprivate func circumstances(of recognizer: UIGestureRecognizer) -> BackCircumstances {
        let item = topViewController?.navigationItem
        var found = BackCircumstances()
        found.hasScreenBelow = stack.count > 1
        found.isChanging = change != nil || transitionCoordinator != nil
        found.isBarHidden = isNavigationBarHidden
        found.hidesBackButton = item?.hidesBackButton == true
        found.hasLeadingItems = item?.leftBarButtonItems?.isEmpty == false
        found.supplementsBackButton = item?.leftItemsSupplementBackButton == true
        found.hasFailureRelation = (recognizer.requiredToFail + recognizer.dependents).contains { $0.object != nil }
        // The delegate is not bothered where the answer cannot matter.
        if found.allowSwipe { found.delegateBringsAnimators = assignedDelegate.map(implementsAnimatorQuery) ?? false }
        return found
    }
}
