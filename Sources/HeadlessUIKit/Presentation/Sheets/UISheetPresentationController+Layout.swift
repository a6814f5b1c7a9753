import Foundation

extension UISheetPresentationController {
    /// The active detents, lowest first, and the value of the selected detent.
    struct DetentValues {
        let all: [(identifier: Detent.Identifier, value: CGFloat)]
        let selected: CGFloat
    }

    func layout(in size: CGSize, safeArea: UIEdgeInsets) -> SheetLayout {
        SheetLayout(
            size: size, safeArea: safeArea, form: form(in: size), isPage: presentationStyle == .pageSheet,
            preferred: presentedViewController.preferredContentSize,
            followsPreferredWidth: widthFollowsPreferredContentSizeWhenEdgeAttached, isGlass: HeadlessDevice.hasGlass,
            edge: floatingEdge)
    }

    /// The horizontal edge at which a floating sheet is placed, or none in the middle.
    private var floatingEdge: UIRectEdge {
        let isMirrored = traitCollection.layoutDirection == .rightToLeft
        guard HeadlessDevice.current.systemVersion >= 27 else { return [] }
        switch preferredPlacement {
        case .automatic, .center: return []
        case .leading: return isMirrored ? .right : .left
        case .trailing: return isMirrored ? .left : .right
        }
    }

    /// The detent at which the sheet rests.
    var selectedDetent: Detent? {
        guard let layout = currentLayout else { return nil }
        let values = values(in: layout)
        let identifier = values.all.first { $0.value == values.selected }?.identifier
        return detents.first { $0.identifier == identifier }
    }

    /// Whether a drag up on a scroll view at its top moves the sheet.
    var isExpandedByScrolling: Bool {
        guard prefersScrollingExpandsWhenScrolledToEdge, let layout = currentLayout else { return false }
        let values = values(in: layout)
        return values.all.contains { $0.value > values.selected }
    }

    private func form(in size: CGSize) -> SheetLayout.Form {
        if traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular {
            return .floating
        }
        guard size.width > size.height else { return .card }
        return prefersEdgeAttachedInCompactHeight ? .edgeAttached : .full
    }

    func values(in layout: SheetLayout) -> DetentValues {
        let surroundings = DetentSurroundings(traitCollection, maximum: layout.maximumDetentValue)
        let all = detents.map { (identifier: $0.identifier, value: $0.resolvedValue(in: surroundings)) }
            .filter { $0.value != Detent.inactive }
            .map { (identifier: $0.identifier, value: min($0.value, layout.maximumDetentValue)) }
        let selected = all.first { $0.identifier == selectedDetentIdentifier } ?? all.first
        return DetentValues(
            all: all.sorted { $0.value < $1.value }, selected: selected?.value ?? layout.maximumDetentValue)
    }

    /// The inset of the sheet. A sheet has none while a finger resizes it (B27.4).
    var inset: SheetInset? {
        guard !isResizing, let layout = currentLayout else { return nil }
        return layout.inset(atDetent: values(in: layout).selected)
    }

    /// The layout for the current size of the container.
    var currentLayout: SheetLayout? {
        containerView.map { layout(in: $0.bounds.size, safeArea: $0.safeAreaInsets) }
    }

    /// Whether the views behind the sheet are not dimmed. This is so up to the largest undimmed detent.
    var isUndimmed: Bool {
        guard let largest = largestUndimmedDetentIdentifier, let layout = currentLayout, layout.hasDetents else {
            return false
        }
        let values = values(in: layout)
        return values.all.contains { $0.identifier == largest && $0.value >= values.selected }
    }

    /// Moves the sheet to the place of its selected detent.
    func animateLayout(by timing: any UITimingCurveProvider) {
        guard let containerView, containerView.window != nil else { return }
        let animator = UIViewPropertyAnimator(duration: 0, timingParameters: timing)
        animator.belongsToSystem = true
        animator.addAnimations {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
        animator.startAnimation()
    }

    /// Resizes the sheet to a new preferred size. The presented view controller is notified first (B4.62).
    func resizeToPreferred() {
        guard !isMoving, let containerView, let view = presentedView else { return }
        let size = frameOfPresentedViewInContainerView.size
        guard size != view.bounds.size else { return }
        let change = SizeTransition(in: containerView, lasting: 0.3)
        change.announce { presentedViewController.viewWillTransition(to: size, with: $0) }
        change.perform {
            containerView.setNeedsLayout()
            containerView.layoutIfNeeded()
        }
    }
}
