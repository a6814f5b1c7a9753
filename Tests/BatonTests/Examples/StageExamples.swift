import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// The examples of the documentation page about the stage, unchanged.
@MainActor
final class StageExamples: XCTestCase {
    func testASwipeGoesBack() async throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        navigation.transitions = .slide
        navigation.pushViewController(DetailScreen(), animated: false)
        let stage = Stage(.phone, root: navigation)

        stage.finger.down(at: CGPoint(x: 2, y: 400))
        stage.finger.drag(to: CGPoint(x: 260, y: 400), in: 0.3)
        XCTAssertTrue(navigation.transitionCoordinator?.isInteractive == true)
        stage.finger.up()
        try stage.settle()

        XCTAssertTrue(navigation.topViewController is ListScreen)
    }

    func testSeveralFingers() async {
        let root = UIViewController()
        let stage = Stage(root: root)
        root.view.isMultipleTouchEnabled = true
        let thumb = Finger(on: stage, number: 0)
        let index = Finger(on: stage, number: 1)
        thumb.down(at: CGPoint(x: 180, y: 420))
        index.down(at: CGPoint(x: 210, y: 420))
        stage.drag([(thumb, to: CGPoint(x: 100, y: 500)), (index, to: CGPoint(x: 290, y: 340))], in: 0.25)
        XCTAssertEqual(thumb.place, CGPoint(x: 100, y: 500))
        XCTAssertEqual(index.place, CGPoint(x: 290, y: 340))
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    func testKeysAndATrackpad() async throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        navigation.transitions = .slide
        navigation.pushViewController(DetailScreen(), animated: false)
        let stage = Stage(root: navigation)
        navigation.present(UIViewController(), using: .card)
        try stage.settle()
        stage.press("[", .command)
        stage.press(UIKeyCommand.inputEscape)
        stage.scroll(at: CGPoint(x: 195, y: 400), by: CGVector(dx: 0, dy: 300), in: 0.3)
        try stage.settle()
        XCTAssertNil(navigation.presentedViewController, "Escape")
        XCTAssertEqual(navigation.viewControllers.count, 2, "nothing goes back under a card")
        XCTAssertTrue(stage.press("[", .command))
        try stage.settle()
        XCTAssertEqual(navigation.viewControllers.count, 1)
    }

    func testBars() async throws {
        try goBack()
    }

    private func goBack() throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        navigation.pushViewController(DetailScreen(), animated: false)
        let stage = Stage(.phone, root: navigation)
        try stage.settle()
        XCTAssertTrue(HeadlessBars.tapBackButton(of: navigation.navigationBar))
        try stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
        XCTAssertTrue(navigation.topViewController is ListScreen)
    }

    func testATestThatFailsByAdvice() async throws {
        let former = Advice.receive
        defer { Advice.receive = former }
        Advice.receive = { XCTFail($0) }
        try goBack()
    }

    func testATaskWaits() async throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        navigation.transitions = .slide
        let stage = Stage(.phone, root: navigation)
        let detail = DetailScreen()
        try stage.settle()
        let push = Task { await navigation.performTransition { navigation.pushViewController(detail, animated: true) } }
        await Task.yield()
        try stage.settle()
        let outcome = await push.value
        XCTAssertEqual(outcome, .completed)
        XCTAssertTrue(navigation.topViewController === detail)
    }

    func seenFrame(of view: UIView, in window: UIWindow) -> CGRect {
        let layer = view.layer.presentation() ?? view.layer
        return layer.convert(layer.bounds, to: window.layer.presentation())
    }

    func testAScreenCovers() async throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        navigation.transitions = .cover.duration(0.6).timing(.linear)
        let stage = Stage(.phone, root: navigation)
        let (detail, height) = (DetailScreen(), stage.window.bounds.height)

        navigation.pushViewController(detail, animated: true)
        stage.turn()
        XCTAssertEqual(seenFrame(of: detail.view, in: stage.window).minY, height, accuracy: 0.5)
        stage.advance(by: 0.3)
        XCTAssertEqual(seenFrame(of: detail.view, in: stage.window).minY, height / 2, accuracy: 0.5)
        try stage.settle()
        XCTAssertEqual(seenFrame(of: detail.view, in: stage.window), stage.window.bounds)
    }

    func testWhereAPresentedScreenIsSeen() async throws {
        let root = ListScreen()
        let stage = Stage(.phone, root: root)
        let detail = DetailScreen()
        let half = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
        root.present(detail, using: .card.layout(half).animation(.card.duration(0.6).timing(.linear)))
        stage.turn()
        XCTAssertEqual(seenFrame(of: detail.view, in: stage.window).minY, 844, accuracy: 0.5)
        try stage.settle()
        let place = seenFrame(of: detail.view, in: stage.window)
        detail.dismiss(animated: true)
        stage.turn()
        stage.advance(by: 0.3)
        XCTAssertEqual(
            seenFrame(of: detail.view, in: stage.window).minY, (place.minY + 844) / 2, accuracy: 0.5, "half way")
        try stage.settle()
    }

    func testTheColourOfABar() async throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        let stage = Stage(.phone, root: navigation)
        navigation.transitions = .system
        navigation.topViewController?.navigationItem.barState.background = .color(.red)
        try stage.settle()
        XCTAssertEqual(stage.color(at: CGPoint(x: 195, y: 60)).red, 1, accuracy: 0.01)
        XCTAssertEqual(stage.color(at: CGPoint(x: 195, y: 60)).green, 0, accuracy: 0.01)
    }

    func testAPictureOfACard() async throws {
        let root = ListScreen()
        let stage = Stage(.smallPhone, root: root)
        root.present(DetailScreen(), using: .card)
        try stage.settle()
        let (top, bottom) = (CGPoint(x: 160, y: 100), CGPoint(x: 160, y: 500))
        let recording = stage.record("Card") { stage.finger.drag(from: top, to: bottom, in: 0.3) }
        try recording.expectPicture(named: "card")
    }

    func testNothingIsLeftBehind() async throws {
        let navigation = UINavigationController(rootViewController: ListScreen())
        navigation.transitions = .slide
        navigation.pushViewController(DetailScreen(), animated: false)
        let stage = Stage(.phone, root: navigation)
        let before = WindowDump(stage.window)
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 60, y: 400), in: 0.5)
        try stage.settle()
        XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
        XCTAssertTrue(navigation.topViewController is DetailScreen)
    }
}

private final class ListScreen: UIViewController {}
private final class DetailScreen: UIViewController {}
