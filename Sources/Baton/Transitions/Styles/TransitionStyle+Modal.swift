import UIKit

/// Styles of presentations, which stacks and tabs do not have.
extension TransitionStyle {
    /// The upper screen rises from the bottom like a card. If the presenting view takes part (full screen), it shrinks
    /// and darkens.
    public static var card: TransitionStyle {
        TransitionStyle(entering: .offstage(.bottom), leaving: .scaled(0.92).rounded(12).dimmed(0.3))
    }

    /// The upper screen appears like an alert: it starts slightly too large and fades in. It disappears by fading out.
    public static var dialog: TransitionStyle {
        TransitionStyle(
            forward: TransitionPoses(entering: .scaled(1.15).faded()), backward: TransitionPoses(leaving: .faded)
        ).duration(0.3, backward: 0.2)
    }
}
