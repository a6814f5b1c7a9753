import Foundation

/// Everything about a layer that no animation changes. The model and its presentations share it, so that a look at
/// what is on screen copies values and nothing else.
@MainActor
final class LayerNode {
    weak var model: CALayer?
    weak var view: UIView?
    weak var delegate: (any CALayerDelegate)?
    weak var superlayer: CALayer? {
        didSet {
            hasSuperlayer = superlayer != nil
            if superlayer !== oldValue { linkedAt = TurnLoop.main.commits.count }
        }
    }
    var sublayers: [CALayer]?
    var mask: CALayer?
    /// nil for nearly all layers: they keep their parent's time.
    var clock: OwnClock?
    // See `CALayer.values`.
    @exclusivity(unchecked) var animations = LayerAnimationList()
    var actions: [String: any CAAction]?
    var name: String?
    var contents: Any?
    var isHidden = false
    var masksToBounds = false
    var isDoubleSided = true
    var maskedCorners: CACornerMask = [
        .layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner,
    ]
    /// The same question as whether `superlayer` is nil, without the price of a weak reference.
    private(set) var hasSuperlayer = false
    /// How many commits there had been when the layer came to its superlayer.
    private(set) var linkedAt = 0
    /// Whether the registry of animations knows the layer.
    var isRegistered = false

    isolated deinit {
        for layer in sublayers ?? [] { layer.node.hasSuperlayer = false }
        mask?.node.hasSuperlayer = false
    }
}
