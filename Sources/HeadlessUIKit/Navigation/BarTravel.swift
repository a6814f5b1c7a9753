import Foundation

/// Whether the bar of a stack is on its way together with a screen, instead of sliding up or down by itself (B1.77).
enum BarTravel {
    case none
    /// The two screens of an animated change are being told, and may still ask for it.
    case possible
    case running
}

extension UINavigationController {
    /// Whether a bar that is to come or go now belongs to a screen that is about to.
    var waitsForItsScreen: Bool { barTravel != .none }

    /// Starts to move the bar sideways, if a screen or the delegate asked for another state while they were told.
    func moveBarSideways(_ change: StackChange, in transition: Transition) {
        let isShown = navigationBar.frame.maxY > 0
        barTravel = .none
        guard isShown == isNavigationBarHidden else { return }
        let bar = navigationBar
        let shown = barFrame(hidden: false)
        // What leaves by a push goes where the leaving screen goes, and what comes by a pop comes from there.
        let isLeading = (change.operation == .push) == isNavigationBarHidden
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let away = shown.offsetBy(dx: isLeading == isMirrored ? shown.width : -shown.width, dy: 0)
        let ends = isNavigationBarHidden ? (start: shown, end: away) : (start: away, end: shown)
        bar.frame = ends.start
        barTravel = .running
        transition.coordinator.animateAlongsideTransition(in: bar) { _ in
            bar.frame = ends.end
        } completion: { [unowned self] _ in
            barTravel = .none
            settleBars(animated: false)
        }
    }
}
