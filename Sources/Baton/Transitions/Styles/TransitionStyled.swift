/// What takes a style: the transitions of a stack, of a modal and of tabs, the choice for one change, and a style itself.
///
/// Every style is a static member of all of them, and every modifier of a style is a method of all of them:
///
/// ```swift
/// navigationController.transitions = .depth.duration(0.5)
/// tabBarController.transitions = .cube
/// present(detail, using: .cover)
/// ```
///
/// Extend this protocol to add a style of your own in all these places:
///
/// ```swift
/// extension TransitionStyled {
///     static var rise: Self {
///         Self(TransitionStyle(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3)))
///     }
/// }
/// ```
@MainActor
public protocol TransitionStyled {
    /// Creates a value that animates both directions with a style.
    init(_ style: TransitionStyle)

    /// Returns the value with its styles changed. What is not animated by a style stays as it is.
    func mapStyles(_ change: (TransitionStyle) -> TransitionStyle) -> Self
}

extension TransitionStyle: TransitionStyled {
    /// Creates a copy of a style.
    public init(_ style: TransitionStyle) {
        self = style
    }

    /// Returns the changed style.
    public func mapStyles(_ change: (TransitionStyle) -> TransitionStyle) -> TransitionStyle {
        change(self)
    }
}
