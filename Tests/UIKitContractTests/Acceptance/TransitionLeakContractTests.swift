import UIKit
import XCTest

/// Tests that the objects of a transition are released after its end, in both directions and for every outcome.
@preconcurrency
@MainActor
final class TransitionLeakContractTests: ContractTestCase {
    private enum Ending: CaseIterable {
        case byItself
        case finished
        case cancelled
    }

    func testPushAndPop() {
        // B3.34, B1.61
        for ending in Ending.allCases {
            let stage = NavigationStage()
            expectNothingLeft(of: ending) { parts in
                stage.delegate.animator = parts.animator
                stage.delegate.interaction = parts.interaction
                stage.navigation.pushViewController(stage.b, animated: true)
                return stage.navigation
            } letGo: {
                stage.delegate.animator = nil
                stage.delegate.interaction = nil
            }
            stage.navigation.setViewControllers([stage.a, stage.b], animated: false)
            Device.wait(0.1)
            expectNothingLeft(of: ending) { parts in
                stage.delegate.animator = parts.animator
                stage.delegate.interaction = parts.interaction
                stage.navigation.popViewController(animated: true)
                return stage.navigation
            } letGo: {
                stage.delegate.animator = nil
                stage.delegate.interaction = nil
            }
            stage.putAway()
        }
    }

    func testChangeOfTabs() {
        // B3.34, B1.61
        for ending in Ending.allCases {
            let stage = TabStage()
            for index in [1, 0] {
                expectNothingLeft(of: ending) { parts in
                    stage.delegate.animator = parts.animator
                    stage.delegate.interaction = parts.interaction
                    stage.tabs.selectedIndex = stage.tabs.selectedIndex == index ? 2 : index
                    return stage.tabs
                } letGo: {
                    stage.delegate.animator = nil
                    stage.delegate.interaction = nil
                }
            }
            stage.putAway()
        }
    }

    func testPresentAndDismiss() {
        // B3.34, B1.61
        for style in [UIModalPresentationStyle.fullScreen, .custom] {
            for ending in Ending.allCases {
                let scene = ModalScene(style)
                expectNothingLeft(of: ending) { parts in
                    scene.delegate.animator = parts.animator
                    scene.delegate.interaction = parts.interaction
                    scene.present()
                    return scene.presented
                } letGo: {
                    scene.delegate.animator = nil
                    scene.delegate.interaction = nil
                }
                if ending == .cancelled { scene.presentQuietly() }
                expectNothingLeft(of: ending) { parts in
                    scene.delegate.dismissalAnimator = parts.animator
                    scene.delegate.dismissalInteraction = parts.interaction
                    scene.dismiss()
                    return scene.presented
                } letGo: {
                    scene.delegate.dismissalAnimator = nil
                    scene.delegate.dismissalInteraction = nil
                }
                scene.putAway()
            }
        }
    }

    /// Runs a transition and checks that none of its objects remain after the delegate has released them.
    private func expectNothingLeft(
        of ending: Ending, start: (Parts) -> UIViewController, letGo: () -> Void, line: UInt = #line
    ) {
        let remains = run(ending, start, line)
        letGo()
        Device.turn()
        XCTAssertEqual(remains.names, [], "\(ending)", line: line)
    }

    private func run(_ ending: Ending, _ start: (Parts) -> UIViewController, _ line: UInt) -> Remains {
        let parts = Parts(isDriven: ending != .byItself)
        let participant = start(parts)
        Device.turn()
        let remains = Remains(parts, participant.transitionCoordinator)
        XCTAssertEqual(remains.names.count, parts.interaction == nil ? 3 : 4, line: line)
        parts.interaction?.update(0.5)
        if ending == .finished { parts.interaction?.finish() }
        if ending == .cancelled { parts.interaction?.cancel() }
        Device.wait(1)
        XCTAssertNil(participant.transitionCoordinator, line: line)
        return remains
    }
}

/// The objects that an app provides for one transition.
@MainActor
private struct Parts {
    let animator = BareAnimator()
    let interaction: UIPercentDrivenInteractiveTransition?

    init(isDriven: Bool) {
        interaction = isDriven ? UIPercentDrivenInteractiveTransition() : nil
    }
}

/// An animator that keeps only a weak reference to its context.
@MainActor
private final class BareAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private(set) weak var context: (any UIViewControllerContextTransitioning)?

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        context = transitionContext
        let view = transitionContext.view(forKey: .to) ?? transitionContext.view(forKey: .from)
        if let to = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(to) }
        view?.alpha = 0.5
        UIView.animate(withDuration: 0.4) {
            view?.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}

/// Weak references to the objects of one transition.
@MainActor
private struct Remains {
    private weak var animator: BareAnimator?
    private weak var interaction: UIPercentDrivenInteractiveTransition?
    private weak var context: (any UIViewControllerContextTransitioning)?
    private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

    init(_ parts: Parts, _ coordinator: (any UIViewControllerTransitionCoordinator)?) {
        animator = parts.animator
        interaction = parts.interaction
        context = parts.animator.context
        self.coordinator = coordinator
    }

    /// The names of the objects that still exist.
    var names: [String] {
        [
            animator.map { _ in "animator" }, interaction.map { _ in "interaction" }, context.map { _ in "context" },
            coordinator.map { _ in "coordinator" },
        ].compactMap { $0 }
    }
}
