public import Foundation

/// The methods that a layer calls on its delegate.
public protocol CALayerDelegate: NSObjectProtocol {
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?

    /// Lays out the sublayers.
    func layoutSublayers(of layer: CALayer)

    /// Sets the contents of the layer, in place of drawing.
    func display(_ layer: CALayer)

    /// Called before the layer draws its contents.
    func layerWillDraw(_ layer: CALayer)

    #if !canImport(Darwin)
        /// Draws the contents of the layer.
        func draw(_ layer: CALayer, in ctx: CGContext)
    #endif
}

extension CALayerDelegate {
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
    public func layoutSublayers(of layer: CALayer) {}
    public func display(_ layer: CALayer) { layer.drawContents() }
    public func layerWillDraw(_ layer: CALayer) {}

    #if !canImport(Darwin)
        public func draw(_ layer: CALayer, in ctx: CGContext) {}
    #endif
}
