import UIKit

extension TransitionPoses {
    /// Returns whether two screens slide past each other over the whole width, like UIKit's own push. Only then is
    /// there always one vertical edge between them, so that each can keep its own bar.
    func slidesAcross(isForward: Bool) -> Bool {
        // Shifts can be in points, so that a test with one size is not enough.
        let screens = [CGRect(x: 0, y: 0, width: 400, height: 800), CGRect(x: 0, y: 0, width: 1000, height: 500)]
        let poses = isForward ? self : reversed
        return screens.allSatisfy { screen in
            poses.entering.end.shift(of: screen) == .zero
                && poses.entering.start.shift(of: screen) == CGPoint(x: screen.width, y: 0)
                && poses.leaving.start.shift(of: screen) == .zero
                && poses.leaving.end.shift(of: screen).map { $0.x <= 0 && $0.y == 0 } == true
        }
    }
}

extension Pose {
    /// Returns the offset of a screen from its place, or nil if the pose does more than move the screen.
    fileprivate func shift(of screen: CGRect) -> CGPoint? {
        let transform = transform(of: screen, in: screen, direction: .leftToRight)
        let shift = CGPoint(x: transform.tx, y: transform.ty)
        let onlyMoves =
            transform == CGAffineTransform(translationX: shift.x, y: shift.y)
            && turn == nil && alpha == 1 && mask == nil && cornerRadius == 0
        return onlyMoves ? shift : nil
    }
}

extension TransitionStyle {
    /// Returns whether the screens slide past each other. Computed poses are not known before the transition runs.
    func slidesAcross(_ operation: ScreenChange.Operation) -> Bool {
        let source = operation.isForward ? form.forward : form.backward
        return source.known?.slidesAcross(isForward: operation.isForward) == true
    }
}
