import UIKit

/// A cell that a photo fills.
final class PhotoCell: UICollectionViewCell {
    private let art = ArtView()

    override init(frame: CGRect) {
        super.init(frame: frame)
        art.frame = contentView.bounds
        art.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(art)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Cells are made in code only.")
    }

    func show(_ photo: Artwork) {
        art.show(photo, size: CGSize(width: 130, height: 130))
    }
}
