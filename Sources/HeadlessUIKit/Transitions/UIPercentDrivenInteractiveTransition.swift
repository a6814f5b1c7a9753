public import Foundation
import HeadlessMotion

/// Drives the animations of a transition by a fraction instead of by time.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
    private enum Phase {
        case idle
        case driving
        case completing
    }

    private enum End {
        case finish
        case cancel
    }

    private var phase = Phase.idle
    private var earlyEnd: End?
    private weak var context: TransitionContext?
    private var drive: (any PercentDrive)?

    /// The duration of the animator. It is fixed when the transition starts (B5.4).
    open private(set) var duration: CGFloat = 0
    open private(set) var percentComplete: CGFloat = 0
    open var completionSpeed: CGFloat = 1
    open var completionCurve = UIView.AnimationCurve.easeInOut
    open var timingCurve: (any UITimingCurveProvider)?
    open var wantsInteractiveStart = true

    public override init() {
        super.init()
    }

    open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
        guard let context = transitionContext as? TransitionContext, let transition = context.transition else {
            return HeadlessLog.warn("A percent-driven interaction was started with a context that is not UIKit's own.")
        }
        self.context = context
        transition.percentDriven = self
        let drives = wantsInteractiveStart
        percentComplete = 0
        duration = transition.coordinator.transitionDuration
        phase = drives ? .driving : .completing
        drive = transition.interruptible() == nil ? BlocksDrive(transition) : AnimatorDrive(transition)
        drive?.start(paused: drives)
    }

    open func pause() {
        guard let context, phase == .completing else { return }
        context.pauseInteractiveTransition()
        guard context.isInteractive else { return }
        if !HeadlessQuirks.contextPausesPauseAnimators { move { $0.pause() } }
        if belongsToSystem || HeadlessQuirks.pausesSetPercentComplete {
            percentComplete = drive?.fraction ?? percentComplete
        }
        phase = .driving
    }

    open func update(_ percentComplete: CGFloat) {
        guard phase == .driving, percentComplete.isFinite else { return }
        self.percentComplete = min(1, max(0, percentComplete))
        context?.updateInteractiveTransition(self.percentComplete)
        let percentComplete = self.percentComplete
        move { $0.scrub(to: percentComplete) }
    }

    open func finish() {
        end(.finish)
    }

    open func cancel() {
        end(.cancel)
    }

    /// Ends the interactive phase. The flags change and the handlers are called first. Then the rest of the transition
    /// runs (B5.8).
    private func end(_ end: End) {
        switch phase {
        case .idle:
            if belongsToSystem || !HeadlessQuirks.endsBeforeTheStartAreLost { earlyEnd = end }
        case .completing: break
        case .driving:
            phase = .completing
            switch end {
            case .finish:
                context?.finishInteractiveTransition()
                let run = PercentRun(to: 1, lasting: time(for: 1 - percentComplete), of: self)
                move { $0.run(run) }
            case .cancel:
                context?.cancelInteractiveTransition()
                let run = PercentRun(to: 0, lasting: time(for: percentComplete), of: self)
                move { $0.run(run) }
            }
        }
    }

    /// Moves the animations, now or in the next turn.
    private final func move(_ action: @escaping @MainActor @Sendable (any PercentDrive) -> Void) {
        guard let drive else { return }
        guard HeadlessQuirks.percentDrivenAnimatorsMoveLater, !belongsToSystem else { return action(drive) }
        TurnLoop.main.mainQueue.add { MainActor.assumeIsolated { if self.drive === drive { action(drive) } } }
    }

    /// The time that the remaining part of the transition takes.
    private func time(for part: CGFloat) -> TimeInterval {
        let speed = completionSpeed > 0 ? completionSpeed : 1
        let isPart = HeadlessQuirks.completionSpeedIsPartOfDuration && HeadlessDevice.current.systemVersion >= 18
        return isPart && !belongsToSystem ? duration * speed : part * duration / speed
    }

    /// Whether the interaction is one of the system's own, which is not subject to questions about the public class.
    var belongsToSystem: Bool { false }

    /// Performs an end that was requested before the start (B5.16).
    func transitionDidStart() {
        guard let early = earlyEnd else { return }
        earlyEnd = nil
        end(early)
    }

    func transitionDidEnd() {
        phase = .idle
        earlyEnd = nil
        drive = nil
        context = nil
    }
}

/// The remaining part of a percent-driven transition.
@MainActor
struct PercentRun {
    let target: Double
    let duration: TimeInterval
    let wholeDuration: TimeInterval
    let curve: TimingCurve
    let timing: (any UITimingCurveProvider)?

    init(to target: Double, lasting duration: TimeInterval, of interaction: UIPercentDrivenInteractiveTransition) {
        self.target = target
        self.duration = duration
        wholeDuration = interaction.duration
        curve = interaction.completionCurve.timing
        timing = interaction.timingCurve
    }
}
