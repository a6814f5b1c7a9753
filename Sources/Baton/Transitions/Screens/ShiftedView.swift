import UIKit

/// A view that moves what it contains as a whole, while an animator moves it inside.
///
/// It has no size, so that its own centre and transform are those of the whole space of its superview.
class ShiftedView: CodeView {
    /// Inside an animation a change is animated.
    final var shift: ViewShift {
        get { ViewShift(scale: CGSize(width: transform.a, height: transform.d), way: center, alpha: alpha) }
        set {
            let shown = transform
            if newValue.scale.width != shown.a || newValue.scale.height != shown.d {
                transform = CGAffineTransform(scaleX: newValue.scale.width, y: newValue.scale.height)
            }
            if newValue.way != center { center = newValue.way }
            if newValue.alpha != alpha { alpha = newValue.alpha }
        }
    }

    init() {
        super.init(frame: .zero)
    }
}
