public import Foundation

/// What the items of all bars have in common.
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

    var associations = Associations()

    /// Whoever shows the item, or holds it for somebody who does.
    weak var observer: (any BarPartObserver)?

    public override init() {
        super.init()
    }

    /// There are no archives on this host: nothing can be decoded from a coder.
    public required init?(coder: NSCoder) {
        return nil
    }

    func changed() {
        observer?.barPartDidChange()
    }
}
