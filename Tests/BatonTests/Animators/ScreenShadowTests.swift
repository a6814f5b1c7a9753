import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the shadow at the edge of the upper screen, which keeps two white screens apart.
@MainActor
final class ScreenShadowTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private func shadow(of stand: StackStage) -> ScreenShadow? {
        stand.stage.window.shadows.first
    }

    private func stand(_ style: TransitionStyle, showsB: Bool, _ device: HeadlessDevice = .phone) throws -> StackStage {
        try StackStage(device, showsB: showsB) { $0.transitions = NavigationTransitions(style) }
    }

    func testItIsBetweenBothScreensAndOverTheDimmingView() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            let stand = try stand(.slide, showsB: false, device)
            stand.push()
            stand.stage.advance(by: 0.1)
            let order = try XCTUnwrap(stand.b.view.superview).subviews.filter { view in
                view is DimmingView || view is ScreenShadow || view === stand.a.view || view === stand.b.view
            }
            XCTAssertTrue(order.first === stand.a.view)
            XCTAssertTrue(order[1] is DimmingView)
            XCTAssertTrue(order[2] is ScreenShadow)
            XCTAssertTrue(order.last === stand.b.view)
            XCTAssertEqual(order[2].seenFrame, stand.b.view.seenFrame)
        }
    }

    func testItIsAPathOfTheScreenWithoutContentsAndTakesNoTouches() async throws {
        let stand = try stand(.slide, showsB: true)
        stand.pop()
        stand.stage.turn()
        let shadow = try XCTUnwrap(shadow(of: stand))
        XCTAssertEqual(shadow.layer.shadowPath?.boundingBoxOfPath, stand.b.view.bounds)
        XCTAssertEqual(shadow.layer.shadowOpacity, 1)
        XCTAssertGreaterThan(shadow.layer.shadowRadius, 5, "it is soft")
        XCTAssertNil(shadow.backgroundColor)
        XCTAssertFalse(shadow.isUserInteractionEnabled)
        // A pop begins with the whole shadow, which fades as the screen leaves.
        XCTAssertEqual(shadow.seenAlpha, 0.25, accuracy: 1e-6)
        stand.stage.advance(by: 0.4)
        XCTAssertLessThan(shadow.seenAlpha, 0.02)
    }

    func testItFollowsAHingeATurnAndAScale() async throws {
        let pose = Pose.scaled(0.8).hinged(at: .leading).turned(1).shadowed(1)
        let stand = try stand(TransitionStyle(entering: pose), showsB: false)
        stand.push()
        for _ in 0..<6 {
            stand.stage.advance(by: 0.05)
            let (screen, shadow) = (try XCTUnwrap(stand.b.view), try XCTUnwrap(shadow(of: stand)))
            XCTAssertEqual(shadow.layer.anchorPoint, screen.layer.anchorPoint)
            XCTAssertEqual(shadow.center, screen.center)
            let seen = try XCTUnwrap(shadow.layer.presentation()).transform
            XCTAssertTrue(CATransform3DEqualToTransform(seen, try XCTUnwrap(screen.layer.presentation()).transform))
        }
    }

    func testItHasTheRoundestCornersOfTheScreenAndFadesWithIt() async throws {
        let pose = Pose.offstage(.trailing).rounded(20).faded(0.5)
        for showsB in [false, true] {
            let stand = try stand(TransitionStyle(entering: pose).shadow(0.4), showsB: showsB)
            showsB ? stand.pop() : stand.push()
            stand.stage.advance(by: 0.1)
            let shadow = try XCTUnwrap(shadow(of: stand))
            XCTAssertEqual(shadow.layer.cornerRadius, 20, "pop \(showsB)")
            // The path of a rounded rectangle does not contain the corner itself.
            XCTAssertEqual(shadow.layer.shadowPath?.contains(CGPoint(x: 1, y: 1)), false, "pop \(showsB)")
            XCTAssertEqual(shadow.layer.shadowPath?.contains(CGPoint(x: 20, y: 20)), true, "pop \(showsB)")
            XCTAssertEqual(shadow.alpha, showsB ? 0 : 0.4, accuracy: 1e-6, "pop \(showsB)")
        }
    }

    func testAFadedScreenHasAFaintShadow() async throws {
        let pose = Pose.inPlace.faded(0.5).shadowed(0.4)
        let stand = try stand(TransitionStyle(entering: pose), showsB: false)
        stand.push()
        stand.stage.turn()
        XCTAssertEqual(try XCTUnwrap(shadow(of: stand)).seenAlpha, 0.2, accuracy: 1e-6)
    }

    func testAShadowThatIsFirstNeededInTheAnimationAppearsGradually() async throws {
        let style = TransitionStyle(entering: .offstage(.trailing), leaving: .scaled(0.9).shadowed(0.4))
        let stand = try stand(style, showsB: false)
        stand.push()
        stand.stage.turn()
        XCTAssertEqual(try XCTUnwrap(shadow(of: stand)).seenAlpha, 0, accuracy: 0.01)
        stand.stage.advance(by: 0.3)
        XCTAssertEqual(try XCTUnwrap(shadow(of: stand)).seenAlpha, 0.4, accuracy: 0.05)
    }

    /// The strength is that of a pop from its start. A screen that the app has made transparent has no shadow.
    func testItGoesOnWithAScreenWhoseTransitionIsInterrupted() async throws {
        for alpha in [CGFloat(1), 0] {
            let stand = try stand(.slide, showsB: false)
            stand.b.loadViewIfNeeded()
            stand.b.view.alpha = alpha
            stand.push()
            stand.stage.advance(by: 0.1)
            let former = stand.b.view.seenFrame
            stand.driver?.endRunningTransition()
            stand.pop()
            stand.stage.turn()
            let shadow = try XCTUnwrap(shadow(of: stand))
            XCTAssertEqual(shadow.seenAlpha, 0.25 * Double(alpha), accuracy: 1e-6)
            XCTAssertEqual(shadow.seenFrame.minX, former.minX, accuracy: 0.5)
            for _ in 0..<5 {
                stand.stage.advance(by: 0.05)
                XCTAssertEqual(shadow.seenFrame, stand.b.view.seenFrame)
            }
            try stand.stage.settle()
        }
    }

    /// An animator of an author's may change the size of a view.
    func testItHasTheSizeOfTheScreenAtEachPose() async throws {
        let context = BareContext()
        let view = UIView(frame: context.containerView.bounds)
        context.views[.from] = view
        context.containerView.addSubview(view)
        let transition = RunningTransition(context, operation: .push)
        transition.leaving?.apply(Pose().shadowed(0.5))
        view.frame = CGRect(x: 0, y: 100, width: 400, height: 500)
        transition.leaving?.apply(Pose().shadowed(0.5))
        let shadow = try XCTUnwrap(context.containerView.subviews.first { $0 is ScreenShadow })
        XCTAssertEqual(shadow.frame, view.frame)
        XCTAssertEqual(shadow.layer.shadowPath?.boundingBoxOfPath, view.bounds)
        transition.restoreRemoved(completed: true)
        XCTAssertEqual(context.containerView.subviews, [view])
    }

    func testAScreenThatDoesNotCoverItsContainerHasNone() async throws {
        let stand = try CardStage()
        let transitions = ModalTransitions(.slide(from: .bottom)).layout(
            OverlayLayout(edge: .bottom, extent: .fraction(0.5)))
        stand.presenter.present(stand.card, using: transitions)
        for _ in 0..<10 {
            stand.stage.advance(by: 0.05)
            XCTAssertTrue(stand.stage.window.shadows.isEmpty)
        }
    }

    func testAMaskedScreenHasNone() async throws {
        let pose = Pose.inPlace.masked(to: .circle(around: CGPoint(x: 100, y: 100), radius: 20)).shadowed(1)
        let stand = try stand(TransitionStyle(entering: pose), showsB: false)
        stand.push()
        stand.stage.turn()
        XCTAssertEqual(try XCTUnwrap(stand.stage.window.shadows.first).seenAlpha, 0)
    }

    func testAStyleWithoutShadowAddsNoView() async throws {
        for style in [TransitionStyle.slide.shadow(0), .fade, .slideAcross, .cube] {
            let stand = try stand(style, showsB: false)
            stand.push()
            stand.stage.advance(by: 0.1)
            XCTAssertTrue(stand.stage.window.shadows.isEmpty)
        }
    }

    func testItIsGoneAfterEveryEnding() async throws {
        for style in [TransitionStyle.slide, .depth, .cover, .slide(from: .leading)] {
            let stand = try stand(style, showsB: true)
            stand.pop()
            stand.stage.advance(by: 0.1)
            XCTAssertNotNil(shadow(of: stand))
            try stand.stage.settle()
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }
}

extension UIWindow {
    fileprivate var shadows: [ScreenShadow] { family.compactMap { $0 as? ScreenShadow } }
}
