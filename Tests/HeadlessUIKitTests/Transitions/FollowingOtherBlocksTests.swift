import TestSupport
import UIKit
import XCTest

/// Tests alongside animations that follow the context where the app animates by blocks too, and where nothing of UIKit's goes
/// alongside.
@MainActor
final class FollowingOtherBlocksTests: XCTestCase {
    private let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    override func setUp() async throws {
        await MainActor.run { HeadlessQuirks.alongsideAnimations = .followTheContext }
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.alongsideAnimations = .joinTheAnimator }
    }

    private var faded: Double { 1 - Double(badge.layer.presentation()?.opacity ?? 2) }

    func testTheyAreNotPartOfABlockThatTheInteractionOpens() async {
        // B27.42
        let mover = PropertyMover(.push)
        let interaction = HandDriven(mover, startsInteractively: true)
        let stage = PushStage(mover, interaction)
        stage.navigation.view.addSubview(badge)
        let other = UIView()
        stage.navigation.view.addSubview(other)
        interaction.atStart = { UIView.animate(withDuration: 0.4) { other.alpha = 0 } }
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.navigation.transitionCoordinator?.animate { [badge] _ in badge.alpha = 0 }
        TurnLoop.main.advance(by: 0.2)
        XCTAssertEqual(other.layer.presentation()?.opacity ?? -1, 0.5, accuracy: 0.1)
        XCTAssertEqual(faded, 0, accuracy: 1e-6)
        interaction.update(0.5)
        XCTAssertEqual(faded, 0.5, accuracy: 1e-5)
        interaction.tell(finishes: true)
        interaction.goOn(finishes: true)
        TurnLoop.main.advance(by: 1)
        XCTAssertTrue(stage.isOver)
        stage.putAway()
    }

    func testTheFirstThatIsAddedLateHasTheProgressOfTheTransition() async {
        // B6.62
        TurnLoop.main.reset()
        let root = UIViewController()
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = root
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        root.view.addSubview(badge)
        let mover = PropertyMover(.push)
        let delegate = Presents(mover, HandDriven(mover, startsInteractively: false))
        let presented = UIViewController()
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        root.present(presented, animated: true)
        TurnLoop.main.runTurn()
        TurnLoop.main.advance(by: 0.2)
        presented.transitionCoordinator?.animate { [badge] _ in badge.alpha = 0 }
        TurnLoop.main.advance(by: 0.1)
        // Half of the remaining 0.2 s.
        XCTAssertEqual(faded, 0.5, accuracy: 1e-4)
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(presented.transitionCoordinator)
        XCTAssertEqual(badge.alpha, 0)
        window.isHidden = true
        TurnLoop.main.runTurn()
    }
}

/// Presents with an animator and an interaction.
private final class Presents: NSObject, UIViewControllerTransitioningDelegate {
    private let animator: any UIViewControllerAnimatedTransitioning
    private let interaction: any UIViewControllerInteractiveTransitioning

    init(
        _ animator: any UIViewControllerAnimatedTransitioning,
        _ interaction: any UIViewControllerInteractiveTransitioning
    ) {
        self.animator = animator
        self.interaction = interaction
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(
        using animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}
