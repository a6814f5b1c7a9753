/// A navigation controller delegate that decides at run time whether it provides animators.
///
/// With the Objective-C runtime such a delegate overrides `responds(to:)`, since implementing the query is enough to
/// disable the system's swipe back (B2.40). For any other delegate, the query counts as implemented if the delegate
/// declares it.
@preconcurrency @MainActor
package protocol HeadlessAnimatorSource: UINavigationControllerDelegate {
    /// Returns whether the query for an animator counts as implemented.
    func implementsAnimatorQuery(for navigationController: UINavigationController) -> Bool
}

extension UINavigationController {
    /// Returns whether a delegate implements the query for an animator.
    ///
    /// A delegate that is not a `HeadlessAnimatorSource`, and that no change has asked yet, is asked with the operation
    /// `none`. Its answer is discarded.
    package func implementsAnimatorQuery(_ delegate: any UINavigationControllerDelegate) -> Bool {
        if let source = delegate as? any HeadlessAnimatorSource { return source.implementsAnimatorQuery(for: self) }
        if let asked, asked.delegate === delegate { return asked.hasQuery }
        guard let top = topViewController else { return false }
        _ = askForAnimator(delegate, .none, from: top, to: stack.first ?? top)
        return asked?.hasQuery ?? false
    }

    /// Returns whether UIKit itself finds the query, which it may have looked for when the delegate was first set.
    func findsAnimatorQuery(of delegate: any UINavigationControllerDelegate) -> Bool {
        let known = HeadlessQuirks.delegateMethodsAreReadOnce && seated?.delegate === delegate ? seated?.hasQuery : nil
        return known ?? implementsAnimatorQuery(delegate)
    }

    /// Notes the methods of a delegate that was set and that decides at run time which ones it has.
    func noteMethods(of delegate: (any UINavigationControllerDelegate)?) {
        guard let source = delegate as? any HeadlessAnimatorSource, seated?.delegate !== source else { return }
        seated = AskedDelegate(delegate: source, hasQuery: source.implementsAnimatorQuery(for: self))
    }

    /// Asks a delegate for an animator, and records whether the delegate implements the query.
    func askForAnimator(
        _ delegate: any UINavigationControllerDelegate, _ operation: Operation, from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // A query that counts as not implemented is not called.
        let source = delegate as? any HeadlessAnimatorSource
        guard source == nil || findsAnimatorQuery(of: delegate) else { return nil }
        let answer = OptionalMethod.ask(delegate) {
            delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
        }
        asked = AskedDelegate(delegate: delegate, hasQuery: answer.isGiven)
        return answer.value ?? nil
    }
}

/// A delegate, and whether it had the query for an animator when it was asked.
@MainActor
struct AskedDelegate {
    weak var delegate: (any UINavigationControllerDelegate)?
    let hasQuery: Bool
}
