import BatonMotion
public import Foundation
import HeadlessMotion

/// A layer that is filled by colours turning into one another.
@preconcurrency @MainActor
open class CAGradientLayer: CALayer {
    private var form = CAGradientLayerType.axial

    public required init() {
        super.init()
    }

    public required init(layer: Any) {
        super.init(layer: layer)
        if let model = layer as? CAGradientLayer { form = model.form }
    }

    /// As `CGColor`s; anything else is no colour to a layer.
    open var colors: [Any]? {
        get { values.extras.gradient.colors?.map(\.cgColor) }
        set { change(.colors) { $0.extras.gradient.colors = newValue.map(colors) } }
    }

    /// Where each of the colours is at its purest, as parts of the way, ascending; nil spreads them evenly.
    open var locations: [NSNumber]? {
        get { values.extras.gradient.locations?.map { NSNumber(value: $0) } }
        set {
            let places = newValue?.map { $0.doubleValue.checked("locations", of: self) }
            change(.locations) { $0.extras.gradient.locations = places }
        }
    }

    /// In parts of the bounds.
    open var startPoint: CGPoint {
        get { values.extras.gradient.startPoint }
        set { change(.startPoint) { $0.extras.gradient.startPoint = newValue.checked("startPoint", of: self) } }
    }

    /// In parts of the bounds.
    open var endPoint: CGPoint {
        get { values.extras.gradient.endPoint }
        set { change(.endPoint) { $0.extras.gradient.endPoint = newValue.checked("endPoint", of: self) } }
    }

    open var type: CAGradientLayerType {
        get { form }
        set { form = newValue }
    }

    private func colors(_ given: [Any]) -> [ColorComponents] {
        let colors = given.compactMap(CoreGraphicsObject.color)
        if colors.count < given.count {
            HeadlessLog.warn("The colors of a CAGradientLayer are CGColors; others are not shown. Use UIColor.cgColor.")
        }
        return colors.map(\.parts)
    }
}
