import UIKit

/// A backdrop with an image, which is cut off at its edges. The line is outside of them.
final class PictureBackdrop: ColorBackdrop {
    init(_ image: UIImage, _ mode: ContentMode) {
        super.init(frame: .zero)
        let picture = UIImageView(image: image)
        picture.contentMode = mode
        picture.clipsToBounds = true
        picture.frame = bounds
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
    }
}
