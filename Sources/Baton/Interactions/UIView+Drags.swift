public import UIKit

extension UIView {
    private static let usesDrags = AssociationKey()

    /// Whether the view uses horizontal drags itself, so that no swipe back begins in it except at the edge. Set it on a
    /// view that follows touches without a gesture recognizer, such as a map or a drawing.
    ///
    /// A `SwipePop` asks each view under the finger. In stacks with `transitions`, UIKit's own swipe in the content, on iOS 26
    /// and later, does not begin in a view for which you have set it to true.
    ///
    /// True by default for sliders, switches and segmented controls. A view with a recognizer for pans, swipes or long
    /// presses needs no declaration.
    public var usesDragsItself: Bool {
        get {
            Self.usesDrags.get(from: self) as? Bool
                ?? (self is UISlider || self is UISwitch || self is UISegmentedControl)
        }
        set {
            Self.usesDrags.set(newValue, on: self)
            if newValue { SwipePermission.askViews(like: self) }
        }
    }

    /// Whether the app has said that the view uses drags. What UIKit's own swipes do on controls is UIKit's.
    var isSaidToUseDrags: Bool { Self.usesDrags.get(from: self) as? Bool == true }

    /// The stacks around the view, inside of a container.
    func stacks(inside container: UIViewController) -> [UINavigationController] {
        sequence(first: self as UIResponder, next: \.next).prefix { $0 !== container }
            .compactMap { $0 as? UINavigationController }
    }
}
