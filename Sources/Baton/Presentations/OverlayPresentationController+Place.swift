import UIKit

/// Where the layout places the presented view.
extension OverlayPresentationController {
    /// The layout in the current width.
    public var layout: OverlayLayout {
        overlay.layout(isRegular: containerView?.hasRegularWidth ?? false)
    }

    func frame(of layout: OverlayLayout, in container: UIView) -> CGRect {
        layout.frame(
            in: container.bounds, safeArea: container.safeAreaInsets, direction: direction, content: contentSize,
            keyboard: keyboard.height(in: container))
    }

    /// Where a sheet is in the current container, or nil for a layout without detents.
    var geometry: SheetGeometry? {
        guard let containerView, layout.detents != nil else { return nil }
        return layout.sheet(
            in: containerView.bounds, containerView.safeAreaInsets, direction, contentSize,
            keyboard.height(in: containerView))
    }

    /// The keyboard as the presentation below knows it.
    var keyboardBelow: OverlayKeyboard? {
        (presentingViewController.presentationController as? OverlayPresentationController)?.keyboard
    }

    private var contentSize: CGSize {
        guard let containerView else { return presentedViewController.preferredContentSize }
        return presentedViewController.size(
            of: layout, in: layout.room(in: containerView.bounds, safeArea: containerView.safeAreaInsets))
    }

    var direction: UIUserInterfaceLayoutDirection {
        containerView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
    }

    /// The frame whose safe area insets the presented view keeps, or nil where UIKit's are right. A sheet keeps those that
    /// it has where all of it is seen.
    func heldPlace(of wrapper: OverlayWrapperView) -> CGRect? {
        if layout.detents != nil, let geometry = sheet.geometry { return geometry.whole(of: wrapper.restingFrame) }
        return isAway ? frameOfPresentedViewInContainerView : nil
    }
}

extension OverlayPresentationController: StretchedPresentation {
    func stretchBegins() { isStretched = true }

    func stretchEnds() { isStretched = false }
}
