package import UIKit

/// What is seen of a view at this moment, if nothing is above it.
extension UIView {
    /// The alpha of the view on the screen: its own and that of all views around it. It is 0 if one of them is hidden or has a mask
    /// that shows nothing.
    package var sightAlpha: Double {
        guard window != nil else { return 0 }
        return sequence(first: self, next: \.superview).reduce(1) { alpha, view in
            let isShown = !view.isHidden && view.mask.map(\.showsSomething) != false
            return isShown ? alpha * Double(view.shownLayer.opacity) : 0
        }
    }

    /// The part of the view that no view around it clips, in the window. It may be beside the window.
    package var sight: CGRect {
        guard let window else { return .null }
        return sequence(first: self, next: \.superview).reduce(placeInWindow) { rest, view in
            var rest = rest
            if view.clipsToBounds, view !== window { rest = rest.intersection(view.placeInWindow) }
            if let mask = view.mask {
                rest = rest.intersection(
                    view.shownLayer.convert(mask.shownLayer.frame, to: window.shownLayer))
            }
            return rest
        }
    }

    /// Whether a part of the view, or of a view in it, is seen.
    package var isSeen: Bool {
        guard sightAlpha > 0.001 else { return false }
        return sight.isSomething || subviews.contains(where: \.isSeen)
    }

    private var placeInWindow: CGRect {
        window.map { shownLayer.convert(shownLayer.bounds, to: $0.shownLayer) } ?? .null
    }

    private var shownLayer: CALayer { layer.presentation() ?? layer }

    /// Whether a mask shows anything of the view.
    private var showsSomething: Bool {
        layer.contents != nil || (backgroundColor?.cgColor.alpha ?? 0) > 0 || subviews.contains(where: \.showsSomething)
    }
}

extension CGRect {
    /// Whether a part of a point is a rounding error, or something to be seen.
    fileprivate var isSomething: Bool { width > 0.01 && height > 0.01 }
}
