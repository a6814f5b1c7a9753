import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests sheets that go and come with the screen of a stack that presents them.
@MainActor
final class ScreenSheetTests: ScreenSheetTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    func testItGoesAndComesWithAPush() async throws {
        for (name, stack) in stacks {
            for animated in [true, false] {
                for answer in HeadlessQuirks.PresentationsInTransitions.allCases {
                    HeadlessQuirks.presentationsInTransitions = answer
                    let note = "\(name) \(animated) \(answer)"
                    let stand = try stage(stack)
                    let dump = WindowDump(stand.stage.window)
                    stand.navigation.pushViewController(stand.b, animated: animated)
                    try stand.stage.settle()
                    XCTAssertNil(stand.navigation.presentedViewController, note)
                    XCTAssertNil(sheet.transitioningDelegate, note)
                    stand.navigation.popViewController(animated: animated)
                    try stand.stage.settle()
                    expectSheet(stand, note)
                    XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [], note)
                    sheet.dismiss(animated: true)
                    try stand.stage.settle()
                }
            }
        }
    }

    func testItMovesAlongWithThePush() async throws {
        for (name, stack) in stacks {
            let stand = try stage(stack)
            let start = try XCTUnwrap(top)
            stand.push()
            stand.stage.advance(by: 0.2)
            XCTAssertGreaterThan(try XCTUnwrap(top), start + 20, name)
            stand.stage.advance(by: 0.01)
            try stand.stage.settle()
            XCTAssertNil(stand.navigation.presentedViewController, name)
            XCTAssertEqual(stand.titles, ["A", "B"])
        }
    }

    func testItFollowsAFingerAndComesBackWhenTheSwipeIsCancelled() async throws {
        for (name, stack) in stacks {
            for completes in [false, true] {
                let note = "\(name) \(completes)"
                let stand = try stage(stack, showsB: true)
                let dump = WindowDump(stand.stage.window)
                let start = try XCTUnwrap(top)
                let finger = stand.stage.finger
                finger.down(at: CGPoint(x: 2, y: 300))
                finger.drag(to: CGPoint(x: 195, y: 300), in: 0.4)
                finger.hold(for: 0.2)
                XCTAssertNotNil(stand.navigation.transitionCoordinator, note)
                XCTAssertGreaterThan(try XCTUnwrap(top), start + 20, note)
                finger.drag(to: CGPoint(x: completes ? 380 : 20, y: 300), in: 0.4)
                finger.hold(for: 0.2)
                finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, completes ? ["A"] : ["A", "B"], note)
                guard !completes else {
                    XCTAssertNil(stand.navigation.presentedViewController, note)
                    continue
                }
                expectSheet(stand, note)
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [], note)
            }
        }
    }

    func testItsScreenAppearsOnceWhenItIsBack() async throws {
        var lines: [String] = []
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        let screen = TestScreen("Screen") { lines.append($0) }
        stand.navigation.pushViewController(screen, animated: false)
        try stand.stage.settle()
        screen.present(sheet, using: transitions.initialDetent(large))
        try stand.stage.settle()
        stand.push()
        try stand.stage.settle()
        lines = []
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(lines, ["Screen will appear", "Screen did appear"])
        expectSheet(stand)
        lines = []
        stand.push()
        try stand.stage.settle()
        XCTAssertEqual(lines, ["Screen will disappear", "Screen did disappear"])
    }

    func testTheDelegateAndTheClosureOfTheAppAreThereAgain() async throws {
        let stand = try stage(.slide)
        let delegate = DismissalLog()
        sheet.presentationController?.delegate = delegate
        var changes = 0
        sheet.overlayPresentation?.overlay.onDetentChange = { _ in changes += 1 }
        try goAndComeBack(stand)
        XCTAssertTrue(sheet.presentationController?.delegate === delegate)
        sheet.overlayPresentation?.overlay.onDetentChange?(large)
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(delegate.calls, [])
    }

    /// A sheet that dims at its largest detent leaves too, and its backdrop with it.
    func testOneThatDimsNowGoesAlong() async throws {
        let stand = try stage(.slide)
        sheet.overlayPresentation?.selectedDetent = .large
        try stand.stage.settle()
        let dump = WindowDump(stand.stage.window)
        try goAndComeBack(stand)
        XCTAssertEqual(sheet.overlayPresentation?.selectedDetent, .large)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [])
    }

    func testOneThatAlwaysDimsStaysWithAdvice() async throws {
        let log = AdviceLog()
        defer { log.close() }
        let stand = try StackStage(showsB: false) { $0.transitions = .slide }
        stand.a.present(sheet, using: .sheet(detents: [.height(150), .large]).belongsToScreen())
        try stand.stage.settle()
        let dump = WindowDump(stand.stage.window)
        XCTAssertEqual(log.lines.count, 1, "\(log.lines)")
        stand.push()
        try stand.stage.settle()
        XCTAssertTrue(stand.navigation.presentedViewController === sheet)
        stand.pop()
        try stand.stage.settle()
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [])
    }

    func testOneThatTheAppHasDismissedStaysAway() async throws {
        let stand = try stage(.slide)
        sheet.dismiss(animated: true)
        try stand.stage.settle()
        try goAndComeBack(stand)
        expectNone(stand)
    }

    func testOneThatTheUserHasPulledAwayStaysAway() async throws {
        let stand = try stage(.slide)
        let finger = stand.stage.finger
        finger.drag(from: CGPoint(x: 195, y: 844 - 320), to: CGPoint(x: 195, y: 840), in: 0.3)
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
        try goAndComeBack(stand)
        expectNone(stand)
    }

    func testOneThatIsAwayIsTakenBack() async throws {
        let stand = try stage(.slide)
        stand.push()
        try stand.stage.settle()
        sheet.dismissPresentations { _ in }
        stand.pop()
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
    }

    func testTheScreenReleasesIt() async throws {
        weak var released: UIViewController?
        let stand = try StackStage { $0.transitions = .slide }
        do {
            let own = TestScreen("Own")
            let screen = TestScreen("Screen")
            released = own
            stand.navigation.pushViewController(screen, animated: false)
            try stand.stage.settle()
            screen.present(own, using: transitions)
            try stand.stage.settle()
        }
        stand.navigation.popViewController(animated: true)
        try stand.stage.settle()
        HeadlessLog.reset()
        XCTAssertNil(stand.navigation.presentedViewController)
        XCTAssertNil(released)
    }

    func testItFadesWithReducedMotion() async throws {
        let stand = try stage(.slide, device: .phone.reducingMotion)
        let dump = WindowDump(stand.stage.window)
        let start = try XCTUnwrap(top)
        stand.push()
        stand.stage.advance(by: 0.1)
        XCTAssertEqual(top, start)
        XCTAssertEqual(sheet.overlayPresentation?.presentedView?.alpha, 0)
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
        stand.pop()
        try stand.stage.settle()
        expectSheet(stand)
        XCTAssertEqual(WindowDump(stand.stage.window).difference(from: dump), [])
    }

    func testOutsideOfAStackThereIsAdvice() async throws {
        let log = AdviceLog()
        defer { log.close() }
        let stand = try CardStage()
        try stand.present(using: transitions)
        XCTAssertEqual(log.lines.count, 1, "\(log.lines)")
        XCTAssertTrue(stand.isPresenting)
    }
}
