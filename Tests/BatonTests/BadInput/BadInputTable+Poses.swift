import UIKit

@testable import Baton

/// Poses and their masks, played on both screens of a push and a pop.
extension BadInputTable {
    private static let part = CGRect(x: 10, y: 10, width: 100, height: 100)

    @BadInputRows
    static var poses: [BadInput] {
        poseModifiers
        masks
        posesOfTransitions
    }

    @BadInputRows
    private static var poseModifiers: [BadInput] {
        numbers("Pose.shifted(x:y:points:)", advice: pose) { try $0.push(to: Pose().shifted(x: $1)) }
        numbers("Pose.shifted(x:y:points:)", advice: pose) { try $0.push(to: Pose().shifted(y: $1)) }
        numbers("Pose.shifted(x:y:points:)", advice: pose) {
            try $0.push(to: Pose().shifted(points: CGPoint(x: $1, y: $1)))
        }
        row("Pose.shifted(x:y:points:)", "huge shifts that add up to infinity", .advice(pose)) {
            let huge = CGFloat.greatestFiniteMagnitude
            try $0.push(to: Pose().shifted(x: huge).shifted(x: huge))
        }
        numbers("Pose.scaled(_:)", advice: pose) { try $0.push(to: Pose().scaled($1)) }
        numbers("Pose.scaled(_:)", advice: pose) { try $0.push(to: .scaled($1)) }
        row("Pose.scaled(_:)", "a huge scale of a huge shift, turned", .advice(pose)) {
            let huge = CGFloat.greatestFiniteMagnitude
            try $0.push(to: Pose().shifted(x: huge, points: CGPoint(x: huge, y: huge)).scaled(huge).turned(huge))
        }
        numbers("Pose.rotated(_:)", advice: pose) { try $0.push(to: Pose().rotated($1)) }
        numbers("Pose.turned(_:about:)", advice: pose) { try $0.push(to: Pose().turned($1)) }
        numbers("Pose.turned(_:about:)", advice: pose) { try $0.push(to: Pose().turned($1, about: .horizontal)) }
        numbers("Pose.faded(to:)", advice: pose) { try $0.push(to: Pose().faded(to: $1)) }
        numbers("Pose.dimmed(_:color:)", advice: pose) { try $0.push(to: Pose().dimmed($1)) }
        numbers("Pose.shadowed(_:)", advice: pose) { try $0.push(to: Pose().shadowed($1)) }
        numbers("Pose.rounded(_:)", advice: pose) { try $0.push(to: Pose().rounded($1)) }
    }

    @BadInputRows
    private static var masks: [BadInput] {
        numbers("Pose.masked(to:)", advice: pose) {
            try $0.push(to: Pose().masked(to: Pose.Mask(CGRect(x: $1, y: $1, width: $1, height: $1))))
        }
        numbers("Pose.Mask.init(_:cornerRadius:)", advice: pose) {
            try $0.push(to: Pose().masked(to: Pose.Mask(part, cornerRadius: $1)))
        }
        numbers("Pose.Mask.frame", advice: pose) {
            var mask = Pose.Mask(part)
            mask.frame.size.height = $1
            try $0.push(to: Pose().turned(1).masked(to: mask))
        }
        numbers("Pose.Mask.cornerRadius", advice: pose) {
            var mask = Pose.Mask(part)
            mask.cornerRadius = $1
            try $0.push(to: Pose().turned(1).masked(to: mask))
        }
        numbers(
            "Pose.Mask.circle(around:radius:)", advice: pose
        ) { try $0.push(to: Pose().masked(to: .circle(around: .zero, radius: $1))) }
        numbers(
            "Pose.Mask.circle(around:covering:)", advice: pose
        ) { try $0.push(to: Pose().masked(to: .circle(around: CGPoint(x: $1, y: $1), covering: part))) }
    }

    /// The values that poses are handed on in.
    @BadInputRows
    private static var posesOfTransitions: [BadInput] {
        let wrong = Pose().scaled(.nan)
        let move = TransitionPoses.Move(from: wrong, to: wrong)
        row("TransitionPoses.Move.init(from:to:)", "a scale that is not a number", .advice(pose)) {
            try $0.push(by: TransitionStyle(forward: TransitionPoses(entering: move, leaving: move)))
        }
        row("TransitionPoses.Move.start", "a scale that is not a number", .advice(pose)) {
            var poses = TransitionPoses()
            poses.entering.start = wrong
            try $0.push(by: TransitionStyle(forward: poses))
        }
        row("TransitionPoses.Move.end", "a scale that is not a number, where the screen rests", .advice(pose)) {
            var poses = TransitionPoses()
            poses.entering.end = wrong
            try $0.push(by: TransitionStyle(forward: poses))
        }
        row("TransitionPoses.Move.end", "a pose out of place where the screen rests", .defined("it jumps there")) {
            var poses = TransitionPoses()
            poses.entering.end = .offstage(.top).faded().masked(to: Pose.Mask(part))
            try $0.push(by: TransitionStyle(forward: poses))
        }
        row("TransitionPoses.entering", "a scale that is not a number", .advice(pose)) {
            var poses = TransitionPoses()
            poses.entering = move
            try $0.push(by: TransitionStyle(forward: poses))
        }
        row("TransitionPoses.leaving", "a scale that is not a number", .advice(pose)) {
            var poses = TransitionPoses()
            poses.leaving = move
            try $0.push(by: TransitionStyle(forward: poses, backward: poses))
        }
        row("TransitionPoses.init(entering:leaving:)", "scales that are not numbers", .advice(pose)) {
            try $0.push(by: TransitionStyle(forward: TransitionPoses(entering: wrong, leaving: wrong)))
        }
        row("Pose", "made and changed away from the main thread", .advice(pose)) {
            let pose = await Task.detached {
                Pose.scaled(.nan).rotated(.infinity).shifted(x: .nan).masked(
                    to: .circle(around: .zero, radius: .nan))
            }.value
            try $0.push(to: pose)
        }
    }
}
