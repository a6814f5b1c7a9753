public import Foundation

/// Something in a collection that stands for one thing after another.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
    final var identifier: String?

    // Required, as a collection makes views of classes that it knows by name only.
    public required override init(frame: CGRect) {
        super.init(frame: frame)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    open var reuseIdentifier: String? { identifier }

    /// Called before the view stands for something else.
    open func prepareForReuse() {}

    /// Called with the place that the layout has for the view.
    open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
}

/// An item of a collection, as long as it is seen.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    private let content = UIView()
    /// The item that the cell stands for.
    final var indexPath: IndexPath?

    public required init(frame: CGRect) {
        super.init(frame: frame)
        content.frame = bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(content)
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// What a cell shows belongs in here.
    open var contentView: UIView { content }

    open var isSelected = false
    open var isHighlighted = false
}
