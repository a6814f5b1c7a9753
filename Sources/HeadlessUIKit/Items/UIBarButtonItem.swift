public import Foundation

/// A button, a view or a space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    open var style = Style.plain {
        didSet { changed() }
    }
    /// The fixed width of the item. If it is zero, the content determines the width.
    open var width: CGFloat = 0 {
        didSet { changed() }
    }
    open var customView: UIView? {
        didSet { changed() }
    }
    /// The tint colour. If it is nil, the item inherits the tint colour of the bar.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// The identity of the item in the bars of different screens. In a push or pop, the items with equal identifiers
    /// are one item that moves (B17.32).
    open var identifier: String? {
        didSet { changed() }
    }
    /// Whether the item has no glass behind it (B17.31).
    open var hidesSharedBackground = false {
        didSet { changed() }
    }
    /// Whether the item can share its glass with its neighbours (B17.31).
    open var sharesBackground = true {
        didSet { changed() }
    }
    /// The action of a tap. Setting an action also sets the title and the image of the item.
    open var primaryAction: UIAction? {
        get { ownPrimaryAction }
        set {
            ownPrimaryAction = newValue
            guard let newValue else { return }
            title = newValue.title
            image = newValue.image
        }
    }
    private var ownPrimaryAction: UIAction?
    /// The target of the action. If it is nil, the action goes up the responder chain.
    open weak var target: AnyObject?
    /// The method that a tap calls, if there is no primary action.
    open var action: Selector?
    /// The view that shows the item in a bar.
    final weak var button: BarButtonView?
    /// The system item that this item was created from.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// Returns nil. Archives are not supported.
    public required init?(coder: NSCoder) {
        return nil
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// Creates an item with a primary action. A title or an image that is not given is taken from the action.
    public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.init()
        self.primaryAction = primaryAction
        self.title = title ?? self.title
        self.image = image ?? self.image
    }

    public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
        self.init()
        self.systemItem = systemItem
        self.primaryAction = primaryAction
        style = [.done, .save].contains(systemItem) ? .done : .plain
    }

    /// Performs the action of a tap. Returns whether there is one.
    @discardableResult
    final func performAction() -> Bool {
        if let primaryAction {
            primaryAction.performWithSender(self, target: nil)
        } else if let action {
            TargetAction(target, action).perform(from: self, first: button)
        }
        return primaryAction != nil || action != nil
    }

    /// Creates a flexible space that takes all remaining width.
    public class func flexibleSpace() -> Self {
        space(.flexibleSpace)
    }

    public class func fixedSpace(_ width: CGFloat) -> Self {
        let space = space(.fixedSpace)
        space.width = width
        return space
    }

    private class func space(_ systemItem: SystemItem) -> Self {
        let space = createdObject(())
        space.systemItem = systemItem
        return space
    }
}
