import Foundation

extension UINavigationController {
    /// The name of the query for an animator, by which a delegate is asked whether it implements it.
    private static let query =
        "navigationController:animationControllerForOperation:fromViewController:toViewController:"

    /// Returns whether a delegate implements the query for an animator.
    ///
    /// A delegate that is not a `HeadlessDelegate`, and that no change has asked yet, is asked with the operation `none`. Its
    /// answer is discarded.
    package func implementsAnimatorQuery(_ delegate: any UINavigationControllerDelegate) -> Bool {
        if let decides = (delegate as? any HeadlessDelegate)?.implements(Self.query, declaresAnimatorQuery) {
            return decides
        }
        return declaresAnimatorQuery(delegate)
    }

    private func declaresAnimatorQuery(_ object: any NSObjectProtocol) -> Bool {
        guard let delegate = object as? any UINavigationControllerDelegate else { return false }
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
        guard let delegate, delegate is any HeadlessDelegate, seated?.delegate !== delegate else { return }
        seated = AskedDelegate(delegate: delegate, hasQuery: implementsAnimatorQuery(delegate))
    }

    /// Asks a delegate for an animator, and records whether the delegate implements the query.
    func askForAnimator(
        _ delegate: any UINavigationControllerDelegate, _ operation: Operation, from: UIViewController,
        to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        // A query that counts as not implemented is not called.
        guard !(delegate is any HeadlessDelegate) || findsAnimatorQuery(of: delegate) else { return nil }
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
