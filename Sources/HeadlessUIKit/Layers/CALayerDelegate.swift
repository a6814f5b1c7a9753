import Foundation

/// The methods that a layer calls on its delegate.
public protocol CALayerDelegate: NSObjectProtocol {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
