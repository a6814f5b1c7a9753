import UIKit

/// A view that shows only a part of a screen, by its bounds and its corners. A mask would do the same, but UIKit does
/// not render a visual effect below a mask, and screens contain bars and blurs. The coordinates inside are those of the
/// container, so that the screen keeps its place while the clip moves.
final class ScreenClip: CodeView {
    private let screen: UIView
    /// Moves the clip as a whole.
    var space: ShiftedView? { superview as? ShiftedView }

    /// Puts a clip around a view that is in its superview.
    init(around screen: UIView) {
        self.screen = screen
        super.init(frame: .zero)
        clipsToBounds = true
        autoresizesSubviews = false
        let space = ShiftedView()
        screen.superview?.insertSubview(space, aboveSubview: screen)
        space.addSubview(self)
        addSubview(screen)
    }

    /// Returns whether the visible part can be a clip. One that is rotated, or of a view that is placed by constraints,
    /// needs a mask.
    static func isPossible(around screen: UIView) -> Bool {
        let transform = screen.transform3D
        return screen.superview != nil && screen.translatesAutoresizingMaskIntoConstraints
            && CATransform3DIsAffine(transform) && transform.m12 == 0 && transform.m21 == 0 && transform.m11 > 0
            && transform.m22 > 0
    }

    /// Shows a part of the screen, given in the screen's own coordinates, or all of it, with corners of a radius.
    func show(_ part: Pose.Mask?, radiusInPlace: CGFloat = 0) {
        bounds = convert(part?.frame ?? screen.bounds, from: screen)
        center = CGPoint(x: bounds.midX, y: bounds.midY)
        layer.cornerRadius = part.map { $0.cornerRadius * screen.transform3D.m11 } ?? radiusInPlace
        if let part { layer.cornerCurve = part.cornerCurve }
    }

    /// Removes the clip, and leaves the screen in its place unless it was removed meanwhile.
    func end() {
        guard let space else { return }
        if screen.superview === self { space.superview?.insertSubview(screen, aboveSubview: space) }
        space.removeFromSuperview()
    }
}
