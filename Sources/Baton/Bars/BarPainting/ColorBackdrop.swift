import UIKit

/// A backdrop with one colour, which may change, or with no colour.
class ColorBackdrop: CodeView, BarBackdrop {
    let line = BarLine()
    var observer: BackdropObserver?
    var statusBarRoom: NSLayoutConstraint?

    override func layoutSubviews() {
        super.layoutSubviews()
        didLayOut()
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        didMove()
    }
}
