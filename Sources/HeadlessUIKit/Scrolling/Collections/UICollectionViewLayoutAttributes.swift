public import Foundation

/// The position and appearance of an item of a collection view.
@preconcurrency @MainActor
open class UICollectionViewLayoutAttributes: NSObject {
    open var indexPath: IndexPath
    open var center = CGPoint.zero
    open var size = CGSize.zero
    open var alpha: CGFloat = 1
    open var transform = CGAffineTransform.identity
    open var zIndex = 0
    open var isHidden = false

    public convenience init(forCellWith indexPath: IndexPath) {
        self.init()
        self.indexPath = indexPath
    }

    public override init() {
        indexPath = IndexPath()
        super.init()
    }

    open var frame: CGRect {
        get {
            CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        }
        set {
            size = newValue.size
            center = CGPoint(x: newValue.midX, y: newValue.midY)
        }
    }
}
