import UIKit

extension TransitionPoses {
    /// Whether two screens slide past each other over the whole width, in the way of UIKit's own push: there is one upright
    /// edge between them all the way, so that each can keep its own bar.
    ///
    /// - Parameter isForward: whether the entering screen is the upper one.
    func slidesAcross(isForward: Bool) -> Bool {
        let poses = isForward ? self : reversed
        return poses.entering.end.shift(of: Self.screen) == .zero
            && poses.entering.start.shift(of: Self.screen) == CGPoint(x: Self.screen.width, y: 0)
            && poses.leaving.start.shift(of: Self.screen) == .zero
            && poses.leaving.end.shift(of: Self.screen).map { $0.x <= 0 && $0.y == 0 } == true
    }

    /// Poses are relative to the container, so that any size will do.
    private static let screen = CGRect(x: 0, y: 0, width: 1024, height: 1024)
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
