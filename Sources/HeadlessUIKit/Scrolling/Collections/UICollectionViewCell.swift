public import Foundation

/// A view of a collection view that can be reused for different items.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var identifier: String?

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var reuseIdentifier: String? { identifier }

    /// Called before the view is reused.
    open func prepareForReuse() {}

    /// Called with the attributes that the layout gives to the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// The cell that shows a visible item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()
    /// The index path of the item that the cell shows.
    final var indexPath: IndexPath?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The view that contains the content of the cell.
    open var contentView: UIView { content }

    open var isSelected = false
    open var isHighlighted = false
}
