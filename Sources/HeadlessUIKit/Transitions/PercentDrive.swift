import Foundation

/// Controls the animations of a percent-driven transition.
@MainActor
protocol PercentDrive: AnyObject {
    var fraction: Double { get }
    func start(paused: Bool)
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

    var fraction: Double { Double(animator?.fractionComplete ?? 0) }

    func start(paused: Bool) {
        if paused {
            animator?.pauseAnimation()
        } else if animator?.state == .inactive {
            animator?.startAnimation()
        }
    }

    func scrub(to fraction: Double) {
        animator?.fractionComplete = fraction
    }

    func run(_ run: PercentRun) {
        animator?.isReversed = run.target == 0
        let factor = run.wholeDuration > 0 ? run.duration / run.wholeDuration : 0
        animator?.continueAnimation(withTimingParameters: run.timing, durationFactor: factor)
    }
}

/// Freezes the time of the container's layer and sets it explicitly, which controls all animations below that layer
/// (B5.1).
@MainActor
final class LayerDrive: PercentDrive {
    private unowned let transition: Transition
    private var layers: [CALayer] = []
    private var driver: LayerTimeDriver?
    private(set) var fraction = 0.0

    init(_ transition: Transition) {
        self.transition = transition
    }

    private var duration: TimeInterval { transition.coordinator.transitionDuration }

    func start(paused: Bool) {
        if paused {
            layers = ([transition.context.containerView] + transition.coordinator.outsideViews).map(\.layer)
            layers.forEach { $0.speed = 0 }
            scrub(to: 0)
            transition.scrubbedBlocks = ScrubbedBlocks(duration: duration)
        }
        transition.whileScrubbing {
            transition.animator?.animateTransition(using: transition.context)
        }
    }

    func scrub(to fraction: Double) {
        self.fraction = fraction
        layers.forEach { $0.timeOffset = fraction * duration }
    }

    func run(_ run: PercentRun) {
        let driver = LayerTimeDriver(
            layers: layers, from: fraction * duration, to: run.target * duration, lasting: run.duration,
            curve: run.curve
        ) { [weak self] in self?.arrive(at: run.target) }
        self.driver = driver
        driver.start()
    }

    /// Ends the animations of the transition, at the end or back at the start. Their completion handlers are called
    /// once (B5.9).
    private func arrive(at target: Double) {
        fraction = target
        // Animations that began before the freeze use a different time and are not part of the transition.
        let arrived = layers.flatMap { $0.takeAnimationsOfSubtree(begunUpTo: duration + TurnLoop.instant) }
        if target == 0 { transition.scrubbedBlocks?.putBack() }
        thaw()
        arrived.sorted { $0.serial < $1.serial }.forEach { $0.tellEnd(finished: true) }
    }

    /// Resumes the time of the layers, also if the transition ended before they arrived.
    func thaw() {
        for layer in layers {
            layer.speed = 1
            layer.timeOffset = 0
            layer.beginTime = 0
        }
        layers = []
    }
}
