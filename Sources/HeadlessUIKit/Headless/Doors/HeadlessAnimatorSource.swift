/// A navigation delegate that knows only at run time whether it brings animators.
///
/// Where there is a runtime it would override `responds(to:)`: merely having the query turns the system's swipe back
/// off (B2.40). Any other delegate is taken at its word: it has the query if it declares it.
@preconcurrency @MainActor
public protocol HeadlessAnimatorSource: UINavigationControllerDelegate {
    /// Whether the query for an animator counts as implemented.
    var implementsAnimatorQuery: Bool { get }
}

extension UINavigationController {
    /// Whether a delegate has the query for an animator.
    ///
    /// A delegate that does not say so itself is asked about a change that is none, and its answer is thrown away.
    public func implementsAnimatorQuery(_ delegate: any UINavigationControllerDelegate) -> Bool {
        if let source = delegate as? any HeadlessAnimatorSource { return source.implementsAnimatorQuery }
        guard let top = topViewController else { return false }
        let answer = OptionalMethod.ask(delegate) {
            delegate.navigationController(self, animationControllerFor: .none, from: top, to: stack.first ?? top)
        }
        if case .absent = answer { return false }
        return true
    }
}
