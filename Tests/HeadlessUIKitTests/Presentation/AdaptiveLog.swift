import UIKit

/// An adaptive presentation delegate that records its calls.
@MainActor
final class AdaptiveLog: NSObject, UISheetPresentationControllerDelegate {
    var lines: [String] = []
    var maysDismiss = true
    var style = UIModalPresentationStyle.none
    var substitute: UIViewController?
    /// Is called in each delegate method.
    var inside: (String) -> Void = { _ in }

    private func note(_ line: String) {
        lines.append(line)
        inside(line)
    }

    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle {
        note("style, width class \(traitCollection.horizontalSizeClass.rawValue)")
        return style
    }

    func presentationController(
        _ controller: UIPresentationController,
        viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController? {
        note("controller for \(style)")
        return substitute
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        prepare adaptivePresentationController: UIPresentationController
    ) {
        note("prepare \(adaptivePresentationController.presentationStyle)")
    }

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        note("will present with \(style)\(transitionCoordinator == nil ? ", no coordinator" : "")")
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        note("should")
        return maysDismiss
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        note("will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        note("did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        note("attempt")
    }

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) {
        note(
            "detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue.split(separator: ".").last ?? "")")
    }
}
