import Foundation

extension UIView {
    /// The shape of the corners. It is animated in an animation of the view (B18.6).
    ///
    /// The resolved radius is written to the layer's `cornerRadius` and `maskedCorners`. If the radii differ, the largest
    /// is.
    public var cornerConfiguration: UICornerConfiguration {
        get { corners ?? .square }
        set {
            givenCorners = newValue
            cornersDidChange()
        }
    }

    /// The corners that were set, or else those that the class brings.
    var corners: UICornerConfiguration? { givenCorners ?? ownCorners }

    var effectiveRadii: CornerRadii {
        let corners = corners ?? .square
        return corners.radii(
            inWidth: bounds.width, height: bounds.height,
            concentric: corners.isConcentric ? concentricRadii : CornerRadii(0))
    }

    func cornersDidChange() {
        layout.hasCorners = corners != nil
        if corners?.isConcentric == true { noteConcentricCorners() }
        applyCorners()
        updateConcentricCorners()
    }

    /// Updates the corners after the view has changed its size or place.
    func cornersMayHaveMoved() {
        if layout.hasCorners { applyCorners() }
        updateConcentricCorners()
    }

    /// Marks the view and those around it. Those around a marked view are marked.
    func noteConcentricCorners() {
        var next: UIView? = self
        while let view = next, !view.layout.hasConcentricCorners {
            view.layout.hasConcentricCorners = true
            next = view.links.superview
        }
    }

    /// Updates the corners of the views below that follow a container, after the view has moved or its own corners have
    /// changed.
    func updateConcentricCorners() {
        guard layout.hasConcentricCorners else { return }
        for subview in links.subviews where subview.layout.hasConcentricCorners {
            if subview.corners?.isConcentric == true { subview.applyCorners() }
            subview.updateConcentricCorners()
        }
    }

    /// Writes the resolved corners to the layer.
    func applyCorners() {
        let radii = effectiveRadii
        layer.maskedCorners = radii.mask
        if layer.cornerRadius != radii.largest { layer.cornerRadius = radii.largest }
        if layer.cornerRadii == nil, !radii.isOneRadius {
            let former = CornerRadii(layer.cornerRadius)
            UIView.performWithoutAnimation { layer.cornerRadii = former.all }
        }
        if layer.cornerRadii != nil, layer.cornerRadii != radii.all { layer.cornerRadii = radii.all }
    }
}
