import Foundation

/// What a layer asks of the object that owns it.
@preconcurrency @MainActor
public protocol CALayerDelegate: NSObjectProtocol {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
