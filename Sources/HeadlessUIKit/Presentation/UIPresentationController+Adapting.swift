import Foundation

extension UIPresentationController {
    /// Returns this presentation controller, or the one that replaces it in the given traits (B4.54).
    ///
    /// The delegate is asked for a style, then for another view controller to present in that style.
    final func adapted(to traits: UITraitCollection) -> UIPresentationController {
        let style = shouldPresentInFullscreen ? styleAdapted(to: traits) : .none
        guard style != .none, style != presentationStyle else { return self }
        let substitute = delegate?.presentationController(self, viewControllerForAdaptivePresentationStyle: style)
        let own = substitute == nil ? adaptation(to: style) : nil
        own?.settle(presenting: presentingViewController)
        own?.settle(style: style)
        let adapted =
            own ?? Self.make(style, for: substitute ?? presentedViewController, presenting: presentingViewController)
        delegate?.presentationController(self, prepare: adapted)
        return adapted
    }

    private func styleAdapted(to traits: UITraitCollection) -> UIModalPresentationStyle {
        let own = adaptivePresentationStyle(for: traits)
        guard let delegate else { return own }
        let byTraits = OptionalMethod.ask(delegate) {
            delegate.adaptivePresentationStyle(for: self, traitCollection: traits)
        }
        if let style = byTraits.value { return style }
        guard traits.horizontalSizeClass == .compact else { return own }
        return OptionalMethod.ask(delegate) { delegate.adaptivePresentationStyle(for: self) }.value ?? own
    }

    /// Tells the delegate in which style the presentation begins. The style is `none` if the presentation did not
    /// adapt.
    final func tellAdaptation(
        to active: UIPresentationController, with coordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        delegate?.presentationController(
            self, willPresentWithAdaptiveStyle: active === self ? .none : active.presentationStyle,
            transitionCoordinator: coordinator)
    }
}
