import UIKit

extension TransitionStyle {
    /// The presented screen slides in from the edge of its layout, and appears like a dialog in the centre.
    ///
    /// Use it for a layout that is another one in a regular width. A screen that leaves goes to the edge at which it is
    /// then.
    public static var overlay: TransitionStyle {
        TransitionStyle(
            forward: { transition in
                TransitionPoses(entering: transition.overlayEdge.map(Pose.offstage) ?? .scaled(1.15).faded())
            },
            backward: { transition in
                TransitionPoses(leaving: transition.overlayEdge.map(Pose.offstage) ?? .faded)
            })
    }
}

extension RunningTransition {
    /// The edge of the presented screen's layout, or nil in the centre.
    fileprivate var overlayEdge: DirectionalEdge? {
        guard operation == .present || operation == .dismiss,
            let overlay = change?.upper.presentationController as? OverlayPresentationController
        else { return .bottom }
        return overlay.layout.edge
    }
}
