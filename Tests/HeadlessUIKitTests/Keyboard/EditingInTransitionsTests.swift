import XCTest

@testable import UIKit

/// Tests the switches for the editing in a screen that a transition removes.
@MainActor
final class EditingInTransitionsTests: XCTestCase {
    typealias Answer = HeadlessQuirks.EditingInTransitions

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.editingInCustomTransitions = .lastsUntilRemoval
            HeadlessQuirks.editingInSystemTransitions = .endsAtStartAndReturns
            HeadlessQuirks.keyboardsMoveWithScreens = false
        }
    }

    /// Pops a screen with a field that is edited, and stops in the middle.
    private func halfPop(isCustom: Bool, _ answer: Answer) -> Scene {
        HeadlessQuirks.editingInCustomTransitions = isCustom ? answer : .lastsUntilRemoval
        HeadlessQuirks.editingInSystemTransitions = isCustom ? .endsAtStartAndReturns : answer
        let scene = Scene(isCustom: isCustom)
        scene.stack.popViewController(animated: true)
        TurnLoop.main.runTurn()
        scene.delegate.interaction.update(0.5)
        TurnLoop.main.advance(by: 0.1)
        return scene
    }

    /// UIKit's own pop does not ask for an interaction controller, so it is not cancelled here.
    func testTheEditingEndsWhenTheAnswerSays() async {
        for isCustom in [true, false] {
            for answer in Answer.allCases {
                let scene = halfPop(isCustom: isCustom, answer)
                defer { scene.putAway() }
                let ends = answer == .endsAtStart || answer == .endsAtStartAndReturns
                XCTAssertEqual(scene.field.isFirstResponder, !ends, "\(answer)")
                XCTAssertEqual(HeadlessKeyboard.isShown, !ends, "\(answer)")
                scene.delegate.interaction.finish()
                TurnLoop.main.advance(by: 1)
                XCTAssertNil(scene.field.window)
                XCTAssertEqual(scene.field.isFirstResponder, answer == .outlivesTheScreen, "\(answer)")
                XCTAssertEqual(HeadlessKeyboard.isShown, answer == .outlivesTheScreen, "\(answer)")
            }
        }
    }

    func testAfterACancelTheEditingGoesOnWhereTheAnswerSays() async {
        for answer in Answer.allCases {
            let scene = halfPop(isCustom: true, answer)
            defer { scene.putAway() }
            scene.delegate.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(scene.stack.viewControllers.count, 2)
            XCTAssertEqual(scene.field.isFirstResponder, answer != .endsAtStart, "\(answer)")
            XCTAssertEqual(HeadlessKeyboard.isShown, answer != .endsAtStart, "\(answer)")
        }
    }

    /// A field that leaves its window by itself is never edited any longer.
    func testOnlyATransitionIsOutlived() async {
        HeadlessQuirks.editingInCustomTransitions = .outlivesTheScreen
        let scene = Scene(isCustom: true)
        defer { scene.putAway() }
        scene.field.removeFromSuperview()
        XCTAssertFalse(scene.field.isFirstResponder)
    }

    func testTheKeyboardMovesWithTheScreenOrStays() async {
        for moves in [false, true] {
            HeadlessQuirks.keyboardsMoveWithScreens = moves
            let scene = halfPop(isCustom: true, .lastsUntilRemoval)
            defer { scene.putAway() }
            XCTAssertEqual(HeadlessKeyboard.visibleFrame.minX, moves ? 195 : 0)
            XCTAssertEqual(HeadlessKeyboard.frame.minX, 0)
            scene.delegate.interaction.cancel()
            TurnLoop.main.advance(by: 1)
            XCTAssertEqual(HeadlessKeyboard.visibleFrame, HeadlessKeyboard.frame)
        }
    }
}

/// A stack with two screens, and a field on the upper one.
@MainActor
private final class Scene {
    let delegate = LinearSlides()
    let stack = UINavigationController(rootViewController: UIViewController())
    let field = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
    private let window = UIWindow(frame: UIScreen.main.bounds)

    init(isCustom: Bool) {
        TurnLoop.main.reset()
        let top = UIViewController()
        stack.pushViewController(top, animated: false)
        if isCustom { stack.delegate = delegate }
        window.rootViewController = stack
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        top.view.addSubview(field)
        field.becomeFirstResponder()
        TurnLoop.main.advance(by: 1)
    }

    func putAway() {
        window.isHidden = true
        TurnLoop.main.reset()
    }
}

/// Pops by sliding, at constant speed.
@MainActor
private final class LinearSlides: NSObject, UINavigationControllerDelegate, UIViewControllerAnimatedTransitioning {
    let interaction = UIPercentDrivenInteractiveTransition()

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        self
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        interaction
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.4
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let from = transitionContext.view(forKey: .from), let to = transitionContext.view(forKey: .to) else {
            return
        }
        transitionContext.containerView.insertSubview(to, belowSubview: from)
        UIView.animate(withDuration: 0.4, delay: 0, options: .curveLinear) {
            from.frame.origin.x = 390
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }
}
