import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// A test case with a sheet that belongs to a screen of a stack.
@MainActor
class ScreenSheetTestCase: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    let sheet = TestScreen("Sheet")
    let large = SheetDetent.height(300)

    var transitions: ModalTransitions {
        .sheet(detents: [.height(150), large, .large]).floats(false).undimmed(upTo: large).belongsToScreen()
    }

    /// A stack whose root or second screen presents the sheet, at its second detent.
    func stage(
        _ stack: NavigationTransitions?, showsB: Bool = false, device: HeadlessDevice = .phone
    ) throws -> StackStage {
        let stand = try StackStage(device, showsB: showsB) { $0.transitions = stack }
        (showsB ? stand.b : stand.a).present(sheet, using: transitions)
        try stand.stage.settle()
        sheet.overlayPresentation?.selectedDetent = large
        try stand.stage.settle()
        return stand
    }

    func expectSheet(_ stand: StackStage, _ note: String = "") {
        XCTAssertTrue(stand.navigation.presentedViewController === sheet, note)
        XCTAssertEqual(sheet.overlayPresentation?.selectedDetent, large, note)
        XCTAssertEqual(sheet.overlayPresentation?.presentedView?.transform, .identity, note)
        XCTAssertEqual(sheet.overlayPresentation?.presentedView?.alpha, 1, note)
        XCTAssertEqual(HeadlessLog.warnings, [], note)
    }

    /// Nothing is presented, and nothing of Baton's is left.
    func expectNone(_ stand: StackStage, line: UInt = #line) {
        XCTAssertNil(stand.navigation.presentedViewController, line: line)
        XCTAssertEqual(stand.stage.window.leftovers, [], line: line)
    }

    /// Pushes a screen, over which nothing is presented, and pops it.
    func goAndComeBack(_ stand: StackStage, line: UInt = #line) throws {
        stand.push()
        try stand.stage.settle()
        XCTAssertNil(stand.navigation.presentedViewController, line: line)
        stand.pop()
        try stand.stage.settle()
    }

    var top: CGFloat? { sheet.overlayPresentation?.presentedView?.seenFrame.minY }

    let stacks: [(String, NavigationTransitions)] = [("UIKit's", .system), ("Baton's", .slide)]
}
