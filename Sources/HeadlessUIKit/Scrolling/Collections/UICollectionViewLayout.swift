public import Foundation

/// Says where the items of a collection are. Subclasses do.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    final weak var owner: UICollectionView?

    public override init() {
        super.init()
    }

    open var collectionView: UICollectionView? { owner }

    /// Called before anything else is asked, whenever the layout is not valid.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Whether other bounds make the layout invalid.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidateLayout() {
        owner?.layoutIsStale()
    }
}
