extension UINavigationItem {
    /// The first of the left items; setting it replaces them all.
    public var leftBarButtonItem: UIBarButtonItem? {
        get { leftBarButtonItems?.first }
        set { leftBarButtonItems = newValue.map { [$0] } }
    }

    /// The first of the right items; setting it replaces them all.
    public var rightBarButtonItem: UIBarButtonItem? {
        get { rightBarButtonItems?.first }
        set { rightBarButtonItems = newValue.map { [$0] } }
    }

    public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { leftBarButtonItem = item }
    }

    public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
        change(animated: animated) { rightBarButtonItem = item }
    }

    public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { leftBarButtonItems = items }
    }

    public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        change(animated: animated) { rightBarButtonItems = items }
    }

    public func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
        change(animated: animated) { self.hidesBackButton = hidesBackButton }
    }
}
