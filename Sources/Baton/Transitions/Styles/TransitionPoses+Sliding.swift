import UIKit

extension TransitionPoses {
    /// Whether two screens slide past each other over the whole width, in the way of UIKit's own push: there is one upright
    /// edge between them all the way, so that each can keep its own bar.
    ///
    /// - Parameter isForward: whether the entering screen is the upper one.
    func slidesAcross(isForward: Bool) -> Bool {
        // Shifts may be in points, so one size is not enough.
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
    /// How far a screen is from its place, or nil if it does more than move.
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
    /// Whether the screens slide past each other. Poses that are computed are not known before the transition runs.
    func slidesAcross(_ operation: ScreenChange.Operation) -> Bool {
        let source = operation.isForward ? form.forward : form.backward
        return source.known?.slidesAcross(isForward: operation.isForward) == true
    }
}
