import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the bar of a screen made with SwiftUI, whose state comes late. It blends, as far as it comes before the end of the
/// transition.
@MainActor
final class HostingBarTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    /// What comes in a turn after the end is a change of the visible screen, which is at once, or as the app animates it.
    private static let inTime = HostingScreen.Moment.allCases.filter { $0 != .turnAfterDidAppear }

    private func screen(_ moment: HostingScreen.Moment, _ change: @escaping (HostingScreen) -> Void) -> HostingScreen {
        let screen = HostingScreen("Second")
        screen.updates = [(moment, change)]
        return screen
    }

    private func scene(
        _ driver: BarDriver, _ moment: HostingScreen.Moment, from: BarState = .clear, early: BarState = .clear,
        late: BarState = .ember
    ) throws -> BarStage {
        try BarStage(
            driver, from: from, to: early, screen: screen(moment) { $0.navigationItem.barState = late })
    }

    /// Lets a transition run, and returns the largest step of what is painted from one frame to the next.
    private func largestStep(_ scene: BarStage, for seconds: TimeInterval = 1.5) -> Double {
        var (largest, last) = (0.0, scene.paint)
        for _ in 0..<Int(seconds * 60) {
            scene.stage.advance(by: 1.0 / 60)
            let next = scene.paint
            largest = max(largest, abs(next.alpha - last.alpha))
            if next.alpha > 0.01, last.alpha > 0.01 {
                let steps = [next.red - last.red, next.green - last.green, next.blue - last.blue]
                largest = max(largest, steps.map(abs).max() ?? 0)
            }
            last = next
        }
        return largest
    }

    /// UIKit's spring moves at most 0.16 of its way in a frame, if it is squeezed into 0.35 seconds. A jump is at least a half.
    private static let smoothStep = 0.2

    func testALateStateIsShownAtTheEndWithoutAJump() async throws {
        for driver in BarDriver.allCases {
            for moment in Self.inTime {
                let scene = try scene(driver, moment)
                scene.push()
                XCTAssertLessThan(largestStep(scene), Self.smoothStep, "\(driver), \(moment)")
                try scene.stage.settle()
                scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver), \(moment)")
            }
        }
    }

    /// Also from one colour to another, and back to UIKit's own bar.
    func testALateStateOfAnotherKind() async throws {
        let rows: [(BarState, BarState, BarState, SeenPaint)] = [
            (.ember, .ember, .halfSea, .halfSea), (.ember, BarState(), .ember, .ember),
            (BarState(), BarState(), .ember, .ember), (.ember, .ember, BarState(), .nothing),
            (BarState(), .ember, .clear, .nothing),
        ]
        for (from, early, late, end) in rows {
            for moment in [HostingScreen.Moment.turnAfterWillAppear, .viewDidAppear] {
                let scene = try scene(.slide, moment, from: from, early: early, late: late)
                scene.push()
                let name = [from, early, late].map { "\($0.background.map { "\($0)" } ?? "none")" }.joined(
                    separator: ", ")
                XCTAssertLessThan(largestStep(scene), Self.smoothStep, "\(name), \(moment)")
                try scene.stage.settle()
                scene.paint.assertClose(to: end, within: 1e-6, "\(name), \(moment)")
                XCTAssertEqual(scene.navigation.view.barBackdrops.count, late == BarState() ? 0 : 1)
            }
        }
    }

    func testAStateThatComesAfterTheTransitionIsShownAtOnce() async throws {
        for driver in BarDriver.allCases {
            let scene = try scene(driver, .turnAfterDidAppear)
            scene.push()
            XCTAssertEqual(largestStep(scene), 1, accuracy: 0.01, "\(driver)")
            scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver)")
        }
    }

    /// The lower screen sets its state late in a swipe that is cancelled. Nothing of it is left.
    func testACancelledSwipeToALateScreen() async throws {
        for driver in [BarDriver.system, .slide] {
            for moment in HostingScreen.Moment.allCases {
                let scene = try BarStage(driver, from: .clear, to: .halfSea)
                let lower = screen(moment) { $0.navigationItem.barState = .ember }
                scene.navigation.setViewControllers([lower, scene.second], animated: false)
                try scene.stage.settle()
                scene.drivePop(to: 0.5)
                try scene.release(finishing: false)
                scene.paint.assertClose(to: .halfSea, within: 1e-6, "\(driver), \(moment)")
                scene.pop()
                XCTAssertLessThan(largestStep(scene), moment == .turnAfterDidAppear ? 1.1 : Self.smoothStep)
                scene.paint.assertClose(to: .ember, within: 1e-6, "\(driver), \(moment)")
            }
        }
    }

    /// The upper screen changes its state under the finger, and stays.
    func testAStateThatChangesUnderAFingerThatReturnsIsBlendedIn() async throws {
        let scene = try BarStage(.slide, from: .clear, to: .clear)
        try scene.arrive()
        scene.drivePop(to: 0.4)
        scene.second.navigationItem.barState = .ember
        scene.stage.finger.cancel()
        XCTAssertLessThan(largestStep(scene), Self.smoothStep)
        scene.paint.assertClose(to: .ember, within: 1e-6)
    }

    /// B17.7
    func testNoAppearanceIsWrittenDuringTheTransitionOnTheGlassDesign() async throws {
        guard HeadlessDevice.current.design == .glass else { return }
        for driver in [BarDriver.system, .slide] {
            let upper = WriteCountingScreen("Second")
            let scene = try BarStage(driver, from: .clear, to: .ember, screen: upper)
            scene.push()
            scene.stage.advance(by: 0.05)
            let writes = upper.writes
            upper.navigationItem.barState = BarState(background: .color(.green), titleColor: .red)
            while scene.navigation.transitionCoordinator != nil {
                XCTAssertEqual(upper.writes, writes, "\(driver)")
                scene.stage.advance(by: 1.0 / 60)
            }
            try scene.stage.settle()
            XCTAssertEqual(scene.titleColor, .red, "\(driver)")
        }
    }

    func testALateHiddenBarAndALateLargeTitle() async throws {
        for moment in HostingScreen.Moment.allCases {
            let hidden = try scene(.slide, moment, early: BarState(), late: BarState { $0.isHidden = true })
            hidden.push()
            try hidden.stage.settle()
            XCTAssertTrue(hidden.navigation.isNavigationBarHidden, "\(moment)")
            XCTAssertEqual(hidden.second.view.safeAreaInsets.top, hidden.stage.window.safeAreaInsets.top, "\(moment)")
            hidden.pop()
            try hidden.stage.settle()
            XCTAssertFalse(hidden.navigation.isNavigationBarHidden, "\(moment)")
            let large = try scene(.slide, moment, late: BarState { $0.prefersLargeTitles = false })
            large.bar.prefersLargeTitles = true
            large.push()
            try large.stage.settle()
            XCTAssertEqual(large.bar.frame.height, 44, accuracy: 10.1, "\(moment)")
            XCTAssertEqual(large.second.additionalSafeAreaInsets, .zero, "\(moment)")
        }
    }

    /// A title and a button that come after `viewWillAppear` are shown, whatever is painted.
    func testLateItemsOnEachBar() async throws {
        for state in [BarState(), .clear, .ember, .halfSea] {
            for driver in BarDriver.allCases {
                for moment in HostingScreen.Moment.allCases {
                    let screen = HostingScreen("Late title")
                    screen.itemsArrive = moment
                    let scene = try BarStage(driver, from: .ember, to: state, screen: screen)
                    scene.push()
                    try scene.stage.settle()
                    XCTAssertNotNil(scene.label("Late title"), "\(driver), \(moment)")
                    XCTAssertNotNil(scene.label(HostingScreen.buttonTitle), "\(driver), \(moment)")
                }
            }
        }
    }
}
