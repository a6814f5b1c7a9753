import UIKit

/// A backdrop with an image, stretched over the bar.
final class PictureBackdrop: UIImageView, BarBackdrop {
    let line = BarLine()
    var observer: BackdropObserver?

    init(_ image: UIImage) {
        super.init(frame: .zero)
        self.image = image
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
