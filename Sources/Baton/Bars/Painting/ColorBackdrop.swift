import UIKit

/// A backdrop in one colour, which may become another, or in none.
class ColorBackdrop: UIView, BarBackdrop {
    let line = BarLine()
    var observer: BackdropObserver?

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        didMove()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        line.draw()
    }
}
