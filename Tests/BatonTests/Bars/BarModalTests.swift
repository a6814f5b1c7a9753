import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests bars under modal presentations.
///
/// A bar is carried into the presented stack where requested, and unchanged everywhere else.
@MainActor
final class BarModalTests: GenerationTestCase {
    private static let red = BarState(
        background: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), showsShadowLine: false)
    private static let blue = BarState(
        background: .color(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), showsShadowLine: false)
    private static let redPaint = SeenPaint(red: 1, green: 0, blue: 0, alpha: 1)
    private static let bluePaint = SeenPaint(red: 0, green: 0, blue: 1, alpha: 1)

    func testTheBarGoesFromRedToBlueAndBack() async throws {
        let scene = try ModalBarStage(carries: true)
        scene.present()
        try scene.watch { part in .between(Self.redPaint, Self.bluePaint, at: part) }
        scene.paint.assertClose(to: Self.bluePaint, within: 1e-6)
        scene.dismiss()
        try scene.watch { part in .between(Self.redPaint, Self.bluePaint, at: part) }
        XCTAssertNil(scene.upper.viewIfLoaded?.window)
    }

    func testACancelledPresentationAndACancelledDismissalRestoreTheBar() async throws {
        let scene = try ModalBarStage(carries: true)
        let before = WindowDump(scene.stage.window)
        try scene.drive({ scene.present() }, finishing: false) { part in
            scene.paint.assertClose(to: .between(Self.redPaint, Self.bluePaint, at: part), "\(part)")
        }
        XCTAssertEqual(WindowDump(scene.stage.window).difference(from: before), [])

        let again = try ModalBarStage(carries: true)
        again.present()
        try again.stage.settle()
        let presented = WindowDump(again.stage.window)
        try again.drive({ again.dismiss() }, finishing: false) { part in
            again.paint.assertClose(to: .between(Self.bluePaint, Self.redPaint, at: part), "\(part)")
        }
        again.paint.assertClose(to: Self.bluePaint, within: 1e-6)
        XCTAssertEqual(WindowDump(again.stage.window).difference(from: presented), [])
    }

    /// Without carrying, the presented stack begins with its own bar and the presenter keeps its own.
    func testAModalThatDoesNotCarryLeavesBothBarsAlone() async throws {
        let scene = try ModalBarStage(carries: false)
        scene.present()
        try scene.watch { _ in Self.bluePaint }
        scene.dismiss()
        try scene.watch { _ in Self.bluePaint }
    }

    func testThePresentersBarIsNeverTouched() async throws {
        for carries in [true, false] {
            let scene = try ModalBarStage(carries: carries)
            let bar = WindowDump(scene.stage.window)
            scene.present()
            while scene.upper.transitionCoordinator != nil {
                scene.lowerPaint.assertClose(to: Self.redPaint, within: 1e-6)
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            // First a cancelled dismissal, then a finished one.
            try scene.drive({ scene.dismiss() }, finishing: false) { _ in
                scene.lowerPaint.assertClose(to: Self.redPaint, within: 1e-6)
            }
            scene.lowerPaint.assertClose(to: Self.redPaint, within: 1e-6)
            scene.dismiss()
            try scene.stage.settle()
            XCTAssertEqual(WindowDump(scene.stage.window).difference(from: bar), [], "\(carries)")
        }
    }

    /// UIKit changes a tint at once.
    ///
    /// The tint is the presented stack's own while it appears, and the presenter's while it disappears.
    func testTheTintIsRestoredAtTheStartAndKeptAfterACancel() async throws {
        let scene = try ModalBarStage(carries: true)
        scene.lower.topViewController?.navigationItem.barState.tintColor = .yellow
        scene.upper.topViewController?.navigationItem.barState.tintColor = .green
        scene.present()
        XCTAssertEqual(scene.upper.navigationBar.tintColor, .green)
        try scene.stage.settle()
        for finishes in [false, true] {
            try scene.drive({ scene.dismiss() }, finishing: finishes) { _ in
                XCTAssertEqual(scene.upper.navigationBar.tintColor, .yellow)
            }
            XCTAssertEqual(scene.upper.navigationBar.tintColor, .green, "finishes: \(finishes)")
        }
        XCTAssertEqual(scene.lower.navigationBar.tintColor, .yellow)
    }

    /// Where the presenter has no bar, the bar of the presented stack moves with its screen, as it is.
    func testNothingIsCarriedFromAHiddenBar() async throws {
        let scene = try ModalBarStage(carries: true)
        scene.lower.topViewController?.navigationItem.barState.isHidden = true
        try scene.drive({ scene.present() }, finishing: true) { _ in
            XCTAssertEqual(scene.paint.alpha, 1, accuracy: 0.01)
        }
        scene.dismiss()
        scene.stage.advance(by: 0.1)
        XCTAssertEqual(scene.paint.alpha, 1, accuracy: 0.01)
        try scene.stage.settle()
        XCTAssertFalse(scene.upper.isNavigationBarHidden)
        XCTAssertTrue(scene.lower.isNavigationBarHidden)
    }

    func testBackgroundsThatCannotBlendCrossFade() async throws {
        let scene = try ModalBarStage(carries: true)
        scene.upper.topViewController?.navigationItem.barState.background = .blur(.systemMaterial)
        try scene.drive({ scene.present() }, finishing: true) { part in
            let seen = scene.upper.view.barBackdrops.map(\.seenPart)
            XCTAssertEqual(seen.count, 2)
            XCTAssertEqual(seen[0], 1 - part, accuracy: 0.01)
            XCTAssertEqual(seen[1], part, accuracy: 0.01)
        }
        XCTAssertEqual(scene.upper.view.barBackdrops.count, 1)
    }

    func testCarryingIntoAStackWithoutTransitionsGivesAdvice() async throws {
        for hasTransitions in [true, false] {
            let advice = AdviceLog()
            defer { advice.close() }
            let scene = try ModalBarStage(carries: true)
            if !hasTransitions { scene.upper.transitions = nil }
            scene.present()
            try scene.stage.settle()
            XCTAssertEqual(advice.lines.count, hasTransitions ? 0 : 1)
            XCTAssertTrue(advice.lines.allSatisfy { $0.contains("without transitions") }, "\(advice.lines)")
        }
    }

    /// A bar that was carried out in one dismissal does not affect the next presentation.
    func testPresentedAgainWithoutCarryingTheStackBeginsWithItsOwnBar() async throws {
        let scene = try ModalBarStage(carries: true)
        scene.present()
        try scene.stage.settle()
        scene.dismiss()
        try scene.stage.settle()
        scene.driver = ModalTransitionDriver(.slide(from: .bottom))
        scene.present()
        try scene.watch { _ in Self.bluePaint }
    }

    /// Neither what the presenter's bar has lent nor an older look of its own remains.
    func testAfterAPresentationTheStackHasItsOwnBar() async throws {
        for finishes in [true, false] {
            let scene = try ModalBarStage(carries: true)
            let item = try XCTUnwrap(scene.upper.topViewController?.navigationItem)
            try scene.drive({ scene.present() }, finishing: finishes) { part in
                if part == 0.35 { item.barState.tintColor = .green }
            }
            XCTAssertEqual(scene.lower.presentedViewController != nil, finishes)
            XCTAssertEqual(scene.upper.navigationBar.tintColor, .green, "\(finishes)")
            scene.paint.assertClose(to: Self.bluePaint, within: 1e-6)
            if finishes { continue }
            scene.driver = ModalTransitionDriver(.slide(from: .bottom))
            scene.present()
            try scene.watch { _ in Self.bluePaint }
        }
    }

    /// The presented stack sets no tint.
    ///
    /// Its tint is the window's, during and after the presentation, finished or cancelled.
    func testNoTintRemainsOnAStackThatCarriedTheBar() async throws {
        for finishes in [true, false] {
            let scene = try ModalBarStage(carries: true)
            scene.lower.topViewController?.navigationItem.barState.tintColor = .white
            try scene.drive({ scene.present() }, finishing: finishes)
            XCTAssertEqual(scene.lower.presentedViewController != nil, finishes)
            scene.upper.view.tintColor = .green
            XCTAssertEqual(scene.upper.navigationBar.tintColor, .green)
        }
    }

    func testCarryingIntoAScreenThatIsNotAStackGivesAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let scene = try ModalBarStage(carries: true)
        scene.present(UIViewController())
        try scene.stage.settle()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertTrue(advice.lines.first?.contains("carriesBar") == true, "\(advice.lines)")
    }
}

/// A red stack, and a blue stack to be presented over it.
@MainActor
private final class ModalBarStage {
    let upper: UINavigationController
    let lower: UINavigationController
    let stage: Stage
    var driver: ModalTransitionDriver

    init(carries: Bool) throws {
        let (first, second) = (UIViewController(), UIViewController())
        first.navigationItem.barState = BarState(
            background: .color(UIColor(red: 1, green: 0, blue: 0, alpha: 1)), showsShadowLine: false)
        second.navigationItem.barState = BarState(
            background: .color(UIColor(red: 0, green: 0, blue: 1, alpha: 1)), showsShadowLine: false)
        lower = UINavigationController(rootViewController: first)
        upper = UINavigationController(rootViewController: second)
        lower.transitions = .slide
        upper.transitions = .slide
        driver = ModalTransitionDriver(.slide(from: .bottom).carriesBar(carries))
        stage = Stage(root: lower)
        try stage.settle()
    }

    func present(_ controller: UIViewController? = nil) {
        lower.topViewController?.present(controller ?? upper, by: driver)
        stage.turn()
    }

    func dismiss() {
        upper.dismiss(animated: true)
        stage.turn()
    }

    var paint: SeenPaint { SeenPaint(upper.viewIfLoaded?.barBackdrops.first) }
    var lowerPaint: SeenPaint { SeenPaint(lower.view.barBackdrops.first) }

    /// Drives a presentation or a dismissal by percentages, inspects some of them, and ends the interaction.
    func drive(_ move: @escaping () -> Void, finishing: Bool, _ look: (Double) -> Void = { _ in }) throws {
        driver.interaction.begin { [upper] in
            move()
            return upper.transitionCoordinator
        }
        for part in [0.2, 0.35, 0.8] {
            driver.interaction.update(part)
            stage.turn()
            look(part)
        }
        finishing ? driver.interaction.finish() : driver.interaction.cancel()
        try stage.settle()
    }

    /// Compares every frame with the expected paint at the current progress of the presented screen.
    func watch(_ expected: (Double) -> SeenPaint) throws {
        var moments = 0
        let height = stage.window.bounds.height
        while upper.transitionCoordinator != nil, moments < 100 {
            var view: UIView = upper.view
            while let next = view.superview, !(next is UIWindow), view.layer.presentation()?.frame.minY == 0 {
                view = next
            }
            let top = view.layer.presentation()?.frame.minY ?? 0
            paint.assertClose(to: expected(1 - Double(top / height)), "moment \(moments)")
            stage.advance(by: 1.0 / 60)
            moments += 1
        }
        XCTAssertGreaterThan(moments, 5)
        try stage.settle()
    }
}
