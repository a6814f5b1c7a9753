import UIKit

@testable import Baton

/// What of a screen moves while an animator plays it, each as one number that is read off the screen.
enum Quantity: CaseIterable, Comparable {
    /// Points from its place, to the right.
    case x
    /// Points from its place, down.
    case y
    case scale
    /// Radians about the vertical axis.
    case turn
    case alpha
    case cornerRadius
    /// How black the veil over it is.
    case dim
    /// How wide the part is that is to be seen, in points of its own.
    case aperture

    /// What a screen has in its place.
    @MainActor
    func atHome(_ view: UIView) -> Double {
        switch self {
        case .scale, .alpha: 1
        case .x, .y, .turn, .cornerRadius, .dim: 0
        case .aperture: Double(view.bounds.width)
        }
    }

    /// What a screen has at this moment.
    @MainActor
    func seen(of view: UIView) -> Double {
        let layer = view.layer.presentation() ?? view.layer
        let matrix = layer.transform
        return switch self {
        case .x: Double(matrix.m41)
        case .y: Double(matrix.m42)
        case .scale: Double((matrix.m11 * matrix.m11 + matrix.m12 * matrix.m12 + matrix.m13 * matrix.m13).squareRoot())
        case .turn: atan2(-Double(matrix.m13), Double(matrix.m11))
        case .alpha: Double(layer.opacity)
        case .cornerRadius: Double(layer.cornerRadius)
        case .dim: view.dimmingView?.seenAlpha ?? 0
        case .aperture: Double(view.mask.map { $0.seenFrame.width } ?? view.bounds.width)
        }
    }
}

extension UIView {
    /// The veil that lies right over this view.
    fileprivate var dimmingView: UIView? {
        guard let siblings = superview?.subviews, let index = siblings.firstIndex(of: self),
            siblings.indices.contains(index + 1)
        else { return nil }
        return siblings[index + 1] as? DimmingView
    }
}
