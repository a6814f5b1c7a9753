import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// The app sets a delegate of the stack or of its swipe after Baton. From then on, the app's delegate decides.
@MainActor
final class LateDelegateTests: XCTestCase {
    private var advice: AdviceLog!

    override func setUp() async throws {
        advice = AdviceLog()
    }

    override func tearDown() async throws {
        advice.close()
    }

    private func swipe(_ stand: StackStage) throws {
        stand.stage.finger.drag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 350, y: 400), in: 0.3)
        try stand.stage.settle()
    }

    func testTheFirstSwipeAfterwardsIsUIKits() async throws {
        for area in [SwipeArea.off, .automatic] {
            let stand = try StackStage { $0.transitions = NavigationTransitions(.cover).swipe(area) }
            let plain = PlainApp()
            stand.navigation.delegate = plain
            try self.swipe(stand)
            XCTAssertEqual(stand.titles, ["A"], "\(area)")
            XCTAssertTrue(stand.navigation.delegate === plain)
            XCTAssertFalse(stand.navigation.interactivePopGestureRecognizer?.delegate is SwipePermissionDelegate)
        }
    }

    /// Without UIKit's swipe, which would notice it first, the delegate is noticed by Baton's, which does not begin.
    func testADelegateThatIsSetUnderTheFingerEndsTheSwipe() async throws {
        let stand = try StackStage { $0.transitions = .cover }
        stand.navigation.interactivePopGestureRecognizer?.isEnabled = false
        if #available(iOS 26, *) { stand.navigation.interactiveContentPopGestureRecognizer?.isEnabled = false }
        let (driver, plain) = (try XCTUnwrap(stand.driver), PlainApp())
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.navigation.delegate = plain
        stand.stage.finger.drag(to: CGPoint(x: 350, y: 400), in: 0.3)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(driver.decisions, ["the swipe did not begin: another delegate was set"])
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertNil(driver.edgeSwipeRecognizer.view)
        XCTAssertTrue(stand.navigation.delegate === plain)
    }

    /// Baton sets the delegate to nil and back when it implements other methods.
    func testTheTransitionsAreReadWhileBatonItselfHasSetTheDelegateToNil() async {
        final class Probe: UINavigationController {
            var hadTransitions: [Bool] = []
            override var delegate: (any UINavigationControllerDelegate)? {
                didSet { if delegate == nil { hadTransitions.append(transitions != nil) } }
            }
        }
        let stack = Probe(rootViewController: UIViewController())
        stack.transitions = .system
        stack.transitions = .cover
        XCTAssertEqual(stack.hadTransitions, [true])
        XCTAssertTrue(stack.delegate === NavigationTransitionDriver.driver(of: stack))
    }

    func testTransitionsThatAreSetAgainForwardToTheNewDelegate() async throws {
        let stand = try StackStage { $0.transitions = .cover }
        let app = HandWrittenStackDelegate()
        stand.navigation.delegate = app
        stand.navigation.transitions = .cover
        stand.pop()
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.stage.window.dimmingView)
        try stand.stage.settle()
        XCTAssertEqual(
            app.takeCalls(),
            ["animator pop B to A", "interaction for PopAnimator", "willShow A true", "didShow A true"])
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.delegate === app)
        XCTAssertEqual(advice.lines, [])
    }

    func testAnExistingDelegateOfTheSwipeCanStillRefuse() async throws {
        let veto = Veto()
        let stand = try StackStage()
        stand.navigation.interactivePopGestureRecognizer?.delegate = veto
        stand.navigation.transitions = .mixed
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        XCTAssertGreaterThan(veto.asked, 0)
        stand.navigation.transitions = nil
        XCTAssertTrue(stand.navigation.interactivePopGestureRecognizer?.delegate === veto)
    }

    func testASwipeWithoutAnAnimatorDoesNotBegin() async throws {
        // B2.40: the app's delegate brings animators and has none for this screen.
        let stand = try StackStage {
            $0.delegate = HandWrittenStackDelegate()
            $0.transitions = .mixed
        }
        stand.stage.finger.down(at: CGPoint(x: 3, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 63, y: 400), in: 0.2)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.drag(to: CGPoint(x: 5, y: 400), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testAScreenThatHidesItsBackButtonRefusesTheSwipe() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.b.navigationItem.hidesBackButton = true
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"])
        stand.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", primaryAction: nil)
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A", "B"], "as with UIKit's own swipe")
        stand.navigation.transitions?.swipe.allowsReplacedBackButton = true
        try swipe(stand)
        XCTAssertEqual(stand.titles, ["A"], "a button of the app's own leads back as well")
    }

    func testAnotherReadingDirectionMovesTheEdge() async throws {
        let stand = try StackStage { $0.transitions = .slide }
        stand.navigation.view.semanticContentAttribute = .forceRightToLeft
        stand.stage.finger.drag(from: CGPoint(x: 387, y: 400), to: CGPoint(x: 40, y: 400), in: 0.3)
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    func testAnAnimatorChosenForOneScreenDoesNotAffectOthers() async throws {
        let stand = try StackStage(showsB: false) {
            $0.transitions = .fade
            $0.transitions?.choose = { $0.upper.title == "B" ? .style(.slide) : nil }
        }
        stand.push(RisingScreen())
        stand.stage.advance(by: 0.1)
        XCTAssertNotNil(stand.stage.window.dimmingView, "a cover darkens, a fade does not")
        try stand.stage.settle()
    }

    func testInASystemStackAScreensOwnTransitionIsIgnoredWithAdvice() async throws {
        let stand = try StackStage(showsB: false) { $0.transitions = .system }
        stand.push(RisingScreen())
        stand.stage.advance(by: 0.1)
        XCTAssertNil(stand.stage.window.dimmingView)
        try stand.stage.settle()
        XCTAssertEqual(advice.lines.count, 1)
        XCTAssertEqual(advice.lines.first?.contains("RisingScreen"), true)
    }
}

private final class PlainApp: NSObject, UINavigationControllerDelegate {}

private final class Veto: NSObject, UIGestureRecognizerDelegate {
    private(set) var asked = 0

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return false
    }
}

private final class RisingScreen: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.transition = .cover
    }
}
