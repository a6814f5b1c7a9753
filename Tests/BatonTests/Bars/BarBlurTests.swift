import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a blur fades by its effect, and not by the alpha of an effect view, which UIKit draws wrongly.
@MainActor
final class BarBlurTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static var devices: [HeadlessDevice] { [.phone, .phone.rightToLeft] }

    private static let blur = BarState(background: .blur(.systemMaterial, tint: .red))

    private func blur(_ backdrop: (any BarBackdrop)?, line: UInt = #line) throws -> BlurBackdrop {
        try XCTUnwrap(backdrop as? BlurBackdrop, line: line)
    }

    /// Asserts that a part of the effect, of the tint and of the line is seen, and that no effect view is translucent.
    private func assertSeen(_ part: Double, of blur: BlurBackdrop, _ note: String = "", line: UInt = #line) {
        let content = blur.contentView.layer.presentation() ?? blur.contentView.layer
        let path = sequence(first: blur as UIView) { $0.superview }
        for view in path {
            let layer = view.layer.presentation() ?? view.layer
            XCTAssertEqual(layer.opacity, 1, "\(type(of: view)) \(note)", line: line)
        }
        XCTAssertEqual(blur.seenPart, part, accuracy: 0.01, "effect \(note)", line: line)
        XCTAssertEqual(Double(content.opacity), part, accuracy: 0.01, "tint \(note)", line: line)
    }

    func testBesideAClearBarTheEffectFollowsTheTransition() async throws {
        // The animators of an app's own move to the left in both directions.
        let ways = BarDriver.allCases.map { ($0, HeadlessDevice.phone) } + [(.slide, .phone.rightToLeft)]
        for (driver, device) in ways {
            let scene = try BarStage(driver, from: .clear, to: Self.blur, on: device)
            scene.push()
            for _ in 0..<4 {
                scene.stage.advance(by: 1.0 / 30)
                let part = 1 - Double(scene.popProgress)
                XCTAssertGreaterThan(part, 0, "\(driver)")
                assertSeen(part, of: try blur(scene.backdrop), "push \(driver)")
            }
            try scene.stage.settle()
            assertSeen(1, of: try blur(scene.backdrop), "at rest \(driver)")
            for progress in [0.25, 0.5, 0.3] as [CGFloat] {
                scene.drivePop(to: progress)
                assertSeen(1 - Double(scene.popProgress), of: try blur(scene.backdrop), "pop \(driver)")
            }
            try scene.release(finishing: false)
            assertSeen(1, of: try blur(scene.backdrop), "cancelled \(driver)")
        }
    }

    /// Before iOS 26 UIKit cross-fades its own background over what Baton fades in.
    func testBesideUIKitsOwnBackgroundTheEffectFollowsTheTransition() async throws {
        for device in Self.devices {
            let scene = try BarStage(.slide, from: BarState(), to: Self.blur, on: device)
            scene.push()
            scene.stage.advance(by: 0.1)
            assertSeen(1 - Double(scene.popProgress), of: try blur(scene.backdrop))
            try scene.stage.settle()
            scene.pop()
            scene.stage.advance(by: 0.1)
            assertSeen(1 - Double(scene.popProgress), of: try blur(scene.backdrop))
            try scene.stage.settle()
        }
    }

    /// A film of the fade shows more and more of the blur, and less and less on the way back.
    func testARecordingShowsTheFade() async throws {
        let scene = try BarStage(.slide, from: .clear, to: Self.blur)
        for pops in [false, true] {
            let recording = try scene.stage.record("fade") {
                pops ? scene.pop() : scene.push()
                try scene.stage.settle()
            }
            let radii = recording.frames.compactMap { $0.views.first { $0.name.hasSuffix("BlurBackdrop") }?.blur }
            XCTAssertGreaterThan(Set(radii).count, 10)
            XCTAssertEqual(radii, pops ? radii.sorted(by: >) : radii.sorted())
        }
    }

    func testScrollingDrivesTheEffect() async throws {
        var state = Self.blur
        state.scrollEdgeBackground = .clear
        let scene = try ScrollStage(state)
        for (offset, part) in [(4, 0.25), (8, 0.5), (12, 0.75), (16, 1), (12, 0.75), (2, 0.125)] {
            scene.scroll(to: CGFloat(offset))
            assertSeen(part, of: try blur(scene.backdrop), "\(offset)")
        }
        scene.scroll(to: 8)
        let shown = try blur(scene.backdrop)
        scene.scroll(to: 12)
        XCTAssertTrue(scene.backdrop === shown)
    }

    func testAnAlphaDrivesTheEffect() async throws {
        let scene = try BarStage(.slide, from: Self.blur, to: BarState())
        for alpha in [0.5, 0.25, 1, 0, 0.75] {
            scene.first.navigationItem.barState.backgroundAlpha = alpha
            assertSeen(alpha, of: try blur(scene.backdrop), "\(alpha)")
        }
    }

    /// An animation of the effect leads to the whole effect or to none. A part of it is therefore reached by the alpha of the
    /// view, and held at rest by a paused animator.
    func testATransitionToAPartIsContinuousAndEndsInIt() async throws {
        let ways = [(0.5, 1.0), (0.5, 0), (1, 0.5), (0, 0.5), (0.25, 0.75)]
        for (from, to, device) in ways.flatMap({ way in Self.devices.map { (way.0, way.1, $0) } }) {
            var (first, second) = (Self.blur, Self.blur)
            (first.backgroundAlpha, second.backgroundAlpha) = (from, to)
            let scene = try BarStage(.slide, from: first, to: second, on: device)
            assertSeen(from, of: try blur(scene.backdrop))
            scene.push()
            for _ in 0..<6 {
                let part = 1 - Double(scene.popProgress)
                XCTAssertEqual(scene.backdrop?.seenPart ?? -1, from + (to - from) * part, accuracy: 0.01)
                scene.stage.advance(by: 1.0 / 30)
            }
            try scene.stage.settle()
            assertSeen(to, of: try blur(scene.backdrop), "\(from) to \(to)")
            scene.pop()
            try scene.stage.settle()
            assertSeen(from, of: try blur(scene.backdrop), "\(to) to \(from)")
        }
    }

    /// A plain bar tells nobody that its items were replaced. The carrier notices it when the bar is resized, also while a part
    /// of a blur is held.
    func testAStandaloneBarHoldsAPart() async throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: 390, height: 44))
        let root = UIViewController()
        root.view.addSubview(bar)
        let stage = Stage(root: root)
        let (one, two) = (UINavigationItem(title: "One"), UINavigationItem(title: "Two"))
        var half = Self.blur
        half.backgroundAlpha = 0.5
        (one.barState, two.barState) = (half, half)
        let carrier = NavigationBarCarrier(for: bar)
        carrier.setItems([one], animated: false)
        try stage.settle()
        assertSeen(0.5, of: try blur(bar.barBackdrops.first))
        bar.pushItem(two, animated: true)
        stage.advance(by: 0.1)
        assertSeen(0.5, of: try blur(bar.barBackdrops.first), "pushed")
        try stage.settle()
        two.barState.backgroundAlpha = 0.25
        assertSeen(0.25, of: try blur(bar.barBackdrops.first), "after the push")
        let three = UINavigationItem(title: "Three")
        three.barState = .ember
        bar.items = [three]
        bar.frame.size.width = 300
        try stage.settle()
        XCTAssertTrue(bar.barBackdrops.first is ColorBackdrop)
        carrier.end()
    }

    /// The system ends animations in the background, also the one that holds the part.
    func testAHeldPartIsThereWhenTheAppReturns() async throws {
        for device in Self.devices {
            var half = Self.blur
            half.backgroundAlpha = 0.5
            let scene = try BarStage(.slide, from: half, to: BarState(), on: device)
            scene.stage.enterBackground()
            scene.stage.advance(by: 1)
            scene.stage.enterForeground()
            try scene.stage.settle()
            assertSeen(0.5, of: try blur(scene.backdrop))
            scene.first.navigationItem.barState.backgroundAlpha = 0.25
            assertSeen(0.25, of: try blur(scene.backdrop))
        }
    }

    /// A paused animator that is released raises an exception. So it ends where the bar leaves its window or its paint.
    func testAHeldPartEndsWithItsViewAndItsWindow() async throws {
        var half = Self.blur
        half.backgroundAlpha = 0.5
        do {
            let scene = try BarStage(.slide, from: half, to: BarState())
            let shown = try blur(scene.backdrop)
            scene.stage.window.rootViewController = UIViewController()
            try scene.stage.settle()
            XCTAssertNil(shown.window)
            XCTAssertEqual(shown.effect, UIBlurEffect(style: .systemMaterial))
            scene.stage.window.rootViewController = scene.navigation
            try scene.stage.settle()
            assertSeen(0.5, of: try blur(scene.backdrop), "back in the window")
            scene.first.navigationItem.barState = .ember
            XCTAssertTrue(scene.backdrop is ColorBackdrop)
            scene.first.navigationItem.barState = half
            scene.navigation.transitions = nil
            XCTAssertNil(scene.backdrop)
        }
        weak var released: UINavigationController?
        do {
            let scene = try BarStage(.slide, from: half, to: BarState())
            released = scene.navigation
            scene.stage.window.isHidden = true
        }
        TurnLoop.main.advance(by: 1)
        XCTAssertNil(released)
    }
}
