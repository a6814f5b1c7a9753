import UIKit

/// A landscape that fills its view, or another image in the middle of a coloured tile.
final class ArtView: UIView {
    private let picture = UIImageView()

    override class var layerClass: AnyClass { CAGradientLayer.self }

    /// Creates a view of a landscape, which is drawn in a size and then scaled.
    init(_ art: Artwork? = nil, size: CGSize = .zero, corner: CGFloat = 0) {
        super.init(frame: .zero)
        clipsToBounds = true
        layer.cornerRadius = corner
        picture.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(picture)
        if let art { show(art, size: size) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Pictures are made in code only.")
    }

    func show(_ art: Artwork, size: CGSize) {
        (layer as? CAGradientLayer)?.colors = art.sky.map(\.cgColor)
        picture.image = art.foreground(size: size)
        picture.contentMode = .scaleAspectFill
    }

    func show(_ image: UIImage, on color: UIColor) {
        (layer as? CAGradientLayer)?.colors = nil
        backgroundColor = color
        picture.image = image
        picture.contentMode = .center
        picture.tintColor = .white
    }
}
