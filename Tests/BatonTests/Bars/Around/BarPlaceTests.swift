import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The backdrop reaches from the top of the screen to the bottom of the bar, wherever the bar is, and at least to that of the
/// status bar.
@MainActor
final class BarPlaceTests: GenerationTestCase {
    override class var generations: [Int] { [27] }
    override class var exceptions: [String: [Int]] { ["testABarOfTheGlassDesignIsPaintedDownToItsEnd": [26, 27]] }

    private let list = ListScreen()

    private func scene(from: BarState = .ember, to: BarState = .halfSea, on device: HeadlessDevice = .phone) throws
        -> BarStage
    {
        let scene = try BarStage(.system, from: from, to: to, on: device)
        scene.first.title = nil
        list.navigationItem.barState = from
        list.navigationItem.navigationBarMinimization.minimizationBehavior = .onScrollDown
        scene.navigation.setViewControllers([list], animated: false)
        try scene.stage.settle()
        return scene
    }

    private func assertBackdropIsBelowTheBar(_ scene: BarStage, _ note: String = "", line: UInt = #line) throws {
        let backdrop = try XCTUnwrap(scene.backdrop, note, line: line)
        let frame = (backdrop.layer.presentation() ?? backdrop.layer).frame
        let bar = (scene.bar.layer.presentation() ?? scene.bar.layer).frame
        XCTAssertEqual(frame.minY, 0, accuracy: 0.01, note, line: line)
        let statusBar = scene.stage.window.safeAreaInsets.top
        XCTAssertEqual(frame.maxY, max(statusBar, bar.maxY), accuracy: 0.34, "\(note), bar \(bar)", line: line)
        XCTAssertEqual(frame.width, bar.width, accuracy: 0.01, note, line: line)
        XCTAssertEqual(backdrop.line.frame.minY, backdrop.bounds.height, accuracy: 0.01, note, line: line)
        XCTAssertEqual(backdrop.line.isHidden, backdrop.bounds.height <= 0, note, line: line)
    }

    /// The bar minimizes point by point with the content (B17.60), and the backdrop with it in the same frame.
    func testTheBackdropFollowsABarThatMinimizesAndComesBack() async throws {
        let scene = try scene()
        let finger = scene.stage.finger
        finger.down(at: CGPoint(x: 200, y: 700))
        for y in stride(from: 690.0, through: 500, by: -10) {
            finger.drag(to: CGPoint(x: 200, y: y), in: 1.0 / 60)
            scene.stage.turn()
            try assertBackdropIsBelowTheBar(scene, "down at \(y)")
        }
        XCTAssertEqual(scene.bar.frame.maxY, 0)
        XCTAssertEqual(scene.backdrop?.bounds.height, 47)
        for y in stride(from: 510.0, through: 690, by: 10) {
            finger.drag(to: CGPoint(x: 200, y: y), in: 1.0 / 60)
            scene.stage.turn()
            try assertBackdropIsBelowTheBar(scene, "up at \(y)")
        }
        finger.up()
        try scene.stage.settle()
        XCTAssertEqual(scene.bar.frame.minY, 47)
        try assertBackdropIsBelowTheBar(scene)
        scene.paint.assertClose(to: .ember)
    }

    /// A push and a pop bring a minimized bar back, or the quirk decides that it is still minimized after the pop (B17.64).
    func testTheBackdropFollowsAMinimizedBarThroughAPushAndAPop() async throws {
        defer { HeadlessQuirks.minimizedBarsReturnMinimized = false }
        for returns in [false, true] {
            HeadlessQuirks.minimizedBarsReturnMinimized = returns
            let test = BarPlaceTests(name: name) { _ in }
            let scene = try test.scene()
            scene.stage.finger.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 600), in: 0.5)
            try scene.stage.settle()
            XCTAssertLessThan(scene.bar.frame.minY, 0)
            for isPush in [true, false] {
                isPush ? scene.push() : scene.pop()
                while scene.navigation.transitionCoordinator != nil {
                    try assertBackdropIsBelowTheBar(scene, "push \(isPush), returns \(returns)")
                    scene.stage.advance(by: 1.0 / 60)
                }
                try scene.stage.settle()
                try assertBackdropIsBelowTheBar(scene, "after push \(isPush), returns \(returns)")
            }
            scene.paint.assertClose(to: .ember)
        }
    }

    /// The bar of the iOS 26 design is 54 high (B17.50).
    func testABarOfTheGlassDesignIsPaintedDownToItsEnd() async throws {
        let scene = try scene()
        XCTAssertEqual(scene.bar.frame, CGRect(x: 0, y: 47, width: 390, height: 54))
        XCTAssertEqual(scene.backdrop?.frame, CGRect(x: 0, y: 0, width: 390, height: 101))
        try scene.arrive()
        XCTAssertEqual(scene.backdrop?.frame, CGRect(x: 0, y: 0, width: 390, height: 101))
    }

    /// An app that is not linked with the SDK of 27.1 has a horizontal bar on an iPhone Duo, at y 24 (B17.54, B21.1).
    func testABarAtY24IsPaintedUpToTheTopOfTheScreen() async throws {
        let scene = try scene(on: .duo.linked(with: 27))
        XCTAssertEqual(scene.navigation.traitCollection.verticalBarEdge, .unspecified)
        XCTAssertEqual(scene.bar.frame.minY, 24)
        try assertBackdropIsBelowTheBar(scene)
        try scene.arrive()
        try assertBackdropIsBelowTheBar(scene)
        scene.paint.assertClose(to: .halfSea)
    }

    /// Where a bar is vertical, nothing is painted in a push, a swipe or at rest (B21.4).
    func testNothingIsPaintedBesideAVerticalBarInAnyFrame() async throws {
        for state in [
            BarState.clear,
            BarState {
                $0.shadowColor = .red
                $0.shadowImage = UIImage(systemName: "star")
            },
        ] {
            try checkNothingIsPainted(state)
        }
    }

    private func checkNothingIsPainted(_ state: BarState) throws {
        let scene = try scene(from: .ember, to: state, on: .duo)
        XCTAssertEqual(scene.navigation.traitCollection.verticalBarEdge, .trailing)
        scene.push()
        while scene.navigation.transitionCoordinator != nil {
            scene.paint.assertClose(to: .nothing)
            scene.stage.advance(by: 1.0 / 60)
        }
        scene.drivePop(to: 0.5)
        scene.paint.assertClose(to: .nothing)
        try scene.release(finishing: false)
        scene.paint.assertClose(to: .nothing)
        for screen in scene.navigation.viewControllers { XCTAssertNil(screen.navigationItem.standardAppearance) }
    }
}

/// A screen whose view is a long list.
private final class ListScreen: UIViewController {
    private let list = UIScrollView()

    override func loadView() {
        list.contentSize = CGSize(width: 100, height: 3_000)
        view = list
    }
}
