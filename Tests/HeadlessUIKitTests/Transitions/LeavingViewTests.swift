import UIKit
import XCTest

/// Tests what an animator sees of a view that was on screen and moves to its container.
@MainActor
final class LeavingViewTests: XCTestCase {
    func testAnAnimatorCanTakeASnapshotOfTheLeavingView() async throws {
        let curtain = Curtain()
        let stage = PushStage(curtain)
        let box = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        stage.a.view.addSubview(box)
        TurnLoop.main.advance(by: 0.5)
        curtain.look = { context in
            guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else { return }
            curtain.snapshot = from.snapshotView(afterScreenUpdates: false)
            XCTAssertEqual(from.layer.presentation()?.frame, stage.window.bounds)
            XCTAssertEqual(box.layer.presentation()?.frame, box.frame)
            // The container itself has not been shown. Its model counts.
            XCTAssertEqual(
                box.layer.presentation()?.convert(.zero, to: stage.window.layer.presentation()), box.frame.origin)
            // A view that no commit has shown has none yet.
            context.containerView.addSubview(to)
            from.addSubview(curtain.new)
            XCTAssertNil(to.layer.presentation())
            XCTAssertNil(curtain.new.layer.presentation())
        }
        stage.push()
        XCTAssertTrue(stage.isOver)
        XCTAssertEqual(curtain.snapshot?.bounds.size, stage.window.bounds.size)
        XCTAssertEqual(HeadlessLog.warnings, [])
        stage.putAway()
    }

    func testAViewThatWasNeverOnScreenHasNoSnapshotInItsNewPlace() async {
        let stage = PushStage()
        let (first, second, view) = (UIView(), UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10)))
        first.addSubview(view)
        second.addSubview(view)
        stage.a.view.addSubview(second)
        XCTAssertNil(view.layer.presentation())
        XCTAssertNil(second.layer.presentation())
        TurnLoop.main.runTurn()
        XCTAssertNotNil(view.layer.presentation())
        stage.putAway()
    }
}

/// Ends a transition at once, and lets a test look at its beginning.
private final class Curtain: NSObject, UIViewControllerAnimatedTransitioning {
    var look: (any UIViewControllerContextTransitioning) -> Void = { _ in }
    var snapshot: UIView?
    let new = UIView()

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        look(transitionContext)
        transitionContext.completeTransition(true)
    }
}
