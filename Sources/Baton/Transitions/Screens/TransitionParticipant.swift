public import UIKit

/// One of the two screens of a running transition, with the view that an animator may move.
///
/// A screen takes part only if UIKit lets the animator touch its view. The presenting view controller does not take
/// part in a presentation that keeps its view.
@MainActor
public final class TransitionParticipant {
    /// The view controller.
    public let controller: UIViewController
    /// The view to move. It may be a wrapper around the view controller's view, so do not use `controller.view`
    /// instead.
    public let view: UIView
    /// The view's frame at the end, or nil for a view that is removed.
    public let finalFrame: CGRect?

    /// The frame of the view without any pose, in the container as it was at the start.
    private var restingFrame: CGRect
    /// The size of the container then.
    private let startSize: CGSize
    let posed: PosedView

    init(controller: UIViewController, view: UIView, finalFrame: CGRect?, in container: UIView) {
        self.controller = controller
        self.view = view
        self.finalFrame = finalFrame
        startSize = container.bounds.size
        posed = PosedView(view, in: container)
        restingFrame = posed.place
    }

    func move(to frame: CGRect) {
        view.frame = frame
        restingFrame = frame
    }

    /// Applies a pose to the view. Inside `animate` the change is animated.
    public func apply(_ pose: Pose) {
        posed.apply(pose)
    }

    /// Restores the view, and resizes it if the size of its container has changed. A view that another transition has
    /// taken meanwhile is left alone.
    func restore(in container: UIView) {
        guard posed.isPosed else { return }
        let (wasCut, isResized) = (posed.isCut, startSize != container.bounds.size)
        posed.restore()
        if isResized, let frame = resizedFrame(in: container.bounds) { move(to: frame) }
        // In a clip, in a window of another size, and where UIKit keeps what it computed for a transformed view, a view may have
        // got the safe area of another place (B9.5).
        guard wasCut || isResized || UIView.keepsTransformedPlace else { return }
        view.placeAgain()
        guard let inside = controller.viewIfLoaded, inside !== view else { return }
        // The view is a wrapper, whose layout places the view inside.
        if view.window != nil { view.layoutIfNeeded() }
        inside.placeAgain()
    }

    /// Returns the frame without any pose in a container of another size, as the autoresizing mask of the view has it: UIKit does
    /// not define where a view with a transform is then. Returns nil for a view that its owner places: one without a mask, or
    /// with constraints.
    private func resizedFrame(in container: CGRect) -> CGRect? {
        guard view.translatesAutoresizingMaskIntoConstraints, !view.autoresizingMask.isEmpty else { return nil }
        return UIView.withoutAnimation {
            let space = UIView(frame: CGRect(origin: .zero, size: startSize))
            let standIn = UIView(frame: restingFrame)
            standIn.autoresizingMask = view.autoresizingMask
            space.addSubview(standIn)
            space.frame.size = container.size
            return standIn.frame
        }
    }
}

extension UIView {
    /// Whether a hosting view of SwiftUI expects touches where a transform has shown it. Seen on iOS 15 to 17.
    fileprivate static var keepsTransformedPlace: Bool {
        Int(UIDevice.current.systemVersion.prefix { $0 != "." }).map { $0 < 18 } ?? false
    }

    /// Gives the view its place anew, which makes a hosting view look where it is. It may notice that only when it is laid out.
    fileprivate func placeAgain() {
        guard translatesAutoresizingMaskIntoConstraints else { return }
        UIView.performWithoutAnimation {
            let place = center
            center = CGPoint(x: place.x + 1, y: place.y)
            if window != nil {
                setNeedsLayout()
                layoutIfNeeded()
            }
            center = place
            // UIKit gives a view that it has laid out elsewhere its safe area in the next layout (B9.5).
            setNeedsLayout()
        }
    }
}
