import UIKit

extension UIView {
    /// The frame as it is visible, in the middle of an animation too.
    var visibleFrame: CGRect { (layer.presentation() ?? layer).frame }
}
