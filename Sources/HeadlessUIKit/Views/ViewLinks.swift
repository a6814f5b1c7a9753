/// Where a view stands in its tree.
struct ViewLinks {
    weak var superview: UIView?
    var subviews: [UIView] = []
    /// The window at the root of the tree, kept up to date when the view moves, as it is asked for all the time.
    weak var window: UIWindow?
}
