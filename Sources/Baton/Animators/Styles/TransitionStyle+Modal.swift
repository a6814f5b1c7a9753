import UIKit

extension TransitionStyle {
    /// The upper screen rises from the bottom like a card. A presenter that takes part (full screen) moves to the back.
    public static let card = TransitionStyle(
        entering: .offstage(.bottom), leaving: .scaled(0.92).rounded(12).dimmed(0.3)
    ).duration(0.4)

    /// The upper screen appears as an alert does: it starts a little too large, and fades in. It goes by fading.
    public static let dialog = TransitionStyle(
        forward: TransitionPoses(entering: .scaled(1.15).faded()), backward: TransitionPoses(leaving: .faded)
    ).duration(0.3, backward: 0.2)
}
