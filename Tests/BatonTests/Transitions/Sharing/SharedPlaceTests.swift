import BatonTesting
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests travellers whose places change: between two transitions, while a finger holds one, and by a rotation.
@MainActor
final class SharedPlaceTests: GenerationTestCase {
    private func stage(_ device: HeadlessDevice? = nil) throws -> SharingStage {
        let stand = try SharingStage(.stack, .slide.sharing("cover"), device ?? .phone)
        stand.target.layer.cornerCurve = .continuous
        return stand
    }

    /// Shows the upper screen, and drags it back by a part of the width.
    private func drag(_ stand: SharingStage, to part: CGFloat) throws {
        stand.goForward()
        try stand.run()
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 390 * part, y: 500), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
    }

    private func assertClose(
        _ seen: CGRect?, _ wanted: CGRect, _ note: String = "", within limit: CGFloat = 0.5,
        file: StaticString = #filePath, line: UInt = #line
    ) {
        guard let seen else { return XCTFail("nothing is seen \(note)", file: file, line: line) }
        let off = [
            seen.minX - wanted.minX, seen.minY - wanted.minY, seen.maxX - wanted.maxX, seen.maxY - wanted.maxY,
        ]
        XCTAssertLessThanOrEqual(off.map(abs).max() ?? 0, limit, "\(seen) \(note)", file: file, line: line)
    }

    /// Returns the last frame of the traveller before it is gone, and the greatest step between two frames.
    private func landing(of stand: SharingStage) throws -> (last: CGRect, step: CGFloat) {
        var last = stand.body?.frameInWindow ?? .null
        var step: CGFloat = 0
        try stand.run { _ in
            let next = stand.body?.frameInWindow ?? .null
            step = max(step, abs(next.midX - last.midX), abs(next.midY - last.midY))
            last = next
        }
        return (last, step)
    }

    func testAPopGoesToWhereTheViewIsNow() async throws {
        let stand = try stage()
        stand.goForward()
        try stand.run()
        stand.source.frame.origin = CGPoint(x: 250, y: 600)
        stand.goBack()
        let (last, _) = try landing(of: stand)
        // A thousandth of the way is left in the last frame of a spring.
        assertClose(last, stand.source.frame, within: 1)
    }

    func testAViewThatMovesUnderAFingerIsFoundAtTheRelease() async throws {
        for part in [0.3, 0.8] as [CGFloat] {
            let stand = try stage()
            try drag(stand, to: part)
            let held = stand.body?.frameInWindow ?? .null
            let isBack = part > 0.5
            let moved = isBack ? stand.source : stand.target
            moved.frame.origin.y += 150
            stand.stage.finger.up()
            assertClose(stand.body?.frameInWindow, held, "it does not jump at the release")
            let (last, step) = try landing(of: stand)
            assertClose(last, moved.frame, "\(part)")
            XCTAssertLessThan(step, 60)
            XCTAssertEqual(stand.seen, [isBack ? "source" : "target"])
        }
    }

    /// A finger that catches the transition moves the traveller between the places as they are now.
    func testAFingerThatCatchesItFindsBothPlaces() async throws {
        let stand = try stage()
        try drag(stand, to: 0.8)
        stand.source.frame.origin.y += 400
        stand.stage.finger.up()
        stand.stage.advance(by: 0.05)
        let early = stand.body?.frameInWindow ?? .null
        stand.stage.advance(by: 1.0 / 60)
        let before = stand.body?.frameInWindow ?? .null
        stand.stage.finger.catchTransition(at: CGPoint(x: 350, y: 500), towards: CGPoint(x: 1, y: 0))
        let caught = stand.body?.frameInWindow ?? .null
        XCTAssertLessThan(caught.midY - before.midY, 1.3 * (before.midY - early.midY), "it stops where it is")
        stand.target.frame.origin.y += 50
        stand.stage.finger.drag(to: CGPoint(x: 60, y: 500), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        let (last, _) = try landing(of: stand)
        assertClose(last, stand.target.frame)
        XCTAssertEqual(stand.seen, ["target"])
    }

    func testAnotherCellThatShowsTheViewIsHiddenInPlaceOfTheFirst() async throws {
        let stand = try stage()
        try drag(stand, to: 0.8)
        let first = stand.source
        let second = stand.lower.share("cover", at: CGRect(x: 200, y: 500, width: 80, height: 60))
        stand.stage.finger.up()
        XCTAssertTrue(first.isSeen)
        XCTAssertFalse(second.isSeen)
        var last = CGRect.null
        while !stand.travellers.isEmpty {
            XCTAssertEqual(SharedSight(second, stand.target).seen(beside: stand.travellers), ["traveller"])
            last = stand.body?.frameInWindow ?? .null
            stand.stage.advance(by: 1.0 / 60)
        }
        assertClose(last, second.frame)
        try stand.stage.settle()
        XCTAssertTrue(second.isSeen)
    }

    func testAPlaceThatIsGoneBecomesAFadeAtTheLastOne() async throws {
        let stand = try stage()
        try drag(stand, to: 0.8)
        stand.lower.shared = [:]
        stand.stage.finger.up()
        var (last, alpha) = (CGRect.null, 1.0)
        while let traveller = stand.travellers.first {
            XCTAssertFalse(stand.target.isSeen)
            (last, alpha) = (stand.body?.frameInWindow ?? .null, traveller.seenAlpha)
            stand.stage.advance(by: 1.0 / 60)
        }
        assertClose(last, SharingStage.source)
        XCTAssertEqual(alpha, 0, accuracy: 0.01)
        try stand.stage.settle()
        XCTAssertTrue(stand.source.isSeen, "a view that is no longer named is not hidden")
    }

    func testAListThatScrollsReloadsOrLosesTheRowMeanwhile() async throws {
        for change in ["scrolls", "reloads", "loses the row"] {
            let list = RowsScreen()
            let detail = SharingScreen("Detail")
            let target = detail.share("cover", at: SharingStage.target)
            let navigation = UINavigationController(rootViewController: list)
            navigation.transitions = .slide.sharing("cover")
            let stage = Stage(root: navigation)
            try stage.settle()
            list.chosen = 3
            navigation.pushViewController(detail, animated: true)
            try stage.settle()
            switch change {
            case "scrolls": list.tableView.contentOffset.y += 100
            case "reloads": list.tableView.reloadData()
            default: list.chosen = nil
            }
            navigation.popViewController(animated: true)
            stage.turn()
            while case let travellers = stage.window.family.filter({ $0 is Traveller }), !travellers.isEmpty {
                // Without its row, the traveller is gone from sight in the last frames.
                let pair = SharedSight(list.chosenView, target)
                let fades = list.chosen == nil && (travellers.first?.subviews.last?.sightAlpha ?? 1) < 0.001
                XCTAssertEqual(pair.seen(beside: travellers), fades ? [] : ["traveller"], change)
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertEqual(list.tableView.visibleCells.filter { !$0.contentView.isSeen || $0.mask != nil }, [], change)
            XCTAssertEqual(stage.window.leftovers, [], change)
        }
    }

    /// No movement of a finger asks.
    func testAScreenIsAskedAtTheStartAtACatchAndAtTheRelease() async throws {
        for style in [TransitionStyle.slide.sharing("cover"), .zoom("cover"), .expand("cover")] {
            let stand = try SharingStage(.stack, style)
            stand.goForward()
            stand.stage.advance(by: 0.1)
            XCTAssertEqual(stand.lower.questions, 1)
            stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 600), towards: CGPoint(x: 1, y: 0))
            XCTAssertEqual(stand.lower.questions, 2)
            for x in [280, 200, 300] as [CGFloat] { stand.stage.finger.drag(to: CGPoint(x: x, y: 600), in: 0.2) }
            XCTAssertEqual(stand.lower.questions, 2)
            stand.stage.finger.up()
            XCTAssertEqual(stand.lower.questions, 3)
            try stand.stage.settle()
            XCTAssertEqual(stand.lower.questions, 3)
        }
    }

    func testARotationMeanwhileLeavesNothing() async throws {
        for holds in [false, true] {
            let stand = try stage()
            stand.source.autoresizingMask = [.flexibleLeftMargin]
            stand.target.autoresizingMask = [.flexibleWidth]
            if holds { try drag(stand, to: 0.8) } else { stand.goForward() }
            stand.stage.advance(by: 0.1)
            stand.stage.rotate()
            if holds { stand.stage.finger.up() }
            try stand.run()
            XCTAssertEqual(stand.stage.window.leftovers, [])
            XCTAssertEqual([stand.source.mask, stand.target.mask], [nil, nil])
            XCTAssertEqual(stand.seen.count, 1)
            stand.isForward ? stand.goBack() : stand.goForward()
            let (last, _) = try landing(of: stand)
            let shown = stand.isForward ? stand.target : stand.source
            assertClose(last, shown.frameInWindow, "the next transition, held: \(holds)", within: 1)
        }
    }
}

/// A list that shares the picture of one row.
@MainActor
private final class RowsScreen: UITableViewController, SharedViewProvider {
    var chosen: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        tableView.rowHeight = 60
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        chosenView
    }

    var chosenView: UIView? {
        chosen.flatMap { tableView.cellForRow(at: IndexPath(row: $0, section: 0)) }?.contentView
    }
}
