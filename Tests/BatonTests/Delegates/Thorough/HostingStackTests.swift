import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests screens made with SwiftUI in a stack: content, title and buttons that arrive late, with each way to come and to go.
@MainActor
final class HostingStackTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private static let transitions: [(String, NavigationTransitions)] = [
        ("system", .system), ("slide", .slide), ("cover", .cover), ("fade", .fade),
    ]

    private func forEachCase(
        _ body: (HostingScreen.Moment, NavigationTransitions, HeadlessDevice, String) throws -> Void
    ) rethrows {
        for moment in HostingScreen.Moment.allCases {
            for (name, transitions) in Self.transitions {
                for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                    try body(moment, transitions, device, "\(moment), \(name), \(device.layoutDirection)")
                }
            }
        }
    }

    private func screen(_ title: String, _ moment: HostingScreen.Moment, hitsItself: Bool = false) -> HostingScreen {
        let screen = HostingScreen(title)
        screen.contentArrives = moment
        screen.itemsArrive = moment
        screen.hosting.hitsItself = hitsItself
        return screen
    }

    /// Checks that everything of the top screen is there: its content between the bar and the home indicator, its title and its
    /// button, and that it takes taps.
    private func assertIsWhole(
        _ screen: HostingScreen, _ title: String, _ stand: StackStage, _ note: String, line: UInt = #line
    ) throws {
        XCTAssertTrue(stand.navigation.topViewController === screen, note, line: line)
        let bar = stand.navigation.navigationBar
        let (window, bottom) = (stand.stage.window, stand.stage.window.safeAreaInsets.bottom)
        let content = try XCTUnwrap(screen.hosting.content, note, line: line)
        let place = content.convert(content.bounds, to: window)
        XCTAssertEqual(place.minY, bar.convert(bar.bounds, to: window).maxY, accuracy: 0.01, note, line: line)
        XCTAssertEqual(place.maxY, window.bounds.maxY - bottom, accuracy: 0.01, note, line: line)
        let texts = bar.family.compactMap { ($0 as? UILabel)?.text }
        XCTAssertTrue(texts.contains(title), "\(note): \(texts)", line: line)
        XCTAssertTrue(texts.contains(HostingScreen.buttonTitle), "\(note): \(texts)", line: line)
        let before = screen.taps
        stand.stage.finger.tap(at: screen.hosting.convert(GeometryKeepingView.buttonPlace, to: window))
        try stand.stage.settle()
        XCTAssertEqual(screen.taps, before + 1, "taps, \(note)", line: line)
    }

    private func stack(_ transitions: NavigationTransitions, _ device: HeadlessDevice, _ screens: [UIViewController])
        throws -> StackStage
    {
        try StackStage(device, showsB: false) {
            $0.setViewControllers(screens, animated: false)
            $0.transitions = transitions
        }
    }

    func testPushAndPop() async throws {
        try forEachCase { moment, transitions, device, name in
            for hitsItself in [false, true] {
                let lower = screen("Lower", moment, hitsItself: hitsItself)
                let upper = screen("Upper", moment, hitsItself: hitsItself)
                let stand = try stack(transitions, device, [lower])
                try assertIsWhole(lower, "Lower", stand, "at first, \(name)")
                let before = WindowDump(stand.stage.window)
                stand.push(upper)
                try stand.stage.settle()
                try assertIsWhole(upper, "Upper", stand, "pushed, \(name)")
                stand.pop()
                try stand.stage.settle()
                try assertIsWhole(lower, "Lower", stand, "popped, \(name)")
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
            }
        }
    }

    /// The swipe begins while the upper screen has just appeared, so that what is late arrives under the finger.
    func testASwipeBackThatFinishesAndOneThatIsCancelled() async throws {
        try forEachCase { moment, transitions, device, name in
            for finishes in [false, true] {
                let (lower, upper) = (screen("Lower", moment), screen("Upper", .viewDidLoad))
                let stand = try stack(transitions, device, [lower, upper])
                let (finger, bounds) = (stand.stage.finger, stand.stage.window.bounds)
                let edge = device.layoutDirection == .rightToLeft ? bounds.maxX - 1 : 1
                finger.down(at: CGPoint(x: edge, y: bounds.midY))
                finger.drag(to: CGPoint(x: bounds.midX, y: bounds.midY), in: 0.2)
                XCTAssertNotNil(stand.navigation.transitionCoordinator, name)
                finishes ? finger.up() : finger.cancel()
                try stand.stage.settle()
                let (staying, title) = finishes ? (lower, "Lower") : (upper, "Upper")
                try assertIsWhole(staying, title, stand, "finishes: \(finishes), \(name)")
            }
        }
    }

    func testAPushWithoutAnimation() async throws {
        for moment in HostingScreen.Moment.allCases {
            let upper = screen("Upper", moment)
            let stand = try stack(.slide, .phone, [screen("Lower", moment)])
            stand.navigation.pushViewController(upper, animated: false)
            try stand.stage.settle()
            try assertIsWhole(upper, "Upper", stand, "\(moment)")
        }
    }

    func testAPushThatAFingerCatchesAndTurnsRound() async throws {
        for moment in HostingScreen.Moment.allCases {
            let (lower, upper) = (screen("Lower", moment), screen("Upper", moment))
            let stand = try stack(.slide, .phone, [lower])
            stand.push(upper)
            stand.stage.advance(by: 0.1)
            stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 400), towards: CGPoint(x: 1, y: 0))
            stand.stage.finger.drag(to: CGPoint(x: 380, y: 400), in: 0.1)
            stand.stage.finger.up()
            try stand.stage.settle()
            try assertIsWhole(lower, "Lower", stand, "\(moment)")
        }
    }

    /// The content is in its place from the first frame, and moves with its screen only.
    func testContentThatIsThereInTheFirstLayoutDoesNotMoveOnItsScreen() async throws {
        let moments: [HostingScreen.Moment] = [.viewDidLoad, .viewWillAppear, .viewIsAppearing, .layout]
        for (name, transitions) in Self.transitions {
            for moment in moments {
                let upper = screen("Upper", moment)
                let stand = try stack(transitions, .phone, [screen("Lower", .viewDidLoad)])
                stand.push(upper)
                stand.stage.turn()
                let content = try XCTUnwrap(upper.hosting.content)
                let places = (0..<30).map { _ in
                    stand.stage.advance(by: 1.0 / 60)
                    return content.seenFrame
                }
                XCTAssertEqual(Set(places.map(\.minY)), [places[0].minY], "\(moment), \(name)")
                XCTAssertEqual(Set(places.map(\.height)), [places[0].height], "\(moment), \(name)")
            }
        }
    }

    func testTabs() async throws {
        for moment in HostingScreen.Moment.allCases {
            for device in [HeadlessDevice.phone, .phone.rightToLeft] {
                let screens = [screen("A", moment), screen("B", moment)]
                let tabs = UITabBarController()
                tabs.viewControllers = screens.map(UINavigationController.init(rootViewController:))
                tabs.transitions = .slideAcross
                let stage = Stage(device, root: tabs)
                try stage.settle()
                for index in [1, 0, 1] {
                    tabs.selectedIndex = index
                    try stage.settle()
                    let content = try XCTUnwrap(screens[index].hosting.content, "\(moment)")
                    let place = content.convert(content.bounds, to: stage.window)
                    let bar = try XCTUnwrap(screens[index].navigationController?.navigationBar)
                    XCTAssertEqual(place.minY, bar.convert(bar.bounds, to: stage.window).maxY, accuracy: 0.01)
                    XCTAssertEqual(place.maxY, stage.window.bounds.maxY - screens[index].view.safeAreaInsets.bottom)
                    XCTAssertEqual(screens[index].tabBarItem.title, ["A", "B"][index])
                }
            }
        }
    }
}
