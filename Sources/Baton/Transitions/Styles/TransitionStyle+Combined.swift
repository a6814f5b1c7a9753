import UIKit

extension TransitionStyled {
    /// The same with the movement of a second style in addition, such as `.slide.combined(with: .fade)`.
    ///
    /// Offsets and angles add up, scales and alphas multiply, and the larger corner radius holds. An edge at which a screen
    /// leaves counts once. The shared elements of both styles travel. Duration, timing and the form with reduced motion are those
    /// of the first style.
    ///
    /// Styles with a mask or with a source view, such as `.reveal` and `.zoom`, cannot be combined. The first style then
    /// stays as it is, and a line of advice is given.
    public func combined(with other: TransitionStyle) -> Self {
        mapStyles { $0.joined(by: other) }
    }
}

extension TransitionStyle {
    fileprivate func joined(by other: TransitionStyle) -> TransitionStyle {
        guard let forward = form.forward.known, let backward = form.backward.known,
            let otherForward = other.form.forward.known, let otherBackward = other.form.backward.known,
            let joinedForward = forward.joined(by: otherForward),
            let joinedBackward = backward.joined(by: otherBackward)
        else {
            Advice.give(
                about: TransitionStyle.self,
                "Two styles were combined of which one has a mask, a source view, or a turn about another axis.",
                "Combine styles that move, scale, fade and turn, or give the poses yourself.")
            return self
        }
        var style = self
        style.form = Form(forward: .constant(joinedForward), backward: .constant(joinedBackward))
        style.shared += other.shared
        return style
    }
}

extension TransitionPoses {
    fileprivate func joined(by other: TransitionPoses) -> TransitionPoses? {
        guard let entering = entering.joined(by: other.entering), let leaving = leaving.joined(by: other.leaving) else {
            return nil
        }
        return TransitionPoses(entering: entering, leaving: leaving)
    }
}

extension TransitionPoses.Move {
    fileprivate func joined(by other: TransitionPoses.Move) -> TransitionPoses.Move? {
        guard let start = start.joined(by: other.start), let end = end.joined(by: other.end) else { return nil }
        return TransitionPoses.Move(from: start, to: end)
    }
}
