import UIKit

@testable import Baton

/// A property of a screen that an animator can change, measured on screen as one number.
enum Quantity: CaseIterable, Comparable {
    /// The horizontal distance from the final position, in points. Positive values are to the right.
    case x
    /// The vertical distance from the final position, in points. Positive values are below.
    case y
    case scale
    /// The rotation about the vertical axis, in radians.
    case turn
    case alpha
    case cornerRadius
    /// The alpha of the dimming view above the screen.
    case dim
    /// The alpha of the shadow below the screen.
    case shadow
    /// The width of the visible part, in points of the container.
    case aperture

    /// The value when the screen is in its final position.
    @MainActor
    func atHome(_ view: UIView) -> Double {
        switch self {
        case .scale, .alpha: 1
        case .x, .y, .turn, .cornerRadius, .dim, .shadow: 0
        case .aperture: Double(view.bounds.width)
        }
    }

    /// The value on screen at this moment.
    @MainActor
    func seen(of view: UIView) -> Double {
        seen(of: view, in: view.layer.presentation() ?? view.layer)
    }

    /// All values on screen at this moment. A presentation layer is worked out each time that it is asked for, and here one
    /// is enough.
    @MainActor
    static func allSeen(of view: UIView) -> [Quantity: Double] {
        let layer = view.layer.presentation() ?? view.layer
        return Dictionary(uniqueKeysWithValues: allCases.map { ($0, $0.seen(of: view, in: layer)) })
    }

    @MainActor
    private func seen(of view: UIView, in layer: CALayer) -> Double {
        let matrix = layer.transform
        return switch self {
        case .x: Double(matrix.m41)
        case .y: Double(matrix.m42)
        case .scale: Double((matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12 + matrix.m13 * matrix.m13).squareRoot())
        case .turn: atan2(-Double(matrix.m13), Double(matrix.m11))
        case .alpha: Double(layer.opacity)
        case .cornerRadius: Double(layer.cornerRadius)
        case .dim: view.dimmingView?.seenAlpha ?? 0
        case .shadow: view.shadow(in: layer)?.seenAlpha ?? 0
        case .aperture: Double((view.superview as? ScreenClip)?.seenFrame.width ?? view.bounds.width)
        }
    }
}

extension UIView {
    /// The dimming view directly above this view.
    fileprivate var dimmingView: UIView? {
        if let clip = superview as? ScreenClip { return clip.space?.dimmingView }
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self),
            siblings.indices.contains(index + 1)
        else { return nil }
        return siblings[index + 1] as? DimmingView
    }

    /// The shadow directly below this view, if it is exactly where the view is seen.
    fileprivate func shadow(in layer: CALayer) -> UIView? {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self), index > 0,
            let shadow = siblings[index - 1] as? ScreenShadow, let seen = shadow.layer.presentation()
        else { return nil }
        let isInPlace = seen.frame == layer.frame && CATransform3DEqualToTransform(seen.transform, layer.transform)
        return isInPlace ? shadow : nil
    }
}
