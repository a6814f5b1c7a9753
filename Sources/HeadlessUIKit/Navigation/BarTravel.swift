import Foundation

/// Whether the navigation bar moves horizontally with a transition, instead of appearing or disappearing vertically
/// (B1.77).
enum BarTravel {
    case none
    /// The will callbacks of an animated change are being sent. They can still request the horizontal move.
    case possible
    case running
}

extension UINavigationController {
    /// Whether an animated change of the bar's visibility has to wait for the transition.
    var waitsForItsScreen: Bool { barTravel != .none }

    /// Starts to move the bar horizontally, if its visibility was changed while the will callbacks were sent.
    func moveBarSideways(_ change: StackChange, in transition: RunningTransition) {
        let isShown = navigationBar.frame.maxY > 0
        barTravel = .none
        guard isShown == isNavigationBarHidden else { return }
        let bar = navigationBar
        let shown = barFrame(hidden: false)
        // On a push, a disappearing bar moves to the same side as the outgoing view. On a pop, an appearing bar comes
        // from that side.
        let isLeading = (change.operation == .push) == isNavigationBarHidden
        let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let away = shown.offsetBy(dx: isLeading == isMirrored ? shown.width : -shown.width, dy: 0)
        let ends = isNavigationBarHidden ? (start: shown, end: away) : (start: away, end: shown)
        bar.place(at: ends.start)
        barTravel = .running
        transition.coordinator.animate(bar: bar) { _ in
            bar.place(at: ends.end)
        } completion: { [weak self] _ in
            guard let self else { return }
            barTravel = .none
            settleBars(animated: false)
        }
    }
}
