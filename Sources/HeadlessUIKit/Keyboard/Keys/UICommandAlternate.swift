#if canImport(ObjectiveC)
    public import ObjectiveC
#else
    public import Foundation
#endif

/// A variant of a command that is chosen with other modifier keys.
@preconcurrency @MainActor
open class UICommandAlternate: NSObject {
    open private(set) var title: String
    open private(set) var action: Selector
    open private(set) var modifierFlags: UIKeyModifierFlags

    init(_ title: String, _ action: Selector, _ modifierFlags: UIKeyModifierFlags) {
        self.title = title
        self.action = action
        self.modifierFlags = modifierFlags
        super.init()
    }

    public convenience init(title: String, action: Selector, modifierFlags: UIKeyModifierFlags) {
        self.init(title, action, modifierFlags)
    }
}
