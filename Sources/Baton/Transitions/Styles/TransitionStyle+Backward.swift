import UIKit

extension TransitionStyle {
    /// Creates a style from the poses of its backward direction.
    init(backward: TransitionPoses) {
        self.init(forward: backward.reversed, backward: backward)
    }

    /// Gives advice if the upper screen would stay and the lower one come from outside, below it. Such poses were written for
    /// the screens that enter and leave in the backward direction.
    func adviseOfPosesTheWrongWay() {
        guard let poses = form.backward.known, poses.entering.start.exit != nil, poses.leaving.end.staysInSight else {
            return
        }
        Advice.give(
            about: TransitionStyle.self,
            "In the backward direction of a style the screen below slides in behind one that stays in sight.",
            "A style's entering is the pose of the upper screen. For the poses of a pop, use PopAnimator(entering:leaving:)."
        )
    }
}

extension Pose {
    /// Whether a view in this pose still covers a part of the container.
    fileprivate var staysInSight: Bool {
        exit == nil && alpha > 0 && scale != 0 && turn == nil && mask == nil && abs(shift.x) < 1 && abs(shift.y) < 1
            && shift.points == .zero
    }
}
