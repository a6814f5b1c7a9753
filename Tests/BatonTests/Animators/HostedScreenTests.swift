import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that screens like those of SwiftUI take taps after every transition, cancelled or not.
@MainActor
final class HostedScreenTests: GenerationTestCase {
    override class var generations: [Int] { [15, 17, 18, 26, 27] }
    override class var exceptions: [String: [Int]] {
        ["testTheViewOfTheTestTakesNoTapsAfterATransform": [15, 17]]
    }

    /// What Baton can reach with the end of a transition. A view that looks in the next turn only is the app's.
    private static let notices: [GeometryKeepingView.Notice] = [.atOnce, .atNextLayout]

    override func tearDown() async throws {
        await MainActor.run { GeometryKeepingView.notice = .atOnce }
    }

    private static let styles: [(String, TransitionStyle)] = [
        ("slide", .slide), ("depth", .depth), ("cover", .cover), ("flip", .flip), ("cube", .cube), ("fade", .fade),
    ]

    /// Taps the button of a screen, and returns whether it was noticed.
    private func takesTaps(_ screen: HostedScreen, on stage: Stage) throws -> Bool {
        let before = screen.hosting.taps
        stage.finger.tap(at: screen.hosting.convert(GeometryKeepingView.buttonPlace, to: stage.window))
        try stage.settle()
        return screen.hosting.taps == before + 1
    }

    func testTheViewOfTheTestTakesNoTapsAfterATransform() async throws {
        for notice in GeometryKeepingView.Notice.allCases {
            GeometryKeepingView.notice = notice
            let screen = HostedScreen("A")
            let stage = Stage(root: screen)
            try stage.settle()
            XCTAssertTrue(try takesTaps(screen, on: stage))
            screen.view.transform = CGAffineTransform(translationX: 300, y: 0)
            screen.hosting.look()
            screen.view.transform = .identity
            XCTAssertFalse(try takesTaps(screen, on: stage))
            screen.view.center.x += 1
            screen.view.center.x -= 1
            XCTAssertEqual(try takesTaps(screen, on: stage), notice == .atOnce, "there and back, \(notice)")
            screen.view.center.x += 1
            screen.view.setNeedsLayout()
            screen.view.layoutIfNeeded()
            screen.view.center.x -= 1
            XCTAssertEqual(try takesTaps(screen, on: stage), notice != .inNextTurn, "laid out between, \(notice)")
            screen.view.center.x += 1
            try stage.settle()
            screen.view.center.x -= 1
            XCTAssertTrue(try takesTaps(screen, on: stage), "a turn between, \(notice)")
        }
    }

    // MARK: Stacks

    private func stack(_ style: TransitionStyle, _ device: HeadlessDevice, showsUpper: Bool) throws -> (
        StackStage, HostedScreen, HostedScreen
    ) {
        let (lower, upper) = (HostedScreen("Lower"), HostedScreen("Upper"))
        let stand = try StackStage(device, showsB: false) {
            $0.setViewControllers(showsUpper ? [lower, upper] : [lower], animated: false)
            $0.transitions = NavigationTransitions(style)
        }
        return (stand, lower, upper)
    }

    private func forEachCase(_ body: (TransitionStyle, HeadlessDevice, String) throws -> Void) rethrows {
        for notice in Self.notices {
            GeometryKeepingView.notice = notice
            for (name, style) in Self.styles {
                for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                    try body(style, device, "\(name), \(notice)")
                }
            }
        }
    }

    func testAfterACancelledSwipeAndAFinishedOne() async throws {
        try forEachCase { style, device, name in
            for finishes in [false, true] {
                let (stand, lower, upper) = try stack(style, device, showsUpper: true)
                let (finger, bounds) = (stand.stage.finger, stand.stage.window.bounds)
                let isMirrored = device.layoutDirection == .rightToLeft
                finger.down(at: CGPoint(x: isMirrored ? bounds.maxX - 1 : 1, y: bounds.midY))
                finger.drag(to: CGPoint(x: bounds.midX, y: bounds.midY), in: 0.2)
                XCTAssertNotNil(stand.navigation.transitionCoordinator, name)
                lower.hosting.look()
                upper.hosting.look()
                finishes ? finger.up() : finger.cancel()
                try stand.stage.settle()
                let staying = finishes ? lower : upper
                XCTAssertTrue(stand.navigation.topViewController === staying, "\(name) \(finishes)")
                XCTAssertTrue(try takesTaps(staying, on: stand.stage), "\(name) \(finishes)")
            }
        }
    }

    func testAfterAPushAndAPopWithoutAFinger() async throws {
        try forEachCase { style, device, name in
            let (stand, lower, upper) = try stack(style, device, showsUpper: false)
            stand.push(upper)
            stand.stage.advance(by: 0.1)
            upper.hosting.look()
            lower.hosting.look()
            try stand.stage.settle()
            XCTAssertTrue(try takesTaps(upper, on: stand.stage), "push \(name)")
            stand.pop()
            stand.stage.advance(by: 0.1)
            lower.hosting.look()
            try stand.stage.settle()
            XCTAssertTrue(try takesTaps(lower, on: stand.stage), "pop \(name)")
        }
    }

    func testAfterACancelledPush() async throws {
        try forEachCase { style, device, name in
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(push: PushAnimator(style))
            delegate.interaction = { interaction }
            let (lower, upper) = (HostedScreen("Lower"), HostedScreen("Upper"))
            let stand = try StackStage(device, showsB: false) {
                $0.setViewControllers([lower], animated: false)
                $0.delegate = delegate
            }
            stand.push(upper)
            stand.stage.turn()
            interaction.update(0.4)
            stand.stage.turn()
            lower.hosting.look()
            interaction.cancel()
            try stand.stage.settle()
            XCTAssertTrue(stand.navigation.topViewController === lower, name)
            XCTAssertTrue(try takesTaps(lower, on: stand.stage), name)
        }
    }

    // MARK: Modals

    /// A card is moved by a view around it.
    func testAfterAPullOfACardThatReturns() async throws {
        for notice in Self.notices {
            GeometryKeepingView.notice = notice
            let (root, card) = (HostedScreen("Root"), HostedScreen("Card"))
            let stage = Stage(root: root)
            try stage.settle()
            root.present(card, using: .card)
            stage.advance(by: 0.1)
            card.hosting.look()
            try stage.settle()
            XCTAssertTrue(try takesTaps(card, on: stage), "presented, \(notice)")
            stage.finger.down(at: CGPoint(x: 195, y: 500))
            stage.finger.drag(to: CGPoint(x: 195, y: 640), in: 0.3)
            XCTAssertNotNil(card.transitionCoordinator)
            card.hosting.look()
            stage.finger.cancel()
            try stage.settle()
            XCTAssertTrue(root.presentedViewController === card)
            XCTAssertTrue(try takesTaps(card, on: stage), "pulled, \(notice)")
            card.dismiss(animated: true)
            try stage.settle()
            XCTAssertTrue(try takesTaps(root, on: stage), "dismissed, \(notice)")
        }
    }

    func testAfterAFullScreenThatGoes() async throws {
        try forEachCase { style, device, name in
            let (root, cover) = (HostedScreen("Root"), HostedScreen("Cover"))
            let stage = Stage(device, root: root)
            try stage.settle()
            root.present(cover, using: ModalTransitions(style))
            stage.advance(by: 0.1)
            root.hosting.look()
            cover.hosting.look()
            try stage.settle()
            XCTAssertTrue(try takesTaps(cover, on: stage), name)
            cover.dismiss(animated: true)
            stage.advance(by: 0.1)
            root.hosting.look()
            try stage.settle()
            XCTAssertTrue(try takesTaps(root, on: stage), name)
        }
    }

    // MARK: Tabs

    func testAfterAChangeOfTabs() async throws {
        for notice in Self.notices {
            GeometryKeepingView.notice = notice
            let screens = [HostedScreen("A"), HostedScreen("B")]
            let tabs = UITabBarController()
            tabs.viewControllers = screens
            tabs.transitions = .slideAcross
            let stage = Stage(root: tabs)
            try stage.settle()
            for index in [1, 0, 1] {
                tabs.selectedIndex = index
                stage.advance(by: 0.1)
                screens.forEach { $0.hosting.look() }
                try stage.settle()
                XCTAssertTrue(try takesTaps(screens[index], on: stage), "\(index), \(notice)")
            }
        }
    }

    // MARK: What is left alone

    /// How often a view that a transform has moved gets another place: there and back, below iOS 18.
    private var thereAndBack: Int { HeadlessDevice.current.systemVersion < 18 ? 2 : 0 }

    /// Pushes, and returns how often the place of the upper view was set, and that of the lower one.
    private func moves(_ style: TransitionStyle, _ setUp: (HostedScreen, StackStage) -> Void = { _, _ in }) throws
        -> (upper: Int, lower: Int)
    {
        let (stand, lower, upper) = try stack(style, .phone, showsUpper: false)
        upper.loadViewIfNeeded()
        setUp(upper, stand)
        let before = (upper.hosting.moves, lower.hosting.moves)
        stand.push(upper)
        try stand.stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
        return (upper.hosting.moves - before.0, lower.hosting.moves - before.1)
    }

    /// A view that the app places by constraints is left where they put it.
    func testAViewWithConstraintsIsLeftAlone() async throws {
        let frames = try moves(.slide) { upper, _ in upper.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844) }
        XCTAssertEqual(frames.upper, thereAndBack)
        let constraints = try moves(.slide) { upper, _ in
            upper.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            upper.view.translatesAutoresizingMaskIntoConstraints = false
        }
        XCTAssertEqual(constraints.upper, 0)
    }

    func testAViewThatAnAnimatorOfTheAppsMovesIsPlacedAgain() async throws {
        final class Drop: PushAnimator {
            override func prepare(_ transition: RunningTransition) {
                transition.entering?.view.transform = CGAffineTransform(translationX: 0, y: -800)
            }
            override func animate(_ transition: RunningTransition) {
                transition.entering?.view.transform = .identity
                transition.leaving?.view.transform = CGAffineTransform(scaleX: 0.9, y: 0.9)
            }
        }
        for isCancelled in [false, true] {
            let (stand, lower, upper) = try stack(.slide, .phone, showsUpper: false)
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(push: Drop())
            delegate.interaction = { interaction }
            stand.navigation.transitions = nil
            stand.navigation.delegate = delegate
            stand.push(upper)
            stand.stage.turn()
            interaction.update(0.4)
            stand.stage.turn()
            lower.hosting.look()
            upper.hosting.look()
            isCancelled ? interaction.cancel() : interaction.finish()
            try stand.stage.settle()
            XCTAssertTrue(try takesTaps(isCancelled ? lower : upper, on: stand.stage), "\(isCancelled)")
        }
    }
}
