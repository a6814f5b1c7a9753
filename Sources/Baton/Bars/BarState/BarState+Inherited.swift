import UIKit

extension BarState {
    /// Returns this state, with its nil values taken from another state.
    public func over(_ base: BarState) -> BarState {
        merged(with: base, by: Inheritance())
    }
}

extension BarTitleStyle {
    /// Returns this style, with its nil values taken from another style.
    public func over(_ base: BarTitleStyle) -> BarTitleStyle {
        merged(with: base, by: Inheritance())
    }
}

/// Takes the second value where there is no first one.
private struct Inheritance: BarStateRule {
    func value<Value>(_ first: Value?, _ second: Value?) -> Value? { first ?? second }
    func color(_ first: UIColor?, _ second: UIColor?) -> UIColor? { first ?? second }
}
