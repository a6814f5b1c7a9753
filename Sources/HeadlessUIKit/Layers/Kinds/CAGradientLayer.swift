import BatonMotion
public import Foundation
import HeadlessMotion

/// A layer that draws a colour gradient.
open class CAGradientLayer: CALayer {
    private var form = CAGradientLayerType.axial

    public override init() {
        super.init()
    }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let model = layer as? CAGradientLayer { form = model.form }
    }

    /// The colours of the gradient, as `CGColor` objects. Other values are ignored, with a warning.
    open var colors: [Any]? {
        get { values.extras.gradient.colors?.map(\.cgColor) }
        set { change(.colors) { $0.extras.gradient.colors = newValue.map(colors) } }
    }

    /// The position of each colour as a fraction of the gradient's length, in ascending order. With nil, the colours
    /// are spread evenly.
    open var locations: [NSNumber]? {
        get { values.extras.gradient.locations?.map { NSNumber(value: $0) } }
        set {
            let places = newValue?.map { $0.doubleValue.checked("locations", of: self) }
            change(.locations) { $0.extras.gradient.locations = places }
        }
    }

    /// The start point, in the unit coordinate space of the bounds.
    open var startPoint: CGPoint {
        get { values.extras.gradient.startPoint }
        set { change(.startPoint) { $0.extras.gradient.startPoint = newValue.checked("startPoint", of: self) } }
    }

    /// The end point, in the unit coordinate space of the bounds.
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
            HeadlessLog.warn("The colors of a CAGradientLayer must be CGColors. Use UIColor.cgColor.")
        }
        return colors.map(\.parts)
    }
}
