import Foundation

/// A view that shows a picture of another view.
final class SnapshotView: UIView {
    init(_ image: UIImage, caps: UIEdgeInsets) {
        super.init(frame: CGRect(origin: .zero, size: image.size))
        layer.contents = image.withCaps(caps)
    }

    required init?(coder: NSCoder) {
        return nil
    }
}
