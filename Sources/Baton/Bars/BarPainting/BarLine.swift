import UIKit

/// The line below the backdrop of a bar, or above it for a bar at the bottom, one pixel high or as high as its image.
/// Its autoresizing mask moves it with the backdrop in every animation.
final class BarLine: UIImageView {
    var isAtTop = false {
        didSet {
            guard isAtTop != oldValue else { return }
            autoresizingMask = [.flexibleWidth, isAtTop ? .flexibleBottomMargin : .flexibleTopMargin]
            fit()
        }
    }

    private var shadow = BarShadow()

    convenience init() {
        self.init(image: nil)
        backgroundColor = .separator
        autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
        alpha = 0
    }

    /// Draws the line with a colour or an image. Inside an animation block a change of the colour is animated.
    func show(_ shadow: BarShadow) {
        guard shadow != self.shadow else { return }
        self.shadow = shadow
        image = shadow.image
        tintColor = shadow.color
        backgroundColor = shadow.image == nil ? shadow.color ?? .separator : nil
        UIView.performWithoutAnimation { fit() }
    }

    func attach(to host: UIView) {
        UIView.performWithoutAnimation {
            host.addSubview(self)
            fit()
        }
    }

    /// Places the line below its superview. A cancelled transition may restore the frame from before a rotation.
    func fit() {
        guard let host = superview else { return }
        let height = image?.size.height ?? 1 / max(1, host.traitCollection.displayScale)
        let y = isAtTop ? -height : host.bounds.height
        let place = CGRect(x: 0, y: y, width: host.bounds.width, height: height)
        if frame != place { frame = place }
        // A backdrop without height, such as that of a bar that has moved off the screen, has no line.
        isHidden = host.bounds.height <= 0
    }
}
