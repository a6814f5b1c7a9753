import UIKit

/// Follows the keyboard, with its own duration and curve.
@MainActor
final class OverlayKeyboard {
    private var observer: (any NSObjectProtocol)?
    /// The frame of the keyboard in the coordinates of the screen.
    private var frame = CGRect.null
    private var duration: TimeInterval = 0
    private var curve = UIView.AnimationOptions()

    /// Calls a closure each time the keyboard begins to move.
    func follow(_ onMove: @escaping @MainActor () -> Void) {
        let (frameKey, durationKey) = (
            UIResponder.keyboardFrameEndUserInfoKey, UIResponder.keyboardAnimationDurationUserInfoKey
        )
        let curveKey = UIResponder.keyboardAnimationCurveUserInfoKey
        frame = KnownKeyboard.frame
        observer = NotificationCenter.default.addObserver(
            forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
        ) { [weak self] notification in
            let info = notification.userInfo ?? [:]
            let frame = info[frameKey] as? CGRect ?? .null
            let duration = info[durationKey] as? Double ?? 0
            let curve = info[curveKey] as? Int ?? 0
            MainActor.assumeIsolated {
                self?.frame = frame
                self?.duration = duration
                // The keyboard's curve has no public name. Options carry curves in these bits.
                self?.curve = UIView.AnimationOptions(rawValue: UInt(curve) << 16)
                onMove()
            }
        }
    }

    func stop() {
        if let observer { NotificationCenter.default.removeObserver(observer) }
        observer = nil
        frame = .null
    }

    /// Returns the height that the keyboard covers at the bottom of a view.
    func height(in view: UIView) -> CGFloat {
        guard !frame.isNull, let screen = view.window?.windowScene?.screen else { return 0 }
        let covered = view.bounds.intersection(view.convert(frame, from: screen.coordinateSpace))
        return covered.isNull || covered.maxY < view.bounds.maxY ? 0 : covered.height
    }

    /// Animates changes as the keyboard moves.
    func animate(_ changes: @escaping () -> Void) {
        guard duration > 0 else { return changes() }
        UIView.animate(
            withDuration: duration, delay: 0, options: [curve, .beginFromCurrentState, .allowUserInteraction],
            animations: changes)
    }
}
