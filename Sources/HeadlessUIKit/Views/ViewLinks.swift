/// The position of a view in the view hierarchy.
struct ViewLinks {
    weak var superview: UIView?
    var subviews: [UIView] = []
    /// The window at the root of the view hierarchy. It is stored, and updated when the view moves, because it is read
    /// very often.
    weak var window: UIWindow?
}
