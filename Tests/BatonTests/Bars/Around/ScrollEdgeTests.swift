import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// A background of its own at the scroll edge.
@MainActor
final class ScrollEdgeTests: GenerationTestCase {
    /// How far content scrolls until the background has replaced the one at the edge.
    private static let distance: CGFloat = 16
    private static let fading = BarState(background: .color(UIColor(red: 1, green: 0.25, blue: 0, alpha: 1))) {
        $0.scrollEdgeBackground = .clear
    }

    func testTheBackgroundFadesInWithTheContent() async throws {
        let scene = try ScrollStage(Self.fading)
        scene.paint.assertClose(to: .nothing)
        for (offset, alpha) in [(4, 0.25), (8, 0.5), (12, 0.75), (16, 1), (400, 1), (0, 0), (-50, 0)] {
            scene.scroll(to: CGFloat(offset))
            XCTAssertEqual(scene.paint.alpha, alpha, accuracy: 1e-6, "\(offset)")
            XCTAssertEqual(scene.paint.shadow, alpha, accuracy: 1e-6, "the line at \(offset)")
        }
    }

    func testTwoColoursMix() async throws {
        let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
        let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
        let scene = try ScrollStage(BarState(background: .color(red)) { $0.scrollEdgeBackground = .color(blue) })
        scene.scroll(to: 4)
        scene.paint.assertClose(to: SeenPaint(red: 0.25, green: 0, blue: 0.75, alpha: 1, shadow: 1))
    }

    /// What one view cannot mix fades out and in one after the other, and the kind changes where nothing is seen.
    func testOtherKindsFadeOneAfterTheOther() async throws {
        let scene = try ScrollStage(
            BarState(background: .blur(.systemMaterial)) { $0.scrollEdgeBackground = .color(.red) })
        scene.scroll(to: 4)
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
        XCTAssertTrue(scene.backdrop is ColorBackdrop)
        scene.scroll(to: 12)
        XCTAssertEqual(scene.backdrop?.seenPart ?? 0, 0.5, accuracy: 1e-6)
        XCTAssertTrue(scene.backdrop is BlurBackdrop)
    }

    func testAlphaAppliesToBoth() async throws {
        var state = Self.fading
        state.backgroundAlpha = 0.5
        let scene = try ScrollStage(state)
        scene.scroll(to: 8)
        XCTAssertEqual(scene.paint.alpha, 0.25, accuracy: 1e-6)
        scene.list.navigationItem.barState.backgroundAlpha = 1
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
    }

    func testAScreenWithoutAScrollViewIsAtTheEdge() async throws {
        let scene = try BarStage(.system, from: Self.fading, to: BarState())
        scene.paint.assertClose(to: .nothing)
    }

    /// The fade follows an animated scroll at every frame, without a layout of the content.
    func testScrollingLaysOutNoContent() async throws {
        let scene = try ScrollStage(Self.fading)
        let content = LaidOutView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.list.scrollView.addSubview(content)
        try scene.stage.settle()
        let before = content.layouts
        scene.list.scrollView.setContentOffset(CGPoint(x: 0, y: scene.top + 30), animated: true)
        var seen: Set<Double> = []
        for _ in 0..<30 {
            scene.stage.advance(by: 1.0 / 60)
            let past = Double(scene.list.scrollView.contentOffset.y - scene.top)
            XCTAssertEqual(scene.paint.alpha, min(1, max(0, past / Self.distance)), accuracy: 1e-6)
            seen.insert(scene.paint.alpha)
        }
        XCTAssertGreaterThan(seen.count, 3)
        XCTAssertEqual(content.layouts, before)
    }

    /// Each paint starts and ends as its own scroll position shows it.
    func testATransitionIsBetweenTheScrollPositions() async throws {
        for driver in BarDriver.allCases {
            for offset in [0, 12, 100] as [CGFloat] {
                let scene = try ScrollStage(Self.fading, .clear, driver)
                scene.scroll(to: offset)
                let start = scene.paint
                scene.push()
                scene.paint.assertClose(to: start, "push \(driver) \(offset)")
                scene.stage.advance(by: 1.0 / 60)
                try scene.stage.settle()
                scene.paint.assertClose(to: .nothing, "pushed \(driver) \(offset)")
                scene.pop()
                try scene.stage.settle()
                scene.paint.assertClose(to: start, "popped \(driver) \(offset)")
                scene.scroll(to: 8)
                XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6, "\(driver) \(offset)")
            }
        }
    }

    func testUnderTheFingerThePaintIsBetweenTheScrollPositions() async throws {
        for finishing in [true, false] {
            let scene = try ScrollStage(Self.fading, .clear)
            scene.scroll(to: 8)
            let start = scene.paint
            scene.push()
            try scene.stage.settle()
            scene.stage.finger.down(at: CGPoint(x: 1, y: 400))
            for part in [0.25, 0.5] {
                scene.stage.finger.drag(to: CGPoint(x: 1 + 390 * part, y: 400), in: 0.2)
                XCTAssertEqual(scene.paint.alpha, start.alpha * scene.popProgress, accuracy: 0.01)
            }
            finishing ? scene.stage.finger.up() : scene.stage.finger.cancel()
            try scene.stage.settle()
            scene.paint.assertClose(to: finishing ? start : .nothing, "\(finishing)")
            guard finishing else { continue }
            scene.scroll(to: 100)
            XCTAssertEqual(scene.paint.alpha, 1)
        }
    }

    func testAReplacedScrollViewIsFollowed() async throws {
        let scene = try ScrollStage(Self.fading)
        scene.scroll(to: 100)
        let other = UIScrollView(frame: scene.list.view.bounds)
        other.contentSize.height = 3_000
        scene.list.scrollView.removeFromSuperview()
        scene.list.view.addSubview(other)
        scene.list.setContentScrollView(other, for: .top)
        try scene.stage.settle()
        scene.paint.assertClose(to: .nothing)
        other.contentOffset.y += 8
        try scene.stage.settle()
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
    }

    func testAnotherScrollViewThatTheScreenNamesIsFollowed() async throws {
        let scene = try ScrollStage(Self.fading)
        let other = UIScrollView(frame: scene.list.view.bounds)
        other.contentSize.height = 3_000
        scene.list.view.addSubview(other)
        scene.list.setContentScrollView(other, for: .top)
        scene.list.navigationItem.barState.tintColor = .white
        try scene.stage.settle()
        other.contentOffset.y += 8
        scene.stage.turn()
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
        scene.scroll(to: 16)
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6, "it is no longer named")
    }

    /// UIKit removes the constraint that tells Baton of scrolling when the scroll view leaves the stack.
    func testAScrollViewThatComesBackIsFollowed() async throws {
        let scene = try ScrollStage(Self.fading)
        scene.scroll(to: 8)
        scene.list.scrollView.removeFromSuperview()
        try scene.stage.settle()
        scene.list.view.addSubview(scene.list.scrollView)
        scene.list.navigationItem.barState.tintColor = .white
        try scene.stage.settle()
        scene.scroll(to: 12)
        XCTAssertEqual(scene.paint.alpha, 0.75, accuracy: 1e-6)
    }

    func testItHoldsAcrossTabs() async throws {
        let tabs = UITabBarController()
        let scene = try ScrollStage(Self.fading) {
            tabs.viewControllers = [$0, UIViewController()]
            return tabs
        }
        scene.scroll(to: 8)
        tabs.selectedIndex = 1
        try scene.stage.settle()
        tabs.selectedIndex = 0
        try scene.stage.settle()
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
        scene.scroll(to: 12)
        XCTAssertEqual(scene.paint.alpha, 0.75, accuracy: 1e-6)
    }

    /// A colour of the visible screen changes on the same view, and on no other screen.
    func testAColourOnTheWayIsShownAtOnce() async throws {
        let scene = try ScrollStage(.ember)
        let view = scene.backdrop
        for part in [0.25, 0.5, 0.75] as [CGFloat] {
            scene.list.navigationItem.barState.background = .color(UIColor(red: part, green: 0, blue: 1, alpha: 1))
            XCTAssertEqual(scene.paint.red, Double(part), accuracy: 1e-6)
            XCTAssertTrue(scene.backdrop === view)
        }
        UIView.animate(withDuration: 1) {
            scene.list.navigationItem.barState.background = .color(UIColor(red: 0, green: 0, blue: 1, alpha: 1))
        }
        scene.stage.advance(by: 0.5)
        XCTAssertEqual(scene.paint.red, 0.375, accuracy: 0.2)
        XCTAssertGreaterThan(scene.paint.red, 0)
        try scene.stage.settle()
        XCTAssertEqual(scene.paint.red, 0)
    }

    /// Only screens that name such a background have a view that hears of scrolling.
    func testNothingRemains() async throws {
        let scene = try ScrollStage(BarState(background: .color(.red)) { $0.prefersLargeTitles = false })
        XCTAssertEqual(scene.watches, 0)
        scene.list.navigationItem.barState.scrollEdgeBackground = .clear
        try scene.stage.settle()
        XCTAssertEqual(scene.watches, 1)
        scene.list.navigationItem.barState.scrollEdgeBackground = nil
        try scene.stage.settle()
        XCTAssertEqual(scene.watches, 0)
        scene.list.navigationItem.barState.scrollEdgeBackground = .clear
        try scene.stage.settle()
        scene.navigation.transitions = nil
        XCTAssertEqual(scene.watches, 0)
    }

    // MARK: Large titles

    /// On the iOS 26 design a large title belongs to the scroll view, and is under the bar (B17.41).
    func testALargeTitleIsVisibleBelowAPaintedBar() async throws {
        let scene = try ScrollStage(.ember) {
            $0.navigationBar.prefersLargeTitles = true
            return $0
        }
        let isOnGlass = BarDesign.current == .glass
        XCTAssertEqual(scene.bar.bounds.height, HeadlessDevice.rowHeight + 52)
        XCTAssertEqual(scene.paint.alpha, isOnGlass ? 0 : 1)
        for offset in stride(from: 0, through: 52, by: 4) as StrideThrough<CGFloat> {
            scene.scroll(by: offset)
            XCTAssertEqual(scene.paint.alpha, isOnGlass ? 0 : 1, "\(offset)")
        }
        scene.scroll(by: 52 + 8)
        XCTAssertEqual(scene.paint.alpha, isOnGlass ? 0.5 : 1, accuracy: 1e-6)
        scene.scroll(by: 400)
        scene.paint.assertClose(to: .ember)
        XCTAssertEqual(scene.backdrop?.frame.height, 47 + HeadlessDevice.rowHeight)
    }

    func testOnlyLargeTitlesMakeThePaintFade() async throws {
        let isOnGlass = BarDesign.current == .glass
        typealias Mode = UINavigationItem.LargeTitleDisplayMode
        let cases: [(Mode, Mode, isLarge: Bool)] = [
            (.always, .automatic, true), (.never, .automatic, false), (.automatic, .automatic, true),
            (.always, .never, false), (.never, .always, true),
        ]
        for (first, second, isLarge) in cases {
            let scene = try ScrollStage(BarState(), .ember) {
                $0.navigationBar.prefersLargeTitles = true
                $0.viewControllers[0].navigationItem.largeTitleDisplayMode = first
                return $0
            }
            scene.detail.navigationItem.largeTitleDisplayMode = second
            scene.push()
            try scene.stage.settle()
            XCTAssertEqual(scene.bar.bounds.height, HeadlessDevice.rowHeight + (isLarge ? 52 : 0))
            XCTAssertEqual(scene.paint.alpha, isLarge && isOnGlass ? 0 : 1, "\(first) \(second)")
        }
    }

    func testAStateMayPaintBehindALargeTitle() async throws {
        let red = BarState.Background.color(.red)
        let scene = try ScrollStage(BarState(background: red) { $0.scrollEdgeBackground = red }) {
            $0.navigationBar.prefersLargeTitles = true
            return $0
        }
        XCTAssertEqual(scene.paint.alpha, 1)
    }
}

private final class LaidOutView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
