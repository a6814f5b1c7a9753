import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Regression tests for failures that were reported for other navigation bar libraries.
@MainActor
final class BarFailuresTests: GenerationTestCase {
    // MARK: Flashes

    func testNoFlashOnPush() async throws {
        try BarDriver.allCases.forEach { try assertNoFlash($0, .ember, .ember, allowed: [.ember]) }
        try BarDriver.allCases.forEach { try assertNoFlash($0, .clear, .clear, allowed: [.nothing]) }
    }

    func testTransparentToOpaqueShowsNoWhiteAndNoStutter() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .clear, to: .ember)
            var alphas: [Double] = []
            let recording = try scene.stage.record("push") { try scene.arrive() }
            for frame in recording.frames {
                guard let fill = frame.views.first(where: { $0.name.hasSuffix("Backdrop") }) else { continue }
                alphas.append(fill.opacity)
                guard fill.opacity > 0, let color = fill.background else { continue }
                XCTAssertEqual(color.red, 1, accuracy: 0.001, "\(driver) at \(frame.time)")
                XCTAssertEqual(color.green, 0.25, accuracy: 0.001, "\(driver) at \(frame.time)")
            }
            XCTAssertGreaterThan(alphas.count, 10, "\(driver)")
            XCTAssertEqual(alphas, alphas.sorted(), "\(driver)")
            XCTAssertEqual(alphas.first, 0, "\(driver)")
            XCTAssertEqual(alphas.last, 1, "\(driver)")
        }
    }

    func testAPushToAHiddenBarShowsNoBarThatWasNotThere() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: BarState(isHidden: true))
            let recording = try scene.stage.record("push") { try scene.arrive() }
            let bars = recording.frames.compactMap { $0.views.first { $0.name == "UINavigationBar" }?.position }
            let places = bars.prefix { $0.y > 0 }.map(\.x)
            XCTAssertEqual(places, places.sorted(by: >), "\(driver)")
            XCTAssertGreaterThan(Set(places).count, 5, "\(driver)")
            XCTAssertTrue(bars.dropFirst(places.count).allSatisfy { $0.y <= 0 }, "\(driver)")
            XCTAssertLessThan(places.count, bars.count, "\(driver)")
        }
    }

    func testNothingJumpsWhenTheFingerIsLifted() async throws {
        for driver in BarDriver.allCases {
            for finishing in [true, false] {
                let scene = try BarStage(driver, from: .ember, to: .clear)
                try scene.arrive()
                var last = 0.0
                var largest = 0.0
                scene.drivePop(to: 0.3)
                last = scene.paint.alpha
                let recording = try scene.stage.record("release") {
                    if finishing, scene.delegate == nil {
                        NavigationTransitionDriver.driver(of: scene.navigation)?.swipe.interaction.finish()
                    }
                    try scene.release(finishing: finishing)
                }
                for frame in recording.frames {
                    guard let fill = frame.views.first(where: { $0.name.hasSuffix("Backdrop") }) else { continue }
                    largest = max(largest, abs(fill.opacity - last))
                    last = fill.opacity
                }
                // A critically damped spring over 0.7 of the progress in 0.25 s moves by 0.16 in its fastest frame. A
                // jump to either end would be 0.3 or more.
                XCTAssertLessThan(largest, 0.2, "\(driver) \(finishing)")
                XCTAssertEqual(last, finishing ? 1 : 0, accuracy: 1e-6, "\(driver) \(finishing)")
            }
        }
    }

    func testABarUnderTheFingerDoesNotFlickerFromTheSystemsToOurs() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: BarState(), to: .ember)
            try scene.arrive()
            var alphas = [scene.paint.alpha]
            for step in 1...20 {
                scene.drivePop(to: CGFloat(step) / 25)
                alphas.append(scene.paint.alpha)
            }
            XCTAssertEqual(alphas, alphas.sorted(by: >), "\(driver)")
            for (one, next) in zip(alphas, alphas.dropFirst()) { XCTAssertLessThan(one - next, 0.12, "\(driver)") }
        }
    }

    // MARK: States that persist

    func testATinyCancelledSwipeNeverTogglesTheHiddenBar() async throws {
        for (first, second) in [(BarState(isHidden: true), BarState()), (BarState(), BarState(isHidden: true))] {
            let scene = try BarStage(.slide, from: first, to: second)
            try scene.arrive()
            let before = scene.dump
            for _ in 0..<4 {
                scene.stage.finger.down(at: CGPoint(x: 1, y: 500))
                scene.stage.finger.drag(to: CGPoint(x: 20, y: 500), in: 0.1)
                scene.stage.finger.hold(for: 0.2)
                XCTAssertNotNil(scene.navigation.transitionCoordinator)
                scene.stage.finger.up()
                try scene.stage.settle()
                XCTAssertEqual(scene.navigation.topViewController, scene.second)
                XCTAssertEqual(scene.dump.difference(from: before), [])
            }
        }
    }

    func testHiddenToShownBySwipeAndThenAPush() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: BarState(isHidden: true))
            try scene.arrive()
            scene.drivePop(to: 0.8)
            try scene.release(finishing: true)
            let third = UIViewController()
            third.title = "Third"
            third.navigationItem.barState = .halfSea
            scene.navigation.pushViewController(third, animated: true)
            try scene.stage.settle()
            scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver)")
            XCTAssertFalse(scene.navigation.isNavigationBarHidden, "\(driver)")
            XCTAssertEqual(third.view.safeAreaInsets.top, 47 + HeadlessDevice.rowHeight, "\(driver)")
            XCTAssertEqual(scene.titleAlpha("Third"), 1, "\(driver)")
        }
    }

    func testTitleAndButtonsAreThereAfterAPartialSwipe() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: BarState(background: .clear, titleColor: .white))
            scene.second.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit")
            try scene.arrive()
            for part in [0.1, 0.4, 0.9] {
                scene.drivePop(to: part)
                try scene.release(finishing: false)
                XCTAssertEqual(scene.titleAlpha("Second"), 1, "\(driver) \(part)")
                XCTAssertEqual(scene.titleAlpha("Edit"), 1, "\(driver) \(part)")
                XCTAssertEqual(scene.titleAlpha("‹ First"), 1, "\(driver) \(part)")
                XCTAssertNil(scene.label("First"), "\(driver) \(part): a ghost of the other title is left")
                XCTAssertEqual(scene.titleColor, .white, "\(driver) \(part)")
            }
        }
    }

    /// In another library, alpha and title colour had no effect where appearances were set.
    func testAnAppearanceOfTheAppsDoesNotDisableTheState() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .clear)
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.brown]
        scene.navigation.navigationBar.standardAppearance = appearance
        scene.navigation.navigationBar.scrollEdgeAppearance = appearance
        scene.first.navigationItem.barState = BarState(
            background: .color(.red), backgroundAlpha: 0.5, titleColor: .white)
        XCTAssertEqual(scene.titleColor, .white)
        XCTAssertEqual(scene.paint.alpha, 0.5, accuracy: 1e-6)
        XCTAssertNil(scene.first.navigationItem.scrollEdgeAppearance?.backgroundColor)
        XCTAssertEqual(scene.bar.standardAppearance, appearance)
    }

    /// In another library, blending required translucent bars.
    func testABarThatIsNotTranslucentIsCarriedToo() async throws {
        let scene = try BarStage(.slide, from: BarState(), to: .ember)
        let opaque = UINavigationBarAppearance()
        opaque.configureWithOpaqueBackground()
        scene.bar.scrollEdgeAppearance = opaque
        try scene.stage.settle()
        let before = scene.dump
        try scene.arrive()
        scene.paint.assertClose(to: .ember, within: 1e-6)
        scene.drivePop(to: 0.8)
        try scene.release(finishing: true)
        XCTAssertEqual(scene.dump.difference(from: before), [])
    }

    func testTwoColouredAppearancesCrossFadeInsteadOfSnapping() async throws {
        for driver in BarDriver.allCases {
            let scene = try BarStage(driver, from: .ember, to: .halfSea)
            scene.push()
            scene.stage.advance(by: 0.15)
            let seen = scene.paint
            XCTAssertGreaterThan(seen.blue, 0.02, "\(driver)")
            XCTAssertLessThan(seen.blue, 0.74, "\(driver)")
        }
    }

    // MARK: Support

    /// Checks that every frame of a push and a pop shows one of the allowed paints.
    private func assertNoFlash(
        _ driver: BarDriver, _ from: BarState, _ to: BarState, allowed: [SeenPaint], line: UInt = #line
    ) throws {
        let scene = try BarStage(driver, from: from, to: to)
        let steps: [() -> Void] = [{ scene.push() }, { scene.pop() }]
        for step in steps {
            step()
            var frames = 0
            while scene.navigation.transitionCoordinator != nil, frames < 100 {
                allowed.forEach { scene.paint.assertClose(to: $0, within: 1e-6, "\(driver)", line: line) }
                scene.stage.advance(by: 1.0 / 60)
                frames += 1
            }
            XCTAssertGreaterThan(frames, 10, "\(driver)", line: line)
            try scene.stage.settle()
            allowed.forEach { scene.paint.assertClose(to: $0, within: 1e-6, "\(driver)", line: line) }
        }
    }
}

extension BarStage {
    /// The visible alpha of a bar label including its superviews, or nil if there is no such label.
    fileprivate func titleAlpha(_ text: String) -> Float? {
        guard let label = label(text) else { return nil }
        var alpha: Float = 1
        var view: UIView? = label
        while let next = view, next !== navigation.view {
            alpha *= next.layer.presentation()?.opacity ?? next.layer.opacity
            view = next.superview
        }
        return alpha
    }
}
