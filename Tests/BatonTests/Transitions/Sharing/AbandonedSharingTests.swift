import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a change that nobody ends retains no screen after its window has gone away, through the animators, interactions and
/// contexts that carry it.
@MainActor
final class AbandonedSharingTests: GenerationTestCase {
    private weak var lower: UIViewController?
    private weak var upper: UIViewController?
    private weak var source: UIView?
    private weak var traveller: UIView?

    private var retained: [String] {
        [("lower", lower as AnyObject?), ("upper", upper), ("source", source), ("traveller", traveller)]
            .filter { $0.1 != nil }.map(\.0)
    }

    private func note(_ lower: SharingScreen, _ upper: SharingScreen, _ stage: Stage) {
        (self.lower, self.upper, source) = (lower, upper, lower.shared["cover"])
        traveller = stage.window.family.first { $0 is Traveller }
        XCTAssertNotNil(traveller)
    }

    private var styles: [(String, TransitionStyle)] {
        [
            ("slide", .slide.sharing("cover")), ("zoom", .zoom("cover")), ("expand", .expand("cover")),
            ("both", .zoom("cover").sharing("cover")),
        ]
    }

    /// Shows something else in the window while a finger holds the change or while it runs.
    private func abandon(_ stage: Stage) throws {
        stage.window.rootViewController = UIViewController()
        try stage.settle()
    }

    func testAChangeOfAStackThatIsHeldRetainsNothing() async throws {
        for (name, style) in styles {
            for isHeld in [true, false] {
                let stage = try {
                    let stand = try SharingStage(.stack, style)
                    stand.goForward()
                    stand.stage.advance(by: 0.1)
                    if isHeld {
                        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 600), towards: CGPoint(x: 1, y: 0))
                        XCTAssertEqual(stand.coordinator?.isInteractive, true)
                    }
                    note(stand.lower, stand.upper, stand.stage)
                    return stand.stage
                }()
                try abandon(stage)
                XCTAssertEqual(retained, [], "\(name), held \(isHeld)")
            }
        }
    }

    func testAChangeOfTabsThatIsHeldRetainsNothing() async throws {
        for (name, style) in styles {
            let stage = try {
                let stand = try SharingStage(.tabs, style)
                stand.goForward()
                stand.stage.advance(by: 0.1)
                stand.tabInteraction.pause()
                note(stand.lower, stand.upper, stand.stage)
                return stand.stage
            }()
            try abandon(stage)
            XCTAssertEqual(retained, [], name)
        }
    }

    /// The context and the animation retain each other until the end, so that the end has to come where no finger can bring it.
    func testAContextWhoseContainerGoesAwayIsReleased() async throws {
        for (name, style) in styles {
            weak var known: HeldContext?
            let stage = Stage(root: UIViewController())
            do {
                let (lower, upper) = (SharingScreen("Lower"), SharingScreen("Upper"))
                lower.share("cover", at: CGRect(x: 20, y: 100, width: 80, height: 60))
                upper.share("cover", at: CGRect(x: 40, y: 50, width: 160, height: 120))
                let context = HeldContext(from: lower, to: upper)
                known = context
                stage.window.addSubview(context.containerView)
                context.containerView.addSubview(lower.view)
                let animator = PushAnimator(style)
                animator.animateTransition(using: context)
                animator.interruptibleAnimator(using: context).pauseAnimation()
                stage.turn()
                note(lower, upper, stage)
                XCTAssertNotNil(TransitionAnimation.of(context))
                context.containerView.removeFromSuperview()
            }
            try stage.settle()
            XCTAssertNil(known, name)
            XCTAssertEqual(retained, [], name)
        }
    }
}

/// A context of a container of the app's own, which never ends a transition by itself.
@MainActor
private final class HeldContext: NSObject, UIViewControllerContextTransitioning {
    let containerView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private let from: UIViewController
    private let to: UIViewController
    let isAnimated = true
    let isInteractive = true
    private(set) var transitionWasCancelled = false
    let presentationStyle = UIModalPresentationStyle.none
    let targetTransform = CGAffineTransform.identity

    init(from: UIViewController, to: UIViewController) {
        self.from = from
        self.to = to
    }

    func updateInteractiveTransition(_ percentComplete: CGFloat) {}
    func finishInteractiveTransition() {}
    func cancelInteractiveTransition() { transitionWasCancelled = true }
    func pauseInteractiveTransition() {}
    func completeTransition(_ didComplete: Bool) {}

    func view(forKey key: UITransitionContextViewKey) -> UIView? { key == .from ? from.view : to.view }

    func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
        key == .from ? from : to
    }

    func initialFrame(for vc: UIViewController) -> CGRect { containerView.bounds }
    func finalFrame(for vc: UIViewController) -> CGRect { vc === to ? containerView.bounds : .zero }
}
