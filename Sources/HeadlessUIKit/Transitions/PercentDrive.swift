import Foundation

/// Controls the animations of a percent-driven transition.
@MainActor
protocol PercentDrive: AnyObject, Sendable {
    var fraction: Double { get }
    func start(paused: Bool)
    func pause()
    func scrub(to fraction: Double)
    func run(_ run: PercentRun)
}

/// Controls the property animator of the transition's animator, which alongside animations have joined (B5.12).
@MainActor
final class AnimatorDrive: PercentDrive {
    private unowned let transition: Transition

    init(_ transition: Transition) {
        self.transition = transition
    }

    private var animator: (any UIViewImplicitlyAnimating)? { transition.interruptible() }

    var fraction: Double { counted(animator?.fractionComplete ?? 0) }

    func start(paused: Bool) {
        if paused {
            animator?.pauseAnimation()
        } else if animator?.state == .inactive {
            animator?.startAnimation()
        }
    }

    func pause() {
        animator?.pauseAnimation()
    }

    func scrub(to fraction: Double) {
        animator?.fractionComplete = counted(fraction)
    }

    /// A fraction of the whole way, in the direction in which the animator counts. UIKit's class knows that.
    private func counted(_ fraction: CGFloat) -> CGFloat {
        (animator as? UIViewPropertyAnimator)?.countsBack == true ? 1 - fraction : fraction
    }

    func run(_ run: PercentRun) {
        animator?.isReversed = run.target == 0
        let factor = run.wholeDuration > 0 ? run.duration / run.wholeDuration : 0
        animator?.continueAnimation(withTimingParameters: run.timing, durationFactor: factor)
    }
}

/// Controls the animation blocks that the transition's animator opens. Explicit animations run on, since only UIView's
/// animations are driven from iOS 10 on (B5.1).
@MainActor
final class BlocksDrive: PercentDrive {
    private unowned let transition: Transition
    private var driver: ScrubDriver?
    private(set) var fraction = 0.0

    init(_ transition: Transition) {
        self.transition = transition
    }

    private var duration: TimeInterval { transition.coordinator.transitionDuration }

    func start(paused: Bool) {
        if paused {
            let driven = [transition.context.containerView] + transition.coordinator.outsideViews
            transition.scrubbedBlocks = ScrubbedBlocks(in: driven, duration: duration)
        }
        transition.whileScrubbing {
            transition.animator?.animateTransition(using: transition.context)
        }
    }

    /// Blocks are never paused, because only an interruptible transition becomes interactive again (B2.14).
    func pause() {}

    func scrub(to fraction: Double) {
        self.fraction = fraction
        transition.scrubbedBlocks?.move(to: fraction * duration)
    }

    func run(_ run: PercentRun) {
        guard let blocks = transition.scrubbedBlocks else { return }
        let driver = ScrubDriver(
            of: blocks, from: fraction * duration, to: run.target * duration, lasting: run.duration, curve: run.curve
        ) { [weak self] in
            self?.fraction = run.target
            blocks.end(atStart: run.target == 0)
        }
        self.driver = driver
        driver.start()
    }
}
