import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Measures what happens to a transition that another change meets, and compares it with the table of the documentation.
@MainActor
final class InterruptionTableTests: XCTestCase {
    /// What becomes of the second change.
    private enum Outcome: String {
        /// It begins in the turn in which it was asked for.
        case atOnce = "at once"
        /// It begins when the running one has ended.
        case waits
        /// A finger holds the running one.
        case caught
        case ignored
        /// It counts for the next transition.
        case nextTime = "the next time"
        /// The screens have their places in the new size in each frame.
        case follows
        /// The running one ends at once, and then the same.
        case ends
    }

    private typealias Cell = (runs: String, meets: String, measure: () throws -> Outcome)

    override func tearDown() async throws {
        await MainActor.run {
            HeadlessDevice.defaultSystemVersion = HeadlessDevice.phone.systemVersion
            HeadlessLog.reset()
        }
    }

    private static let page: String = {
        let folder = Repository.root
        return
            (try? String(contentsOf: folder.appendingPathComponent("Documentation/Interactions.md"), encoding: .utf8))
            ?? ""
    }()

    func testTheTableIsAsMeasured() async throws {
        for cell in cells {
            let former = try [15, 18].map { try measure(cell, on: $0) }
            let newer = try [26, 27].map { try measure(cell, on: $0) }
            XCTAssertEqual(former[0], former[1], "\(cell.runs), \(cell.meets): 15 and 18")
            XCTAssertEqual(newer[0], newer[1], "\(cell.runs), \(cell.meets): 26 and 27")
            let row = "| \(cell.runs) | \(cell.meets) | \(former[0].rawValue) | \(newer[0].rawValue) |"
            XCTAssertTrue(Self.page.contains(row), "The page has no row \(row)")
        }
    }

    private func measure(_ cell: Cell, on version: Int) throws -> Outcome {
        var found: Outcome?
        try HeadlessDevice.withSystem(version) { found = try cell.measure() }
        return try XCTUnwrap(found)
    }

    private var cells: [Cell] {
        stackCells(.slide, "Baton's push") + stackCells(.system, "UIKit's push") + ownStackCells
            + modalCells + sheetCells + tabCells
    }

    /// Interrupts what runs, and waits for the second change.
    private func outcome(
        _ stage: Stage, begun: () -> Bool, isHeld: () -> Bool = { false }, _ interrupt: () throws -> Void
    ) throws -> Outcome {
        try interrupt()
        stage.turn()
        if begun() { return .atOnce }
        if isHeld() { return .caught }
        for _ in 0..<120 {
            stage.advance(by: 1.0 / 60)
            if begun() { return .waits }
        }
        return .ignored
    }

    // MARK: Stacks

    private func runningPush(_ transitions: NavigationTransitions) throws -> StackStage {
        let stand = try StackStage(showsB: false) { $0.transitions = transitions }
        stand.push()
        stand.stage.advance(by: 0.15)
        return stand
    }

    private func stackCells(_ transitions: NavigationTransitions, _ name: String) -> [Cell] {
        [
            (
                name, "a pop by code",
                { [self] in
                    let stand = try runningPush(transitions)
                    return try outcome(stand.stage, begun: { stand.b.isMovingFromParent }) { stand.pop() }
                }
            ),
            (
                name, "a push by code",
                { [self] in
                    let stand = try runningPush(transitions)
                    let next = TestScreen("C")
                    return try outcome(stand.stage, begun: { next.isMovingToParent }) { stand.push(next) }
                }
            ),
            (
                name, "a tap on back",
                { [self] in
                    let stand = try runningPush(transitions)
                    return try outcome(stand.stage, begun: { stand.b.isMovingFromParent }) {
                        HeadlessBars.tapBackButton(of: stand.navigation.navigationBar)
                    }
                }
            ),
            (
                name, "a finger from the edge",
                { [self] in
                    let stand = try runningPush(transitions)
                    return try outcome(
                        stand.stage, begun: { stand.b.isMovingFromParent },
                        isHeld: { stand.navigation.transitionCoordinator?.isInteractive == true }
                    ) {
                        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
                        stand.stage.finger.drag(to: CGPoint(x: 40, y: 400), in: 0.05)
                    }
                }
            ),
            (
                name, "other transitions",
                { [self] in
                    let stand = try runningPush(transitions)
                    let place = stand.b.view.seenFrame.minX
                    stand.navigation.transitions = .fade
                    XCTAssertEqual(stand.b.view.seenFrame.minX, place, accuracy: 0.5)
                    try stand.stage.settle()
                    stand.pop()
                    stand.stage.advance(by: 0.1)
                    return stand.b.view.seenAlpha < 1 && stand.b.view.seenFrame.minX == 0 ? .nextTime : .ignored
                }
            ),
            (
                name, "a new size",
                { [self] in
                    let stand = try runningPush(transitions)
                    return try followsSize(stand.stage, [stand.a, stand.b], of: stand.navigation)
                }
            ),
        ]
    }

    /// Whether the screens in the window have its height and are as wide in every frame after a new size.
    private func followsSize(
        _ stage: Stage, _ screens: [UIViewController], of container: UIViewController
    ) throws -> Outcome {
        let size = CGSize(width: 600, height: 500)
        let ran = container.transitionCoordinator != nil
        stage.resize(to: size, lasting: 0)
        stage.turn()
        let ends = ran && container.transitionCoordinator == nil
        for _ in 0..<60 {
            let shown = screens.compactMap { $0.viewIfLoaded }.filter { $0.window != nil }
            guard !shown.isEmpty, shown.allSatisfy({ $0.bounds.size == size }) else { return .ignored }
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        return ends ? .ends : .follows
    }

    private var ownStackCells: [Cell] {
        func running() throws -> (Stage, BatonNavigationController, TestScreen) {
            let navigation = BatonNavigationController(showing: TestScreen("A"))
            navigation.transitions = .slide
            let stage = Stage(root: navigation)
            try stage.settle()
            let b = TestScreen("B")
            navigation.pushViewController(b, animated: true)
            stage.advance(by: 0.15)
            return (stage, navigation, b)
        }
        let name = "a `BatonNavigationController`"
        return [
            (
                name, "a pop by code",
                { [self] in
                    let (stage, navigation, b) = try running()
                    return try outcome(stage, begun: { b.isMovingFromParent }) {
                        navigation.popViewController(animated: true)
                    }
                }
            ),
            (
                name, "a push by code",
                { [self] in
                    let (stage, navigation, _) = try running()
                    let next = TestScreen("C")
                    return try outcome(stage, begun: { next.isMovingToParent }) {
                        navigation.pushViewController(next, animated: true)
                    }
                }
            ),
        ]
    }

    // MARK: Presentations

    private func runningCard(isComing: Bool) throws -> CardStage {
        let stand = try CardStage()
        if isComing {
            stand.presenter.present(stand.card, using: .card)
        } else {
            try stand.present()
            stand.card.dismiss(animated: true)
        }
        stand.stage.advance(by: 0.15)
        return stand
    }

    private func isHeld(_ stand: CardStage) -> Bool { stand.card.transitionCoordinator?.isInteractive == true }

    private var modalCells: [Cell] {
        let coming = "Baton's presentation"
        let going = "Baton's dismissal"
        return [
            (
                coming, "a dismissal by code",
                { [self] in
                    let stand = try runningCard(isComing: true)
                    return try outcome(stand.stage, begun: { stand.card.isBeingDismissed }) {
                        stand.card.dismiss(animated: true)
                    }
                }
            ),
            (
                coming, "a tap outside",
                { [self] in
                    let stand = try runningCard(isComing: true)
                    return try outcome(stand.stage, begun: { stand.card.isBeingDismissed }) {
                        stand.stage.finger.tap(at: CGPoint(x: 195, y: 20))
                    }
                }
            ),
            (
                coming, "a finger along its way",
                { [self] in
                    let stand = try runningCard(isComing: true)
                    return try outcome(stand.stage, begun: { false }, isHeld: { self.isHeld(stand) }) {
                        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 700), towards: CGPoint(x: 0, y: 1))
                    }
                }
            ),
            (
                coming, "a change of its overlay",
                { [self] in
                    let stand = try runningCard(isComing: true)
                    let overlay = try XCTUnwrap(stand.card.overlayPresentation)
                    return try outcome(
                        stand.stage, begun: { overlay.presentedView.map { $0.bounds.height < 500 } ?? false }
                    ) { overlay.overlay.layout = OverlayLayout(edge: .bottom, extent: .fixed(300)) }
                }
            ),
            (
                coming, "a new size",
                { [self] in
                    let stand = try runningCard(isComing: true)
                    return try followsSize(stand.stage, [stand.presenter], of: stand.card)
                }
            ),
            (
                going, "a presentation by code",
                { [self] in
                    let stand = try runningCard(isComing: false)
                    let next = TestScreen("Next")
                    return try outcome(stand.stage, begun: { next.isBeingPresented }) {
                        stand.presenter.present(next, using: .card)
                    }
                }
            ),
            (
                going, "a finger along its way",
                { [self] in
                    let stand = try runningCard(isComing: false)
                    return try outcome(stand.stage, begun: { false }, isHeld: { self.isHeld(stand) }) {
                        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 700), towards: CGPoint(x: 0, y: -1))
                    }
                }
            ),
            (
                going, "a new size",
                { [self] in
                    let stand = try runningCard(isComing: false)
                    return try followsSize(stand.stage, [stand.presenter], of: stand.card)
                }
            ),
        ]
    }

    // MARK: Sheets

    private func runningSheet() throws -> SheetStage {
        let stand = try SheetStage()
        let overlay = try stand.overlay
        UIView.animate(withDuration: 0.4) { overlay.selectedDetent = SheetStage.large }
        stand.stage.advance(by: 0.15)
        return stand
    }

    private var sheetCells: [Cell] {
        let name = "a moving sheet"
        return [
            (
                name, "another detent by code",
                { [self] in
                    let stand = try runningSheet()
                    let (before, overlay) = (try stand.top, try stand.overlay)
                    return try outcome(stand.stage, begun: { overlay.selectedDetent == SheetStage.small }) {
                        UIView.animate(withDuration: 0.4) { overlay.selectedDetent = SheetStage.small }
                        XCTAssertEqual(try stand.top, before, accuracy: 0.5, "it goes on from where it is seen")
                    }
                }
            ),
            (
                name, "a finger",
                { [self] in
                    let stand = try runningSheet()
                    let top = try stand.top
                    var held = CGFloat.nan
                    return try outcome(
                        stand.stage, begun: { false },
                        isHeld: {
                            abs(((try? stand.top) ?? 0) - held) < 0.5 && held > 250
                        }
                    ) {
                        stand.finger.down(at: CGPoint(x: 195, y: top + 20))
                        stand.finger.drag(to: CGPoint(x: 195, y: top + 80), in: 0.05)
                        stand.finger.hold(for: 0.2)
                        held = try stand.top
                        stand.finger.hold(for: 0.1)
                    }
                }
            ),
            (
                name, "a dismissal by code",
                { [self] in
                    let stand = try runningSheet()
                    return try outcome(stand.stage, begun: { stand.stand.card.isBeingDismissed }) {
                        stand.stand.card.dismiss(animated: true)
                    }
                }
            ),
            (
                name, "a new size",
                { [self] in
                    let stand = try runningSheet()
                    return try followsSize(stand.stage, [stand.stand.presenter], of: stand.stand.card)
                }
            ),
        ]
    }

    // MARK: Tabs

    private func runningTabs() throws -> TabStage {
        let stand = try TabStage { $0.transitions = .slideAcross }
        stand.tap(1)
        stand.stage.advance(by: 0.15)
        return stand
    }

    private var tabCells: [Cell] {
        let name = "Baton's tabs"
        return [
            (
                name, "another tab by code",
                { [self] in
                    let stand = try runningTabs()
                    return try outcome(stand.stage, begun: { stand.tabs.selectedIndex == 2 }) {
                        stand.tabs.selectedIndex = 2
                    }
                }
            ),
            (
                name, "a tap on a tab",
                { [self] in
                    let stand = try runningTabs()
                    return try outcome(stand.stage, begun: { stand.tabs.selectedIndex == 2 }) { stand.tap(2) }
                }
            ),
            (
                name, "a finger along its way",
                { [self] in
                    let stand = try runningTabs()
                    return try outcome(
                        stand.stage, begun: { false },
                        isHeld: { stand.tabs.transitionCoordinator?.isInteractive == true }
                    ) {
                        stand.stage.finger.catchTransition(at: CGPoint(x: 195, y: 400), towards: CGPoint(x: 1, y: 0))
                    }
                }
            ),
            (
                name, "other transitions",
                { [self] in
                    let stand = try runningTabs()
                    let place = stand.screens[1].view.seenFrame.minX
                    stand.tabs.transitions = .fade
                    XCTAssertEqual(stand.screens[1].view.seenFrame.minX, place, accuracy: 0.5)
                    try stand.stage.settle()
                    stand.tap(2)
                    stand.stage.advance(by: 0.1)
                    return stand.screens[2].view.seenAlpha < 1 ? .nextTime : .ignored
                }
            ),
            (
                name, "a new size",
                { [self] in
                    let stand = try runningTabs()
                    return try followsSize(stand.stage, stand.screens, of: stand.tabs)
                }
            ),
        ]
    }
}
