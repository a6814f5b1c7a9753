import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests what each commit of a transition shows, also those between two frames: a traveller is put in place of a view, and a view
/// in place of the traveller, within one commit.
@MainActor
final class TravellerExchangeTests: AnyDesignTestCase {
    /// What a commit shows.
    private struct Shot {
        let seen: [String]
        let traveller: CGRect?
        let source: CGRect
        let target: CGRect
    }

    /// Where the finger goes.
    private enum Hand: CaseIterable {
        /// There is none.
        case none
        /// A finger catches the transition and turns it round.
        case turning
        /// A finger begins it, and finishes it.
        case finishing
        /// A finger begins it, and returns.
        case cancelling
    }

    private func stage(_ door: SharingStage.Door) throws -> SharingStage {
        let stand = try SharingStage(door, (door == .modal ? .cover : TransitionStyle.slide).sharing("cover"))
        stand.target.layer.cornerCurve = .continuous
        return stand
    }

    /// Does something and lets it come to its end. Returns what each commit shows.
    private func shots(of stand: SharingStage, _ action: () throws -> Void) throws -> [Shot] {
        var shots: [Shot] = []
        let observer = TurnLoop.main.addFrameObserver {
            shots.append(
                Shot(
                    seen: stand.seen, traveller: stand.body?.frameInWindow, source: stand.source.frameInWindow,
                    target: stand.target.frameInWindow))
        }
        defer { TurnLoop.main.removeFrameObserver(observer) }
        stand.stage.turn()
        try action()
        try stand.stage.settle()
        return shots
    }

    private func play(_ hand: Hand, _ forward: Bool, on stand: SharingStage) {
        let finger = stand.stage.finger
        // Forward is towards the leading edge, or upwards.
        let ways: (there: CGPoint, back: CGPoint) =
            stand.door == .modal
            ? (CGPoint(x: 0, y: -1), CGPoint(x: 0, y: 1)) : (CGPoint(x: -1, y: 0), CGPoint(x: 1, y: 0))
        switch hand {
        case .none: forward ? stand.goForward() : stand.goBack()
        case .turning:
            forward ? stand.goForward() : stand.goBack()
            stand.stage.advance(by: 0.12)
            if stand.door == .tabs { return stand.driveTabs(to: 0.1, finishes: false) }
            let way = forward ? ways.back : ways.there
            finger.catchTransition(at: CGPoint(x: 195, y: 500), towards: way)
            finger.drag(to: CGPoint(x: 195 + way.x * 180, y: 500 + way.y * 330), in: 0.2)
            finger.up()
        case .finishing, .cancelling:
            if stand.door == .tabs {
                return stand.driveTabs(to: 0.6, finishes: hand == .finishing, begins: forward)
            }
            let start = stand.door == .modal ? CGPoint(x: 195, y: 60) : CGPoint(x: 2, y: 500)
            finger.down(at: start)
            finger.drag(to: CGPoint(x: start.x + ways.back.x * 250, y: start.y + ways.back.y * 500), in: 0.4)
            if hand == .cancelling {
                finger.drag(to: CGPoint(x: start.x + ways.back.x * 60, y: start.y + ways.back.y * 60), in: 0.4)
            }
            finger.hold(for: 0.2)
            finger.up()
        }
    }

    private func check(
        _ shots: [Shot], from start: String, to end: String, _ note: String, file: StaticString = #filePath,
        line: UInt = #line
    ) {
        for (index, shot) in shots.enumerated() where shot.seen.count != 1 {
            XCTFail("commit \(index) shows \(shot.seen), \(note)", file: file, line: line)
        }
        var steps: [String] = []
        for shot in shots where shot.seen.last != steps.last { steps.append(shot.seen.last ?? "nothing") }
        XCTAssertEqual(steps, [start, "traveller", end], note, file: file, line: line)
        let way = shots.filter { $0.seen == ["traveller"] }
        guard let first = way.first, let last = way.last else { return }
        for (shot, name) in [(first, start), (last, end)] {
            let place = name == "source" ? SharingStage.source : SharingStage.target
            XCTAssertLessThanOrEqual(
                shot.traveller?.distance(to: place) ?? .infinity, 0.5,
                "\(shot.traveller ?? .null) at the \(name), \(note)", file: file, line: line)
        }
    }

    func testATravellerIsExchangedWithinOneCommit() async throws {
        for door in SharingStage.Door.allCases {
            for (forward, hand) in [true, false].flatMap({ forward in Hand.allCases.map { (forward, $0) } }) {
                let isBegun = hand == .finishing || hand == .cancelling
                // A finger begins only the way back, and the app a change of tabs.
                if isBegun && forward && door != .tabs { continue }
                let stand = try stage(door)
                if !forward {
                    stand.goForward()
                    try stand.run()
                }
                let shots = try shots(of: stand) { play(hand, forward, on: stand) }
                let changes = hand == .none || hand == .finishing
                let note = "\(door), forward \(forward), \(hand)"
                XCTAssertEqual(stand.isForward, forward == changes, note)
                let (start, other) = forward ? ("source", "target") : ("target", "source")
                check(shots, from: start, to: changes ? other : start, note)
            }
        }
    }
}
