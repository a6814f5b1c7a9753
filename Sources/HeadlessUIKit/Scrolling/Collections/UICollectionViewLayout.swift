public import Foundation

/// An abstract class for objects that determine the positions of the items of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
    final weak var owner: UICollectionView?

    public override init() {
        super.init()
    }

    open var collectionView: UICollectionView? { owner }

    /// Called before any other method is used, whenever the layout is invalid.
    open func prepare() {}

    open var collectionViewContentSize: CGSize { .zero }

    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

    /// Returns whether a change of the bounds invalidates the layout.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    open func invalidateLayout() {
        owner?.layoutIsStale()
    }
}
