import Foundation

/// A shape that the corners of the views in it can follow, in the coordinates of its view.
struct ConcentricContainer {
    let rect: CGRect
    let radii: CornerRadii
}

extension UIView {
    /// The shape that the corners of the views in this view follow, or nil if they follow a superview.
    ///
    /// Containers are windows, sheets, popovers, and views with corners of their own (B18.6).
    var concentricContainer: ConcentricContainer? {
        if let corners, corners != .square { return ConcentricContainer(rect: bounds, radii: effectiveRadii) }
        if let shape = controller?.presentation.run?.controller.concentricShape { return shape }
        guard self is UIWindow else { return nil }
        return ConcentricContainer(rect: bounds, radii: CornerRadii(HeadlessDevice.current.screenCornerRadius))
    }

    /// The radii of this view that are concentric with the nearest container around it.
    var concentricRadii: CornerRadii {
        var ancestor = superview
        while let view = ancestor {
            if let container = view.concentricContainer {
                return container.radii.concentric(from: container.rect, to: convert(bounds, to: view))
            }
            ancestor = view.superview
        }
        return CornerRadii(0)
    }
}
