import Foundation

extension CADisplayLink {
    /// Creates a display link that calls a closure. A target and a selector would need the Objective-C runtime.
    public convenience init(_ action: @escaping @MainActor (CADisplayLink) -> Void) {
        self.init(action: action)
    }
}
