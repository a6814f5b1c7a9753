public import Foundation

/// A layout that arranges items in lines, one section after another.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    private var attributes: [[UICollectionViewLayoutAttributes]] = []
    private var contentSize = CGSize.zero

    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { invalidateLayout() }
    }

    open var minimumLineSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }

    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { invalidateLayout() }
    }

    open var sectionInset = UIEdgeInsets.zero {
        didSet { invalidateLayout() }
    }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { invalidateLayout() }
    }

    open override func prepare() {
        super.prepare()
        attributes = []
        contentSize = .zero
        guard let collection = owner else { return }
        var end: CGFloat = 0
        for section in 0..<collection.numberOfSections { end = lay(section, of: collection, from: end) }
        contentSize =
            isVertical
            ? CGSize(width: room(in: collection).width, height: end)
            : CGSize(width: end, height: room(in: collection).height)
    }

    open override var collectionViewContentSize: CGSize { contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        attributes.joined().filter { $0.frame.intersects(rect) }
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard attributes.indices.contains(indexPath.section),
            attributes[indexPath.section].indices.contains(indexPath.item)
        else { return nil }
        return attributes[indexPath.section][indexPath.item]
    }

    /// Returns whether the size of the bounds changes. The layout does not depend on the content offset.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        newBounds.size != owner?.bounds.size
    }

    private var isVertical: Bool { scrollDirection == .vertical }

    private func room(in collection: UICollectionView) -> CGSize {
        let inset = collection.adjustedContentInset
        return CGSize(
            width: collection.bounds.width - inset.left - inset.right,
            height: collection.bounds.height - inset.top - inset.bottom)
    }

    /// Lays out a section and returns where it ends along the scroll direction.
    private func lay(_ section: Int, of collection: UICollectionView, from start: CGFloat) -> CGFloat {
        let wishes = FlowWishes(section, of: self, in: collection)
        let inset = wishes.inset
        let room = room(in: collection)
        let rule = FlowRule(
            lineLength: isVertical ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom,
            itemSpacing: wishes.itemSpacing, lineSpacing: wishes.lineSpacing)
        let flow = rule.flow(
            wishes.sizes.map { isVertical ? ($0.width, $0.height) : ($0.height, $0.width) })
        let first = start + (isVertical ? inset.top : inset.left)
        attributes.append(
            flow.places.enumerated().map { item, place in
                let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: section))
                made.frame =
                    isVertical
                    ? place.offsetBy(dx: inset.left, dy: first)
                    : CGRect(x: first + place.minY, y: inset.top + place.minX, width: place.height, height: place.width)
                return made
            })
        return first + flow.depth + (isVertical ? inset.bottom : inset.right)
    }
}
