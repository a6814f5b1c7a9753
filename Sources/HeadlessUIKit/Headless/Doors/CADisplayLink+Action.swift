import Foundation

extension CADisplayLink {
    /// A link that calls a closure, in place of a target and a selector, which need the Objective-C runtime.
    public convenience init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(action: action)
    }
}
