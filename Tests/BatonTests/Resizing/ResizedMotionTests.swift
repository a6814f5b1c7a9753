import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Tests screens in a window that is resized more than once, or while a part of them is visible.
@MainActor
final class ResizedMotionTests: XCTestCase {
    private func stack(_ style: TransitionStyle) throws -> StackStage {
        let stand = try StackStage(.pad, showsB: false) { $0.transitions = NavigationTransitions(style) }
        stand.push()
        stand.stage.advance(by: 0.1)
        return stand
    }

    func testAnotherSizeInAnAnimationContinuesFromWhatIsSeen() async throws {
        let stand = try stack(.slide)
        stand.stage.resize(to: CGSize(width: 507, height: 1000), lasting: 0)
        stand.stage.advance(by: 0.02)
        let former = stand.b.view.seenFrame.minX
        stand.stage.resize(to: CGSize(width: 1000, height: 1000), lasting: 0.3)
        stand.stage.turn()
        XCTAssertEqual(stand.b.view.seenFrame.minX, former, accuracy: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)
    }

    /// The transition is as far as in a window that has had the last size from the start.
    func testTwoSizesInOneTurnCountAsTheLastOne() async throws {
        let stand = try stack(.slide)
        let part = stand.b.view.seenFrame.minX / 820
        for width in [500, 700] as [CGFloat] {
            stand.stage.resize(to: CGSize(width: width, height: 1180), lasting: 0)
            stand.stage.window.layoutIfNeeded()
        }
        stand.stage.turn()
        XCTAssertEqual(stand.b.view.seenFrame.minX, 700 * part, accuracy: 0.5)
        XCTAssertEqual(stand.a.view.seenFrame.minX, -0.3 * 700 * (1 - part), accuracy: 0.5)
        stand.stage.advance(by: 0.05)
        let (upper, lower) = (stand.b.view.seenFrame.minX, stand.a.view.seenFrame.minX)
        XCTAssertLessThan(upper, 700 * part)
        XCTAssertEqual(lower, -0.3 * (700 - upper), accuracy: 0.5)
        try stand.stage.settle()
    }

    /// What a clip shows of a screen is scaled with the window.
    func testAPartOfAScreenIsScaled() async throws {
        let part = Pose.Mask(CGRect(x: 0, y: 0, width: 820, height: 590), cornerRadius: 0)
        let stand = try stack(TransitionStyle(entering: Pose().masked(to: part)))
        let clip = try XCTUnwrap(stand.b.view.superview)
        let former = clip.frameInWindow
        XCTAssertEqual(former.width, 820, accuracy: 0.5)
        stand.stage.resize(to: CGSize(width: 410, height: 590), lasting: 0)
        stand.stage.turn()
        XCTAssertEqual(clip.frameInWindow.width, 410, accuracy: 0.5)
        XCTAssertEqual(clip.frameInWindow.height, former.height / 2, accuracy: 0.5)
        stand.stage.resize(to: CGSize(width: 820, height: 1180), lasting: 0)
        stand.stage.turn()
        XCTAssertEqual(clip.frameInWindow.width, 820, accuracy: 0.5)
        XCTAssertEqual(clip.frameInWindow.height, former.height, accuracy: 0.5)
        try stand.stage.settle()
        XCTAssertEqual(stand.b.view.frameInWindow, stand.stage.window.bounds)
    }

    /// A screen that grows keeps its frame, and goes to the new place from there.
    func testAScreenThatGrowsDoesNotJump() async throws {
        for style in [TransitionStyle.zoom("cover"), .expand("cover")] {
            let stand = try SharingStage(.stack, style, .pad)
            stand.goForward()
            stand.stage.advance(by: 0.1)
            let clip = try XCTUnwrap(stand.upper.view.superview)
            let former = clip.frameInWindow
            stand.stage.resize(to: CGSize(width: 507, height: 700), lasting: 0)
            stand.stage.turn()
            let now = clip.frameInWindow
            for (old, new) in zip(
                [former.minX, former.minY, former.maxX, former.maxY], [now.minX, now.minY, now.maxX, now.maxY])
            {
                XCTAssertEqual(old, new, accuracy: 1)
            }
            try stand.stage.settle()
            XCTAssertEqual(stand.upper.view.frameInWindow, stand.stage.window.bounds)
        }
    }

    /// The content of a screen is laid out along with its new size.
    func testTheContentIsLaidOutInTheAnimation() async throws {
        let stand = try StackStage(.pad, showsB: false) { $0.transitions = .slide }
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        stand.b.view.addSubview(content)
        NSLayoutConstraint.activate([
            content.leadingAnchor.constraint(equalTo: stand.b.view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: stand.b.view.trailingAnchor),
            content.topAnchor.constraint(equalTo: stand.b.view.topAnchor),
            content.heightAnchor.constraint(equalToConstant: 50),
        ])
        stand.push()
        stand.stage.advance(by: 0.05)
        stand.stage.resize(to: CGSize(width: 507, height: 1180), lasting: 0.2)
        for _ in 0..<8 {
            stand.stage.advance(by: 1.0 / 60)
            XCTAssertEqual(content.frameInWindow.width, stand.b.view.frameInWindow.width, accuracy: 1)
        }
        try stand.stage.settle()
    }

    // MARK: The end, and fingers

    func testAPushThatIsCaughtRestsWhereItIs() async throws {
        let stand = try stack(.slide)
        stand.stage.resize(to: CGSize(width: 507, height: 1180), lasting: 0)
        stand.stage.advance(by: 0.05)
        stand.stage.finger.catchTransition(at: CGPoint(x: 250, y: 600), towards: CGPoint(x: 1, y: 0))
        let former = stand.b.view.seenFrame.minX
        XCTAssertGreaterThan(former, 20)
        stand.stage.finger.hold(for: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minX, former, accuracy: 0.5)
        stand.stage.finger.up()
        try stand.stage.settle()
    }

    func testAPushThatIsEndedAtOnceIsInItsPlace() async throws {
        let stand = try stack(.slide)
        stand.stage.resize(to: CGSize(width: 507, height: 1180), lasting: 0)
        stand.stage.advance(by: 0.05)
        stand.driver?.endRunningTransition()
        for _ in 0..<5 {
            stand.stage.turn()
            XCTAssertEqual(stand.b.view.seenFrame, CGRect(x: 0, y: 0, width: 507, height: 1180))
            stand.stage.advance(by: 0.03)
        }
    }

    /// An interaction of the app's holds the push at half of the way.
    func testAPushThatNoFingerHoldsIsAsFarAsBefore() async throws {
        let (delegate, interaction) = (
            HandWrittenStackDelegate(push: PushAnimator(.slide)), UIPercentDrivenInteractiveTransition()
        )
        delegate.interaction = { interaction }
        let stand = try StackStage(.pad, showsB: false) { $0.delegate = delegate }
        stand.push()
        stand.stage.turn()
        interaction.update(0.5)
        for width in [507, 1000] as [CGFloat] {
            stand.stage.resize(to: CGSize(width: width, height: 1180), lasting: 0)
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(stand.b.view.seenFrame.minX, width / 2, accuracy: 0.5)
            XCTAssertEqual(stand.a.view.seenFrame.minX, -0.15 * width, accuracy: 0.5)
        }
        interaction.finish()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
        withExtendedLifetime(delegate) {}
    }

    // MARK: Presented screens

    /// A presented screen has the place that its presentation gives it.
    func testAPartOfAPresentedScreenIsScaled() async throws {
        let stand = try CardStage(.pad)
        let part = Pose.Mask(CGRect(x: 0, y: 0, width: 672, height: 295), cornerRadius: 0)
        stand.presenter.present(
            stand.card,
            using: ModalTransitions(TransitionStyle(entering: Pose().masked(to: part))).layout(
                OverlayLayout(edge: .bottom, extent: .fraction(0.5))))
        stand.stage.advance(by: 0.1)
        let clip = try XCTUnwrap(stand.stage.window.family.first { $0 is ScreenClip })
        let former = clip.frameInWindow
        stand.stage.resize(to: CGSize(width: 410, height: 590), lasting: 0)
        stand.stage.turn()
        let now = clip.frameInWindow
        // An overlay is at most 672 points wide, and here as wide as the window.
        XCTAssertEqual([former.minX, former.width], [74, 672])
        XCTAssertEqual(now.minX, 0, accuracy: 0.5)
        XCTAssertEqual(now.width, 410, accuracy: 0.5)
        XCTAssertEqual(now.minY, 295, accuracy: 0.5)
        XCTAssertEqual(now.height, former.height / 2, accuracy: 0.5)
        try stand.stage.settle()
    }
}
