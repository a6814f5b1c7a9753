/// A tab that has other tabs.
///
/// A bar has one item for a group. It shows the view controller of the group or, if that has none, that of the selected
/// child. The children have items of their own in sidebars only, which are not built.
@preconcurrency @MainActor
open class UITabGroup: UITab {
    private weak var chosen: UITab?

    public init(
        title: String, image: UIImage?, identifier: String, children: [UITab],
        viewControllerProvider: ((UITab) -> UIViewController)? = nil
    ) {
        self.children = children
        super.init(
            title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
        children.forEach { $0.move(to: self) }
    }

    open var children: [UITab] {
        didSet {
            oldValue.filter { $0.parent === self }.forEach { $0.move(to: nil) }
            children.forEach { $0.move(to: self) }
            tabBarController?.tabsHaveChanged()
        }
    }

    /// The identifier of the child that is selected until another one is. The first child is if it is nil.
    open var defaultChildIdentifier: String? {
        didSet { if chosen == nil { tabBarController?.tabsHaveChanged() } }
    }

    /// The selected child. Only a child can be selected.
    open var selectedChild: UITab? {
        get {
            let shown = children.filter { !$0.isHidden }
            return shown.first { $0 === chosen } ?? shown.first { $0.identifier == defaultChildIdentifier }
                ?? shown.first
        }
        set {
            guard let newValue, newValue !== chosen, children.contains(where: { $0 === newValue }) else { return }
            chosen = newValue
            tabBarController?.tabsHaveChanged()
        }
    }

    /// Returns the tab with an identifier among the children and their children.
    open func tab(forIdentifier identifier: String) -> UITab? { children.tab(forIdentifier: identifier) }

    /// Shows the screens of the group and of its selected child in one stack. The stack is the screen of the group in the tab
    /// bar controller.
    open var managingNavigationController: UINavigationController? {
        didSet { tabBarController?.tabsHaveChanged() }
    }

    override var shownController: UIViewController? {
        guard let stack = managingNavigationController else { return viewController ?? selectedChild?.shownController }
        let screens = [viewController, selectedChild?.shownController].compactMap { $0 }
        if stack.viewControllers != screens { stack.setViewControllers(screens, animated: false) }
        return stack
    }

    override var selectedLeaf: UITab { viewController == nil ? selectedChild?.selectedLeaf ?? self : self }
}

extension [UITab] {
    /// Returns the tab with an identifier among these and those in groups.
    @MainActor
    func tab(forIdentifier identifier: String) -> UITab? {
        for tab in self {
            if tab.identifier == identifier { return tab }
            if let found = (tab as? UITabGroup)?.tab(forIdentifier: identifier) { return found }
        }
        return nil
    }
}
