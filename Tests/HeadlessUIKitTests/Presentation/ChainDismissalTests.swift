import UIKit
import XCTest

/// Tests the switch for what a dismissal of several presentations animates.
@MainActor
final class ChainDismissalTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.chainDismissal = .lowest }
    }

    func testTheContextNamesTheTopmostOrTheLowest() async {
        // B4.41, B27.47
        let answers: [(HeadlessQuirks.ChainDismissal, from: Int, asked: Int)] = [
            (.topmost, 2, 2), (.lowest, 1, 1), (.lowestByTopmostAnimator, 1, 2),
        ]
        for (answer, from, asked) in answers {
            HeadlessQuirks.chainDismissal = answer
            let scene = ModalStack(count: 1)
            let animators = (0..<3).map { _ in ChainAnimator() }
            for number in 1...2 {
                scene.present(.overFullScreen, animated: false, delegate: animators[number])
                TurnLoop.main.advance(by: 0.1)
            }
            scene.root.dismiss(animated: true)
            TurnLoop.main.runTurn()
            XCTAssertEqual(animators.map { $0.from != nil }, [false, asked == 1, asked == 2], "\(answer)")
            XCTAssertIdentical(animators[asked].from, scene.screens[from], "\(answer)")
            XCTAssertIdentical(animators[asked].to, scene.root)
            XCTAssertIdentical(animators[asked].view, scene.screens[from].view)
            XCTAssertEqual(scene.screens[1...].map { $0.view.isHiddenInWindow }, [from == 2, from == 1], "\(answer)")
            TurnLoop.main.advance(by: 1)
            XCTAssertNil(scene.root.presentedViewController)
            XCTAssertEqual(scene.screens[1...].compactMap(\.view.window), [])
            XCTAssertEqual(HeadlessLog.warnings, [])
            scene.putAway()
        }
    }
}

/// Notes what the context of a dismissal contains.
private final class ChainAnimator: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    private(set) var from: UIViewController?
    private(set) var to: UIViewController?
    private(set) var view: UIView?

    func animationController(
        forDismissed dismissed: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        from = transitionContext.viewController(forKey: .from)
        to = transitionContext.viewController(forKey: .to)
        view = transitionContext.view(forKey: .from)
        UIView.animate(withDuration: 0.3) {
            self.view?.alpha = 0
        } completion: { _ in
            transitionContext.completeTransition(true)
        }
    }
}

extension UIView {
    /// Whether the view or one of its superviews is hidden.
    fileprivate var isHiddenInWindow: Bool { sequence(first: self, next: \.superview).contains(where: \.isHidden) }
}
