import UIKit

extension UIView {
    /// Runs a closure without animation, even inside an animation block, and returns its result.
    static func withoutAnimation<Value>(_ make: () -> Value) -> Value {
        let enabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(enabled) }
        return make()
    }
}
