public import Foundation

/// A button, a view or a space in a navigation bar or toolbar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
    open var style = Style.plain {
        didSet { changed() }
    }
    /// The width to keep; zero leaves it to the content.
    open var width: CGFloat = 0 {
        didSet { changed() }
    }
    open var customView: UIView? {
        didSet { changed() }
    }
    /// Nil inherits the bar's tint.
    open var tintColor: UIColor? {
        didSet { changed() }
    }
    /// What a tap does; setting one takes over its title and image.
    open var primaryAction: UIAction? {
        get { action }
        set {
            action = newValue
            guard let newValue else { return }
            title = newValue.title
            image = newValue.image
        }
    }
    private var action: UIAction?
    /// What shows the item in a bar.
    final weak var button: BarButtonView?
    /// The ready-made item that this one is.
    private(set) var systemItem: SystemItem?

    public override init() {
        super.init()
    }

    /// There are no archives on this host: nothing can be decoded from a coder.
    public required init?(coder: NSCoder) {
        return nil
    }

    public convenience init(customView: UIView) {
        self.init()
        self.customView = customView
    }

    /// What is not given is taken from the action.
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

    /// Null while no bar on screen shows the item.
    open func frame(in referenceView: UIView) -> CGRect {
        guard let button, button.window != nil else { return .null }
        return button.frame(in: referenceView)
    }

    /// Takes all the room that is left over.
    public class func flexibleSpace() -> UIBarButtonItem {
        UIBarButtonItem(systemItem: .flexibleSpace)
    }

    public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
        let space = UIBarButtonItem(systemItem: .fixedSpace)
        space.width = width
        return space
    }
}
