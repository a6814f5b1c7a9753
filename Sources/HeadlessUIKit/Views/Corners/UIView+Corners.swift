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
        corners?.isConcentric == true ? ConcentricViews.add(self) : ConcentricViews.remove(self)
        applyCorners()
        ConcentricViews.update(in: self)
    }

    /// Updates the corners after the view has changed its size or place.
    func cornersMayHaveMoved() {
        if layout.hasCorners { applyCorners() }
        if !ConcentricViews.isEmpty { ConcentricViews.update(in: self) }
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
