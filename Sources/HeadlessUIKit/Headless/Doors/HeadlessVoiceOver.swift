/// What VoiceOver reaches, as far as views decide it.
@preconcurrency @MainActor
package enum HeadlessVoiceOver {
    /// Returns the accessibility elements in a window that VoiceOver reaches. A modal view hides those outside of it (B10.21).
    package static func elements(in window: UIWindow) -> [UIView] {
        (modalView(in: window) ?? window).accessibilityElementsInside
    }

    /// The topmost modal view, and of several around one another the innermost.
    private static func modalView(in view: UIView) -> UIView? {
        if let inner = view.subviews.reversed().lazy.compactMap(modalView).first { return inner }
        let isIgnored = view is PresentationContainerView && HeadlessQuirks.modalContainersHideNothing
        return view.accessibilityViewIsModal && !isIgnored ? view : nil
    }
}
