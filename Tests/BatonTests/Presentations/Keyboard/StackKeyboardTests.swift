import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests the keyboard of a screen in a stack that Baton animates, with each answer to who ends the editing (U19).
@MainActor
final class StackKeyboardTests: GenerationTestCase {
    typealias Answer = HeadlessQuirks.EditingInTransitions

    override class var generations: [Int] { [15, 18, 26, 27] }

    override func tearDown() async throws {
        HeadlessQuirks.editingInCustomTransitions = .lastsUntilRemoval
        HeadlessQuirks.keyboardsMoveWithScreens = false
    }

    /// What the finger, the screens and the keyboard do, on a stack with a field that is edited on B.
    @MainActor
    private struct Scene {
        let stand: StackStage
        let field: LoggingField
        let sign: CGFloat
        let frame: CGRect

        init(
            _ answer: Answer = .lastsUntilRemoval, on device: HeadlessDevice = .phone,
            setUp: (UINavigationController) -> Void = { $0.transitions = .slide }
        ) throws {
            HeadlessQuirks.editingInCustomTransitions = answer
            stand = try StackStage(device, setUp: setUp)
            field = LoggingField.edited(on: stand.b)
            sign = device.layoutDirection == .rightToLeft ? -1 : 1
            // Longer than the keyboard's spring moves.
            stand.stage.advance(by: 1)
            frame = HeadlessKeyboard.visibleFrame
            _ = field.take()
        }

        private func x(_ way: CGFloat) -> CGFloat { sign > 0 ? way : 390 - way }

        func drag(to way: CGFloat) {
            stand.stage.finger.down(at: CGPoint(x: x(3), y: 300))
            stand.stage.finger.drag(to: CGPoint(x: x(way), y: 300), in: 0.3)
        }

        /// Drags, holds and lets go. The screen stays if the way is short.
        func swipe(by way: CGFloat) throws {
            drag(to: way)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try settle()
        }

        /// Waits until the screens and the keyboard are at rest.
        func settle() throws {
            try stand.stage.settle()
            stand.stage.advance(by: 1)
        }
    }

    /// A push whose property animator the test can look at.
    private final class SeenPush: PushAnimator {
        private(set) var isRunning: () -> Bool = { false }

        override func prepare(_ transition: RunningTransition) {
            super.prepare(transition)
            isRunning = { [unowned self] in interruptibleAnimator(using: transition.context).isRunning }
        }
    }

    /// What an app does when its keyboard leaves must not run in the middle of UIKit's own beginning, nor in the animation of the
    /// screens.
    func testTheKeyboardLeavesWhenTheScreensMove() async throws {
        let animator = SeenPush(.slide)
        let scene = try Scene { $0.transitions = NavigationTransitions(push: .animator { _ in animator }, pop: .slide) }
        var ends: [[Bool]] = []
        let observer = NotificationObserver(of: UITextField.textDidEndEditingNotification) {
            ends.append([animator.isRunning(), UIView.inheritedAnimationDuration == 0])
        }
        scene.stand.push(TestScreen("C"))
        scene.stand.stage.advance(by: 0.05)
        XCTAssertEqual(ends, [[true, true]])
        try scene.settle()
        withExtendedLifetime(observer) {}
    }

    private static let devices = [HeadlessDevice.phone, .phone.rightToLeft]

    /// Runs a check with each answer, in both reading directions.
    private func each(_ check: (Answer, HeadlessDevice) throws -> Void) rethrows {
        for device in Self.devices {
            for answer in Answer.allCases { try check(answer, device) }
        }
    }

    // MARK: Swipes

    /// Under the finger the keyboard is where UIKit has it.
    func testUnderTheFingerTheEditingIsUIKits() async throws {
        try each { answer, device in
            let scene = try Scene(answer, on: device)
            scene.drag(to: 120)
            let ends = answer == .endsAtStart || answer == .endsAtStartAndReturns
            XCTAssertEqual(scene.stand.navigation.transitionCoordinator?.isInteractive, true)
            XCTAssertEqual(scene.field.take(), ends ? ["ends", "hides"] : [], "\(answer)")
            scene.stand.stage.finger.up()
            try scene.settle()
        }
    }

    func testAfterACancelTheFieldIsEditedAgainAndTheKeyboardIsWhereItWas() async throws {
        try each { answer, device in
            let scene = try Scene(answer, on: device)
            try scene.swipe(by: 120)
            XCTAssertEqual(scene.stand.titles, ["A", "B"])
            XCTAssertTrue(scene.field.isFirstResponder, "\(answer)")
            XCTAssertEqual(HeadlessKeyboard.visibleFrame, scene.frame, "\(answer)")
            let ends = answer == .endsAtStart || answer == .endsAtStartAndReturns
            // Where the editing lasts, nothing is done.
            XCTAssertEqual(scene.field.take(), ends ? ["ends", "hides", "begins", "shows"] : [], "\(answer)")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    /// The keyboard comes back along with the screen, and not when the screen is at rest.
    func testTheKeyboardComesBackAlongWithTheScreen() async throws {
        let scene = try Scene(.endsAtStart)
        scene.drag(to: 120)
        scene.stand.stage.finger.hold(for: 0.2)
        scene.stand.stage.finger.up()
        scene.stand.stage.turn()
        XCTAssertNotNil(scene.stand.navigation.transitionCoordinator)
        XCTAssertEqual(scene.field.take(), ["ends", "hides", "begins", "shows"])
        try scene.settle()
        XCTAssertEqual(scene.field.take(), [])
    }

    /// It is not known whether UIKit lets editing begin before the transition is over, or ends it once more.
    func testTheEditingGoesOnAtTheEndIfItCouldNotBefore() async throws {
        for refuses in [true, false] {
            let scene = try Scene(.endsAtStart)
            scene.field.mayBegin = { !refuses }
            scene.drag(to: 120)
            scene.stand.stage.finger.hold(for: 0.2)
            scene.stand.stage.finger.up()
            scene.stand.stage.turn()
            XCTAssertEqual(scene.field.isFirstResponder, !refuses)
            XCTAssertNotNil(scene.stand.navigation.transitionCoordinator)
            scene.field.resignFirstResponder()
            scene.field.mayBegin = { true }
            try scene.settle()
            XCTAssertTrue(scene.field.isFirstResponder)
            XCTAssertEqual(HeadlessKeyboard.visibleFrame, scene.frame)
        }
    }

    func testNoKeyboardStaysOverTheScreenBelow() async throws {
        try each { answer, device in
            let scene = try Scene(answer, on: device)
            scene.drag(to: 300)
            scene.stand.stage.finger.up()
            scene.stand.stage.turn()
            XCTAssertNotNil(scene.stand.navigation.transitionCoordinator)
            XCTAssertFalse(scene.field.isFirstResponder, "\(answer), when the finger has let go")
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer), when the finger has let go")
            try scene.settle()
            XCTAssertEqual(scene.stand.titles, ["A"])
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer)")
            XCTAssertEqual(scene.field.take(), ["ends", "hides"], "\(answer)")
            XCTAssertEqual(HeadlessLog.warnings, [])
        }
    }

    func testTheKeyboardThatMovesWithTheScreenIsBackAfterACancel() async throws {
        HeadlessQuirks.keyboardsMoveWithScreens = true
        for device in Self.devices {
            let scene = try Scene(on: device)
            scene.drag(to: 203)
            XCTAssertEqual(HeadlessKeyboard.visibleFrame.minX, 200 * scene.sign, accuracy: 12)
            scene.stand.stage.finger.drag(to: CGPoint(x: scene.sign > 0 ? 60 : 330, y: 300), in: 0.3)
            scene.stand.stage.finger.hold(for: 0.2)
            scene.stand.stage.finger.up()
            try scene.settle()
            XCTAssertEqual(scene.stand.titles, ["A", "B"])
            XCTAssertEqual(HeadlessKeyboard.visibleFrame, scene.frame)
            XCTAssertEqual(scene.field.take(), [])
        }
    }

    func testAFieldThatRefusesToEndDoesNotOutliveItsScreen() async throws {
        for answer in Answer.allCases {
            let scene = try Scene(answer)
            scene.field.mayEnd = false
            try scene.swipe(by: 300)
            XCTAssertEqual(scene.stand.titles, ["A"])
            XCTAssertFalse(scene.field.isFirstResponder, "\(answer)")
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer)")
        }
    }

    func testATextViewIsEditedAgainToo() async throws {
        for answer in Answer.allCases {
            HeadlessQuirks.editingInCustomTransitions = answer
            let stand = try StackStage { $0.transitions = .slide }
            let text = UITextView(frame: CGRect(x: 60, y: 150, width: 200, height: 100))
            stand.b.view.addSubview(text)
            text.becomeFirstResponder()
            try stand.stage.settle()
            stand.stage.finger.down(at: CGPoint(x: 3, y: 300))
            stand.stage.finger.drag(to: CGPoint(x: 120, y: 300), in: 0.3)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertTrue(text.isFirstResponder, "\(answer)")
            XCTAssertTrue(HeadlessKeyboard.isShown, "\(answer)")
        }
    }

    // MARK: What the app does meanwhile

    func testEditingThatTheAppEndsMeanwhileIsNotResumed() async throws {
        for answer in [Answer.lastsUntilRemoval, .outlivesTheScreen] {
            let scene = try Scene(answer)
            scene.drag(to: 120)
            scene.field.resignFirstResponder()
            scene.stand.stage.finger.hold(for: 0.2)
            scene.stand.stage.finger.up()
            try scene.settle()
            XCTAssertEqual(scene.stand.titles, ["A", "B"])
            XCTAssertFalse(scene.field.isFirstResponder, "\(answer)")
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer)")
        }
    }

    func testAnotherFieldThatTheAppEditsMeanwhileKeepsTheKeyboard() async throws {
        for answer in Answer.allCases {
            let scene = try Scene(answer)
            let other = UITextField(frame: CGRect(x: 60, y: 250, width: 200, height: 30))
            scene.stand.b.view.addSubview(other)
            scene.drag(to: 120)
            other.becomeFirstResponder()
            scene.stand.stage.finger.hold(for: 0.2)
            scene.stand.stage.finger.up()
            try scene.settle()
            XCTAssertTrue(other.isFirstResponder || answer == .endsAtStartAndReturns, "\(answer)")
            XCTAssertTrue(HeadlessKeyboard.isShown)
        }
    }

    /// A field that is edited under the finger belongs to the screen that leaves, too.
    func testAFieldThatIsEditedMeanwhileLeavesWithItsScreen() async throws {
        for answer in Answer.allCases {
            let scene = try Scene(answer)
            scene.field.resignFirstResponder()
            try scene.settle()
            scene.drag(to: 300)
            scene.field.becomeFirstResponder()
            scene.stand.stage.advance(by: 0.1)
            XCTAssertTrue(HeadlessKeyboard.isShown)
            scene.stand.stage.finger.up()
            try scene.settle()
            XCTAssertEqual(scene.stand.titles, ["A"])
            XCTAssertFalse(scene.field.isFirstResponder, "\(answer)")
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer)")
        }
    }

    /// Screens often end editing when they disappear. After a cancel they have not.
    func testEditingThatTheScreenEndsWhenItDisappearsIsResumed() async throws {
        let scene = try Scene()
        scene.stand.b.onWillDisappear = { [b = scene.stand.b] in b.view.endEditing(true) }
        try scene.swipe(by: 120)
        XCTAssertEqual(scene.field.take(), ["ends", "hides", "begins", "shows"])
        XCTAssertEqual(HeadlessKeyboard.visibleFrame, scene.frame)
    }

    func testAFieldOfTheScreenBelowTakesTheKeyboardAndGivesItBack() async throws {
        for finishes in [true, false] {
            let scene = try Scene()
            let below = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
            scene.stand.a.view.addSubview(below)
            scene.stand.a.onIsAppearing = { below.becomeFirstResponder() }
            try scene.swipe(by: finishes ? 300 : 120)
            XCTAssertEqual(below.isFirstResponder, finishes)
            XCTAssertEqual(scene.field.isFirstResponder, !finishes)
            XCTAssertTrue(HeadlessKeyboard.isShown)
        }
    }

    /// The editing does not go on under an alert.
    func testAnAlertThatIsPresentedMeanwhileKeepsTheKeyboardAway() async throws {
        let scene = try Scene(.endsAtStart)
        scene.drag(to: 120)
        let alert = UIAlertController(title: "Alert", message: nil, preferredStyle: .alert)
        scene.stand.navigation.present(alert, animated: true)
        scene.stand.stage.finger.hold(for: 0.2)
        scene.stand.stage.finger.up()
        try scene.settle()
        XCTAssertTrue(scene.stand.navigation.presentedViewController === alert)
        XCTAssertFalse(scene.field.isFirstResponder)
        XCTAssertFalse(HeadlessKeyboard.isShown)
    }

    // MARK: Changes by code

    func testAPopAndAPushPutTheKeyboardAwayAtTheStart() async throws {
        for answer in Answer.allCases {
            for pushes in [true, false] {
                let scene = try Scene(answer)
                pushes ? scene.stand.push(TestScreen("C")) : scene.stand.pop()
                scene.stand.stage.turn()
                scene.stand.stage.advance(by: 1.0 / 60)
                XCTAssertNotNil(scene.stand.navigation.transitionCoordinator)
                XCTAssertEqual(scene.field.take(), ["ends", "hides"], "\(answer), \(pushes)")
                try scene.settle()
                XCTAssertEqual(scene.field.take(), [], "\(answer), \(pushes)")
                XCTAssertFalse(HeadlessKeyboard.isShown)
            }
        }
    }

    /// A field that the entering screen edits takes the keyboard over, which does not move.
    func testTheKeyboardStaysForTheFieldOfTheEnteringScreen() async throws {
        let scene = try Scene()
        let next = TestScreen("C")
        let field = UITextField(frame: CGRect(x: 60, y: 150, width: 200, height: 30))
        next.view.addSubview(field)
        next.onIsAppearing = { field.becomeFirstResponder() }
        scene.stand.push(next)
        try scene.settle()
        XCTAssertTrue(field.isFirstResponder)
        XCTAssertEqual(scene.field.take(), ["ends"])
    }

    /// A finger catches a pop that runs, and turns it round.
    func testAPopThatIsTurnedRoundGivesTheKeyboardBack() async throws {
        for answer in Answer.allCases {
            let scene = try Scene(answer)
            scene.stand.pop()
            scene.stand.stage.turn()
            scene.stand.stage.advance(by: 0.1)
            let finger = scene.stand.stage.finger
            finger.catchTransition(at: CGPoint(x: 200, y: 300), towards: CGPoint(x: -1, y: 0))
            finger.drag(to: CGPoint(x: 20, y: 300), in: 0.3)
            XCTAssertFalse(HeadlessKeyboard.isShown, "\(answer)")
            finger.hold(for: 0.2)
            finger.up()
            try scene.settle()
            XCTAssertEqual(scene.stand.titles, ["A", "B"])
            XCTAssertTrue(scene.field.isFirstResponder, "\(answer)")
            XCTAssertEqual(HeadlessKeyboard.visibleFrame, scene.frame, "\(answer)")
        }
    }

    /// The editing ends when the finger lets the pop go on, and another finger turns it round.
    func testASwipeThatIsCaughtAgainAndTurnedRoundGivesTheKeyboardBack() async throws {
        let scene = try Scene()
        scene.drag(to: 200)
        let finger = scene.stand.stage.finger
        finger.up()
        scene.stand.stage.advance(by: 0.05)
        XCTAssertFalse(scene.field.isFirstResponder)
        finger.catchTransition(at: CGPoint(x: 300, y: 300), towards: CGPoint(x: -1, y: 0))
        finger.drag(to: CGPoint(x: 20, y: 300), in: 0.3)
        finger.hold(for: 0.2)
        finger.up()
        try scene.settle()
        XCTAssertEqual(scene.stand.titles, ["A", "B"])
        XCTAssertTrue(scene.field.isFirstResponder)
        XCTAssertEqual(HeadlessKeyboard.visibleFrame, scene.frame)
    }

    // MARK: Without Baton's drivers

    /// Animators and a swipe of Baton's in a delegate of the app.
    func testAnimatorsAloneDoTheSame() async throws {
        for answer in Answer.allCases {
            for (way, titles) in [(CGFloat(120), ["A", "B"]), (300, ["A"])] {
                let delegate = LoneAnimators()
                let scene = try Scene(answer) {
                    $0.delegate = delegate
                    delegate.swipe.attach(to: $0)
                }
                try scene.swipe(by: way)
                XCTAssertEqual(scene.stand.titles, titles)
                XCTAssertEqual(scene.field.isFirstResponder, way < 200, "\(answer)")
                XCTAssertEqual(HeadlessKeyboard.isShown, way < 200, "\(answer)")
            }
        }
    }

    /// UIKit's percent-driven interaction does not tell what it decides.
    func testAnInteractionOfUIKitsLeavesTheKeyboardWhereItBelongs() async throws {
        for answer in Answer.allCases {
            for finishes in [true, false] {
                let delegate = LoneAnimators()
                let scene = try Scene(answer) { $0.delegate = delegate }
                let percent = UIPercentDrivenInteractiveTransition()
                delegate.percent = percent
                scene.stand.pop()
                scene.stand.stage.turn()
                percent.update(0.5)
                scene.stand.stage.advance(by: 0.1)
                finishes ? percent.finish() : percent.cancel()
                try scene.settle()
                XCTAssertEqual(scene.stand.titles, finishes ? ["A"] : ["A", "B"])
                XCTAssertEqual(scene.field.isFirstResponder, !finishes, "\(answer)")
                XCTAssertEqual(HeadlessKeyboard.isShown, !finishes, "\(answer)")
            }
        }
    }

    /// Where UIKit pops, Baton does nothing, whatever becomes of the keyboard (B27.88).
    func testTheKeyboardOfUIKitsOwnPopIsUIKits() async throws {
        defer { HeadlessQuirks.editingInSystemTransitions = .endsAtStartAndReturns }
        for answer in Answer.allCases {
            HeadlessQuirks.editingInSystemTransitions = answer
            let scene = try Scene { $0.transitions = .system }
            try scene.swipe(by: 100)
            XCTAssertEqual(scene.stand.titles, ["A", "B"])
            XCTAssertEqual(scene.field.isFirstResponder, answer != .endsAtStart, "\(answer)")
            scene.stand.pop()
            try scene.settle()
            XCTAssertEqual(scene.field.isFirstResponder, answer == .outlivesTheScreen, "\(answer)")
        }
    }
}

/// A delegate of an app with Baton's animators, and a swipe or UIKit's interaction.
@MainActor
private final class LoneAnimators: NSObject, UINavigationControllerDelegate {
    let swipe = SwipePop()
    var percent: UIPercentDrivenInteractiveTransition?

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
    }

    func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        percent ?? (swipe.interaction.isBeginning ? swipe.interaction : nil)
    }
}
