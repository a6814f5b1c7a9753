import Foundation

/// The state of a layer that animations do not change. The model layer and its presentation layers share it, so a
/// presentation layer copies only the animatable values.
final class LayerNode {
    weak var model: CALayer?
    weak var view: UIView? {
        didSet { belongsToView = true }
    }
    /// Whether a view owns the layer, without the cost of reading a weak reference.
    private(set) var belongsToView = false
    weak var delegate: (any CALayerDelegate)?
    weak var superlayer: CALayer? {
        didSet {
            hasSuperlayer = superlayer != nil
            guard superlayer !== oldValue else { return }
            if let oldValue, linkedAt < TurnLoop.main.commits.count, oldValue.wasCommitted { hasBeenShown = true }
            linkedAt = TurnLoop.main.commits.count
        }
    }
    var sublayers: [CALayer]?
    var mask: CALayer?
    /// The layer's own clock. It is nil for most layers, which use their parent's time.
    var clock: OwnClock?
    // See `CALayer.values`.
    @exclusivity(unchecked) var animations = LayerAnimationList()
    var actions: [String: any CAAction]?
    var name: String?
    var contents: Any?
    var cornerCurve = CALayerCornerCurve.circular
    var masksToBounds = false
    var isDoubleSided = true
    var isOpaque = false
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// Whether `superlayer` is not nil, without the cost of reading a weak reference.
    private(set) var hasSuperlayer = false
    /// The number of commits when the superlayer last changed.
    private(set) var linkedAt = 0
    /// Whether a commit has shown the layer. See `CALayer.presentation()`.
    var hasBeenShown = false
    /// Whether the sublayers of a layer without a view are to be laid out.
    var needsLayout = false
    /// Whether the contents are to be drawn.
    var needsDisplay = false
    var redrawsOnBoundsChange = false
    /// Whether the contents are what was drawn, and not an image that code has set.
    var contentsAreDrawn = false
    /// Whether the layer is in the animation registry.
    var isRegistered = false

    deinit {
        for layer in sublayers ?? [] { layer.node.hasSuperlayer = false }
        mask?.node.hasSuperlayer = false
    }
}
