public import Foundation

/// A tab of a tab bar controller: what the bar shows, and where the view controller comes from.
///
/// When UIKit calls the provider is not known. Here it is called when the tab bar controller gets the tab.
@preconcurrency @MainActor
open class UITab: NSObject {
    private let ownIdentifier: String
    private let provider: ((UITab) -> UIViewController)?
    private var provided: UIViewController?
    /// The item of the bar, which shows what the tab says.
    final let item: UITabBarItem
    /// The tab bar controller that has the tab at its top level.
    final weak var owner: UITabBarController?
    private(set) final weak var group: UITabGroup?

    public init(
        title: String, image: UIImage?, identifier: String,
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        ownIdentifier = identifier
        provider = viewControllerProvider
        self.title = title
        self.image = image
        item = UITabBarItem(title: title, image: image, tag: 0)
        super.init()
    }

    open var identifier: String { ownIdentifier }

    // MARK: What the bar shows

    open var title: String {
        didSet { item.title = title }
    }

    open var image: UIImage? {
        didSet { item.image = image }
    }

    /// A short text that is shown in a red oval.
    open var badgeValue: String? {
        didSet { item.badgeValue = badgeValue }
    }

    /// Whether the user can select the tab.
    open var isEnabled = true {
        didSet { item.isEnabled = isEnabled }
    }

    /// Whether the bar leaves out the tab.
    open var isHidden = false {
        didSet { if isHidden != oldValue { tabBarController?.tabsHaveChanged() } }
    }

    open var userInfo: Any?

    // MARK: Its place

    /// The group that has the tab.
    open var parent: UITabGroup? { group }

    open var tabBarController: UITabBarController? { owner ?? group?.tabBarController }

    /// The view controller, which the provider creates at the first access.
    open var viewController: UIViewController? {
        if let provided { return provided }
        provided = provider?(self)
        return provided
    }

    /// Whether a view controller is that of the tab. It is not created for the answer.
    final func hasProvided(_ controller: UIViewController) -> Bool { provided === controller }

    /// The view controller that the tab bar controller shows for the tab.
    var shownController: UIViewController? { viewController }

    /// The tab that is selected where this one is.
    var selectedLeaf: UITab { self }

    final func move(to group: UITabGroup?) {
        self.group = group
    }
}
