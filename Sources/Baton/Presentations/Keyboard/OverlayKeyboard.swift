import UIKit

/// Follows the keyboard, with its own duration and curve.
@MainActor
final class OverlayKeyboard {
    /// A move of the keyboard.
    private struct Move {
        /// Where the keyboard goes, in the coordinates of the screen.
        var frame: CGRect
        var duration: TimeInterval = 0
        var curve: UIView.AnimationOptions = []
    }

    private var observer: NotificationObserver?
    private var move = Move(frame: .null)

    /// Calls a closure each time the keyboard begins to move.
    func follow(_ onMove: @escaping @MainActor () -> Void) {
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey
        move = Move(frame: KnownKeyboard.frame)
        observer = NotificationObserver(
            of: UIResponder.keyboardWillChangeFrameNotification,
            reading: { notification in
                let info = notification.userInfo ?? [:]
                let curve = info[curveKey] as? Int ?? 0
                return Move(
                    frame: info[frameKey] as? CGRect ?? .null, duration: info[durationKey] as? Double ?? 0,
                    // The keyboard's curve has no public name. Options carry curves in these bits.
                    curve: UIView.AnimationOptions(rawValue: UInt(curve) << 16))
            },
            { [weak self] in
                self?.move = $0
                onMove()
            })
    }

    func stop() {
        observer = nil
        move = Move(frame: .null)
    }

    /// Returns the height that the keyboard covers at the bottom of a view.
    func height(in view: UIView) -> CGFloat {
        guard !move.frame.isNull, let screen = view.window?.windowScene?.screen else { return 0 }
        let covered = view.bounds.intersection(view.convert(move.frame, from: screen.coordinateSpace))
        return covered.isNull || covered.maxY < view.bounds.maxY ? 0 : covered.height
    }

    /// Animates changes as the keyboard moves.
    func animate(_ changes: @escaping () -> Void) {
        guard move.duration > 0 else { return changes() }
        UIView.animate(
            withDuration: move.duration, delay: 0,
            options: [move.curve, .beginFromCurrentState, .allowUserInteraction], animations: changes)
    }
}
