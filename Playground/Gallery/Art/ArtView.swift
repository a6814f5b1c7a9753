import UIKit

/// A picture that fills its view, with round corners.
final class ArtView: UIImageView {
    init(_ image: UIImage?, corner: CGFloat = 0) {
        super.init(frame: .zero)
        self.image = image
        contentMode = .scaleAspectFill
        clipsToBounds = true
        layer.cornerRadius = corner
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Pictures are made in code only.")
    }
}
