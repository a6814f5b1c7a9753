import Baton
import UIKit

/// The poses, the durations and the timing of a style.
struct RecordedStyle: Codable, Hashable, Sendable {
    private enum Timing: String, Codable {
        case system, spring
    }

    /// The poses, or nil if they depend on the screens. A fade stands for those.
    private var forward: RecordedPoses?
    private var backward: RecordedPoses?
    private var durations: [Double]
    private var timing: Timing

    @MainActor
    init(_ style: TransitionStyle) {
        forward = style.form.forward.known.map(RecordedPoses.init)
        backward = style.form.backward.known.map(RecordedPoses.init)
        durations = [style.forwardDuration, style.backwardDuration]
        if case .uikits = style.timing { timing = .system } else { timing = .spring }
    }

    @MainActor
    var style: TransitionStyle {
        let forward = forward?.poses ?? TransitionPoses(entering: .faded)
        var style = TransitionStyle(forward: forward, backward: backward?.poses)
        style.forwardDuration = durations.first ?? style.forwardDuration
        style.backwardDuration = durations.last ?? style.backwardDuration
        style.timing = timing == .system ? .uikits : .spring
        return style
    }
}

/// The poses of one direction.
private struct RecordedPoses: Codable, Hashable, Sendable {
    /// Where the entering screen starts and ends, and then the leaving one.
    private var list: [RecordedPose]

    init(_ poses: TransitionPoses) {
        list = [poses.entering.start, poses.entering.end, poses.leaving.start, poses.leaving.end].map(RecordedPose.init)
    }

    var poses: TransitionPoses? {
        guard list.count == 4 else { return nil }
        let poses = list.map(\.pose)
        return TransitionPoses(
            entering: TransitionPoses.Move(from: poses[0], to: poses[1]),
            leaving: TransitionPoses.Move(from: poses[2], to: poses[3]))
    }
}
