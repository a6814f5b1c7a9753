import UIKit

/// A view that moves what it contains as a whole, while an animator moves it inside.
///
/// It has no size, so that its own centre and transform are those of the whole space of its superview.
class ShiftedView: UIView {
    /// Inside an animation a change is animated.
    final var shift: ViewShift {
        get {
            var shift = ViewShift()
            shift.scale = CGSize(width: transform.a, height: transform.d)
            shift.way = center
            shift.alpha = alpha
            return shift
        }
        set {
            if newValue.scale != shift.scale {
                transform = CGAffineTransform(scaleX: newValue.scale.width, y: newValue.scale.height)
            }
            if newValue.way != center { center = newValue.way }
            if newValue.alpha != alpha { alpha = newValue.alpha }
        }
    }

    /// Stops an animation of the shift, for example by a rotation, where it is seen.
    final func stopShift() {
        guard let seen = layer.presentation(), layer.animationKeys()?.isEmpty == false else { return }
        var shift = ViewShift()
        shift.scale = CGSize(width: seen.transform.m11, height: seen.transform.m22)
        shift.way = seen.position
        shift.alpha = CGFloat(seen.opacity)
        layer.removeAllAnimations()
        self.shift = shift
    }

    init() {
        super.init(frame: .zero)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The view is made in code only.")
    }
}
