import UIKit

/// A backdrop that blurs the content behind it, with a tint over the blur.
final class BlurBackdrop: UIVisualEffectView, BarBackdrop {
    let line = BarLine()
    var observer: BackdropObserver?
    /// UIKit does not allow subviews in an effect view itself.
    var lineHost: UIView { contentView }

    init(_ blur: BarBlur, tint: UIColor?) {
        super.init(effect: blur.effect)
        contentView.backgroundColor = tint
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A backdrop is made in code only.")
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        didMove()
    }
}
