public import Foundation

/// The base class of bar items.
@preconcurrency @MainActor
open class UIBarItem: NSObject, AssociationHolder {
    open var title: String? {
        didSet { changed() }
    }
    open var image: UIImage? {
        didSet { changed() }
    }
    open var isEnabled = true {
        didSet { changed() }
    }
    open var tag = 0

    nonisolated(unsafe) var associations = Associations()

    /// The object that is notified when the item changes.
    weak var observer: (any BarPartObserver)?

    public override init() {
        super.init()
    }

    /// Returns nil. Archives are not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    func changed() {
        observer?.barPartDidChange()
    }
}
