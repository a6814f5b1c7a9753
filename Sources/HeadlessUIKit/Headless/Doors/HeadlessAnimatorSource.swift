/// A navigation delegate that knows only at run time whether it brings animators.
///
/// Where there is a runtime it would override `responds(to:)`: merely having the query turns the system's swipe back
/// off (B2.40). Any other delegate is taken at its word: it has the query if it declares it.
@preconcurrency @MainActor
package protocol HeadlessAnimatorSource: UINavigationControllerDelegate {
    /// Whether the query for an animator counts as implemented.
    func implementsAnimatorQuery(for navigationController: UINavigationController) -> Bool
}

extension UINavigationController {
    /// Whether a delegate has the query for an animator.
    ///
    /// A delegate that does not say so itself, and that no change has asked yet, is asked about a change that is none,
    /// and its answer is thrown away.
    package func implementsAnimatorQuery(_ delegate: any UINavigationControllerDelegate) -> Bool {
        if let source = delegate as? any HeadlessAnimatorSource { return source.implementsAnimatorQuery(for: self) }
        if let asked, asked.delegate === delegate { return asked.hasQuery }
        guard let top = topViewController else { return false }
        _ = askForAnimator(delegate, .none, from: top, to: stack.first ?? top)
        return asked?.hasQuery ?? false
    }

    /// Asks a delegate for an animator, and learns whether it has that method at all.
    func askForAnimator(
        _ delegate: any UINavigationControllerDelegate, _ operation: Operation, from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // What is not there for UIKit is not called either.
        let source = delegate as? any HeadlessAnimatorSource
        guard source?.implementsAnimatorQuery(for: self) != false else { return nil }
        let answer = OptionalMethod.ask(delegate) {
            delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
        }
        asked = AskedDelegate(delegate: delegate, hasQuery: answer.isGiven)
        return answer.value ?? nil
    }
}

/// A delegate that was asked for an animator before.
@MainActor
struct AskedDelegate {
    weak var delegate: (any UINavigationControllerDelegate)?
    let hasQuery: Bool
}
