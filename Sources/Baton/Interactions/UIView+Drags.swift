public import UIKit

extension UIView {
    private static let usesDrags = AssociationKey()

    /// Whether the view uses horizontal drags itself, so that a `SwipePop` does not begin in it except at the edge. Set it
    /// on a view that follows touches without a gesture recognizer, such as a map or a drawing.
    ///
    /// True by default for sliders, switches and segmented controls. A view with a recognizer for pans, swipes or long
    /// presses needs no declaration.
    public var usesDragsItself: Bool {
        get {
            Self.usesDrags.get(from: self) as? Bool
                ?? (self is UISlider || self is UISwitch || self is UISegmentedControl)
        }
        set { Self.usesDrags.set(newValue, on: self) }
    }
}
