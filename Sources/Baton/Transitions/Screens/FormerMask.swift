import UIKit

/// The mask that a view has before a transition: a view, or a layer that the app has given to the layer of the view.
@MainActor
struct FormerMask {
    private let view: UIView?
    private let layer: CALayer?

    init(of masked: UIView) {
        view = masked.mask
        layer = masked.layer.mask
    }

    /// Gives a view this mask again.
    func restore(on masked: UIView) {
        if masked.mask !== view { masked.mask = view }
        if masked.layer.mask !== layer { masked.layer.mask = layer }
    }
}
