import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests sheets that go and come with the screen of a stack that presents them.
@MainActor
final class ScreenSheetTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private let sheet = TestScreen("Sheet")
    private let large = SheetDetent.fixed(300)

    private var transitions: ModalTransitions {
        .bottomSheet([.fixed(150), large, .large]).floats(false).undimmed(upTo: large).belongsToScreen()
    }

    override func tearDown() async throws {
        await MainActor.run { HeadlessQuirks.presentationsInTransitions = .begin }
    }

    /// A stack whose root or second screen presents the sheet, at its second detent.
    private func stage(
        _ stack: NavigationTransitions?, showsB: Bool = false, device: HeadlessDevice = .phone
    ) throws -> StackStage {
        let stand = try StackStage(device, showsB: showsB) { $0.transitions = stack }
        (showsB ? stand.b : stand.a).present(sheet, using: transitions)
        try stand.stage.settle()
        sheet.overlayPresentationController?.selectedDetent = large
        try stand.stage.settle()
        return stand
    }

    private func expectSheet(_ stand: StackStage, _ note: String = "") {
        XCTAssertTrue(stand.navigation.presentedViewController === sheet, note)
        XCTAssertEqual(sheet.overlayPresentationController?.selectedDetent, large, note)
        XCTAssertEqual(sheet.overlayPresentationController?.presentedView?.transform, .identity, note)
        XCTAssertEqual(sheet.overlayPresentationController?.presentedView?.alpha, 1, note)
        XCTAssertEqual(HeadlessLog.warnings, [], note)
    }

    private var top: CGFloat? { sheet.overlayPresentationController?.presentedView?.seenFrame.minY }

    private let stacks: [(String, NavigationTransitions)] = [("UIKit's", .system), ("Baton's", .slide)]

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
    }

    func testTheDelegateAndTheClosureOfTheAppAreThereAgain() async throws {
        let stand = try stage(.slide)
        let delegate = DismissalLog()
        sheet.presentationController?.delegate = delegate
        var changes = 0
        sheet.overlayPresentationController?.onDetentChange = { _ in changes += 1 }
        stand.push()
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertTrue(sheet.presentationController?.delegate === delegate)
        sheet.overlayPresentationController?.onDetentChange(large)
        XCTAssertEqual(changes, 1)
        XCTAssertEqual(delegate.calls, [])
    }

    func testADimmedOneStays() async throws {
        let stand = try stage(.slide)
        sheet.overlayPresentationController?.selectedDetent = .large
        try stand.stage.settle()
        stand.push()
        try stand.stage.settle()
        XCTAssertTrue(stand.navigation.presentedViewController === sheet)
        XCTAssertEqual(stand.titles, ["A", "B"])
    }

    func testOneThatTheUserHasDismissedStaysAway() async throws {
        let stand = try stage(.slide)
        sheet.dismiss(animated: true)
        try stand.stage.settle()
        stand.push()
        try stand.stage.settle()
        stand.pop()
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController)
        XCTAssertEqual(stand.stage.window.leftovers, [])
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

    func testOutsideOfAStackThereIsAdvice() async throws {
        let log = AdviceLog()
        defer { log.close() }
        let stand = try CardStage()
        try stand.present(using: transitions)
        XCTAssertEqual(log.lines.count, 1, "\(log.lines)")
        XCTAssertTrue(stand.isPresenting)
    }
}
