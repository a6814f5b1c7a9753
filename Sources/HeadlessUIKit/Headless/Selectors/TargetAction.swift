import Foundation

/// A target, which is not retained, and the selector of its method.
@MainActor
struct TargetAction {
    private(set) weak var target: AnyObject?
    let selector: Selector
    /// Whether the action goes to the first responder of the chain that has the method.
    private let usesResponderChain: Bool

    /// A target that lacks the method gives a warning, where UIKit would raise an exception at the first action.
    ///
    /// - Parameter isKnown: Whether that was checked before.
    init(_ target: Any?, _ selector: Selector, isKnown: Bool = false) {
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
        usesResponderChain = target == nil
        guard !isKnown, let object = self.target, !Self.responds(object, to: selector) else { return }
        HeadlessLog.warn(
            "\(type(of: object)) has no method for the selector \(selector). "
                + "Without the Objective-C runtime, list it in the methods of a SelectorTable.")
    }

    func isSame(_ target: Any?, _ selector: Selector?) -> Bool {
        let isTarget = target.map { ($0 as AnyObject) === self.target } ?? true
        return isTarget && (selector == nil || selector == self.selector)
    }

    /// - Parameter first: The responder at which the search for a target begins. The default is the sender.
    func perform(from sender: AnyObject, first: UIResponder? = nil) {
        guard usesResponderChain else {
            if let target { Self.perform(selector, on: target, with: sender) }
            return
        }
        var responder = first ?? sender as? UIResponder
        while let current = responder, !Self.responds(current, to: selector) { responder = current.next }
        if let responder { Self.perform(selector, on: responder, with: sender) }
    }

    /// Calls the method of the target with an argument that need not be the sender of an action.
    func perform(with argument: Any?) {
        if let target { Self.perform(selector, on: target, with: argument) }
    }

    private static func responds(_ object: AnyObject, to selector: Selector) -> Bool {
        method(selector, of: object) != nil
    }

    private static func perform(_ selector: Selector, on object: AnyObject, with argument: Any?) {
        method(selector, of: object)?(argument)
    }

    private static func method(_ selector: Selector, of object: AnyObject) -> ((Any?) -> Void)? {
        if let method = (object as? any SelectorTable)?.methods[selector] { return method }
        #if canImport(ObjectiveC)
            if object.responds(to: selector) { return { _ = object.perform(selector, with: $0) } }
        #endif
        return nil
    }
}
