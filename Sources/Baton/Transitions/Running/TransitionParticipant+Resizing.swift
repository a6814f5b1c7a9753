import UIKit

/// A screen in a container that has changed its size during the transition.
///
/// UIKit does not define where a view with a transform is then. The view is therefore placed anew.
extension TransitionParticipant {
    /// Returns the frame without any pose in the container as it is now, as the autoresizing mask of the view has it. Returns
    /// nil for a view that its owner places: one without a mask, or with constraints.
    func resizedFrame(in container: CGRect) -> CGRect? {
        guard view.translatesAutoresizingMaskIntoConstraints, !view.autoresizingMask.isEmpty else { return nil }
        return UIView.withoutAnimation {
            let space = UIView(frame: CGRect(origin: .zero, size: startBounds.size))
            let standIn = UIView(frame: restingFrame)
            standIn.autoresizingMask = view.autoresizingMask
            space.addSubview(standIn)
            space.frame.size = container.size
            return standIn.frame
        }
    }

    /// Places the view below its pose. What a clip shows is scaled as a whole, and keeps its layout until the end.
    func placeAnew(in container: CGRect) {
        guard posed.isClipped else {
            if let frame = resizedFrame(in: container) { posed.place = frame }
            return
        }
        space?.shift = stretch(in: container)
    }

    /// Returns how the space of a clip is scaled in the container as it is now.
    func stretch(in container: CGRect) -> ViewShift {
        guard posed.isClipped, container.size != startBounds.size else { return .none }
        return ViewShift(from: restingFrame, to: resizedFrame(in: container) ?? presentedFrame ?? restingFrame)
    }

    /// The frame of the view as the presentation controller has it, if the view is a presented one.
    ///
    /// UIKit makes a presentation controller for a screen that is not presented, which retains the screen until it is.
    private var presentedFrame: CGRect? {
        guard controller.presentingViewController != nil, let presentation = controller.presentationController,
            presentation.presentedViewController === controller, presentation.presentedView === view
        else { return nil }
        return presentation.frameOfPresentedViewInContainerView
    }

    /// Returns what is missing to the poses of a move in the container as it is now. Nothing is missing to a clip.
    func lack(of move: TransitionPoses.Move, in container: CGRect) -> PoseShift {
        guard !posed.isClipped, container != startBounds else { return PoseShift() }
        func lack(of pose: Pose) -> CGPoint {
            let (now, then) = (posed.transform(of: pose, at: place, in: container), planned(pose))
            return CGPoint(x: now.m41 - then.m41, y: now.m42 - then.m42)
        }
        let whole = PoseShift(start: lack(of: move.start), end: lack(of: move.end))
        guard let seen = posed.seen else { return whole }
        // A view that goes on from another transition has a part of the distance behind it.
        let part = part(of: seen.transform, from: planned(move.start), to: planned(move.end)) ?? 0
        return PoseShift(start: whole.at(part), end: whole.end)
    }

    /// Returns the visible part of a move, or nil if the move changes nothing that shows it.
    func seenPart(of move: TransitionPoses.Move) -> CGFloat? {
        let (layer, former) = (view.layer.presentation() ?? view.layer, posed.seen)
        let start = former?.transform ?? planned(move.start)
        return part(of: layer.transform, from: start, to: planned(move.end))
            ?? part(
                of: CGFloat(layer.opacity), from: former?.alpha ?? move.start.usable.alpha, to: move.end.usable.alpha)
    }

    private func part(of seen: CATransform3D, from start: CATransform3D, to end: CATransform3D) -> CGFloat? {
        part(of: seen.m41, from: start.m41, to: end.m41) ?? part(of: seen.m42, from: start.m42, to: end.m42)
            ?? part(of: seen.m11, from: start.m11, to: end.m11)
    }

    private func part(of seen: CGFloat, from start: CGFloat, to end: CGFloat) -> CGFloat? {
        abs(end - start) > 0.01 ? (seen - start) / (end - start) : nil
    }

    /// The transform that the animator gives the view.
    private func planned(_ pose: Pose) -> CATransform3D {
        posed.transform(of: pose, at: restingFrame, in: startBounds)
    }
}
