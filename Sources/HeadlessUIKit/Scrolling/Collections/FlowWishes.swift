import Foundation

/// The metrics of a section of a flow layout. The delegate provides them, or the layout where the delegate does not
/// implement a method.
@MainActor
struct FlowWishes {
    let inset: UIEdgeInsets
    let itemSpacing: CGFloat
    let lineSpacing: CGFloat
    let sizes: [CGSize]

    init(_ section: Int, of layout: UICollectionViewFlowLayout, in collection: UICollectionView) {
        let delegate = collection.delegate as? any UICollectionViewDelegateFlowLayout
        func ask<Value>(_ question: (any UICollectionViewDelegateFlowLayout) -> Value) -> Value? {
            delegate.flatMap { delegate in OptionalMethod.ask(delegate) { question(delegate) }.value }
        }
        inset = ask { $0.collectionView(collection, layout: layout, insetForSectionAt: section) } ?? layout.sectionInset
        itemSpacing =
            ask { $0.collectionView(collection, layout: layout, minimumInteritemSpacingForSectionAt: section) }
            ?? layout.minimumInteritemSpacing
        lineSpacing =
            ask { $0.collectionView(collection, layout: layout, minimumLineSpacingForSectionAt: section) }
            ?? layout.minimumLineSpacing
        sizes = (0..<collection.numberOfItems(inSection: section)).map { item in
            let path = IndexPath(item: item, section: section)
            return ask { $0.collectionView(collection, layout: layout, sizeForItemAt: path) } ?? layout.itemSize
        }
    }
}
