import UIKit

extension UIView {
    /// Makes something without animation, whatever block is open around it.
    static func withoutAnimation<Value>(_ make: () -> Value) -> Value {
        let enabled = areAnimationsEnabled
        setAnimationsEnabled(false)
        defer { setAnimationsEnabled(enabled) }
        return make()
    }
}
