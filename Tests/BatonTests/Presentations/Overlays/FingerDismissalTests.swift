import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that a finger closes each stock presentation toward where it came from, and may change its mind.
@MainActor
final class FingerDismissalTests: AnyDesignTestCase {
    /// A presentation, and the way of a finger that closes it.
    private struct Case {
        let name: String
        let way: CGVector
        let make: @MainActor (UIView) -> ModalTransitions
    }

    /// The way of a finger across a presented view.
    private struct Way {
        let frame: CGRect
        let direction: CGVector

        init(across frame: CGRect, direction: CGVector) {
            self.frame = frame
            self.direction = direction
        }

        /// Returns a place, for a part of the way from the middle of the view to its end. It is negative before the middle.
        func place(_ part: CGFloat) -> CGPoint {
            CGPoint(
                x: frame.midX + direction.dx * part * frame.width / 2,
                y: frame.midY + direction.dy * part * frame.height / 2)
        }
    }

    private let cases = [
        Case(name: "card", way: CGVector(dx: 0, dy: 1)) { _ in .card },
        Case(name: "dialog", way: CGVector(dx: 0, dy: 1)) { _ in .dialog },
        Case(name: "leading drawer", way: CGVector(dx: -1, dy: 0)) { _ in .drawer },
        Case(name: "trailing drawer", way: CGVector(dx: 1, dy: 0)) { _ in .drawer(.trailing) },
        Case(name: "top drawer", way: CGVector(dx: 0, dy: -1)) { _ in .drawer(.top) },
        Case(name: "bottom drawer", way: CGVector(dx: 0, dy: 1)) { _ in .drawer(.bottom) },
        Case(name: "trailing sheet", way: CGVector(dx: 1, dy: 0)) { _ in .drawer(.trailing, detents: [.height(300)]) },
        Case(name: "slide", way: CGVector(dx: 0, dy: 1)) { _ in .slide(from: .bottom) },
        Case(name: "slide from trailing", way: CGVector(dx: 1, dy: 0)) { _ in .slide(from: .trailing) },
        Case(name: "zoom", way: CGVector(dx: 0, dy: 1)) { source in .zoom { _ in source } },
    ]

    private func forEachCase(_ body: (CardStage, Way, String) throws -> Void) throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for item in cases {
                let stand = try CardStage(device)
                stand.card.preferredContentSize = CGSize(width: 300, height: 240)
                let source = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 60))
                stand.presenter.view.addSubview(source)
                try stand.present(using: item.make(source))
                let place = try XCTUnwrap(stand.card.presentationController?.presentedView?.seenFrame)
                let seen = place.intersection(stand.stage.window.bounds)
                let mirrored = device.name == HeadlessDevice.phone.rightToLeft.name ? -item.way.dx : item.way.dx
                let way = Way(across: seen, direction: CGVector(dx: mirrored, dy: item.way.dy))
                try body(stand, way, "\(item.name), \(device.name)")
                XCTAssertEqual(HeadlessLog.warnings, [], item.name)
            }
        }
    }

    func testAPullDismisses() async throws {
        try forEachCase { stand, way, name in
            stand.stage.finger.down(at: way.place(-0.7))
            stand.stage.finger.drag(to: way.place(0.9), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertFalse(stand.isPresenting, name)
            XCTAssertEqual(stand.delegate.calls, ["should", "will", "did"], name)
            XCTAssertEqual(stand.stage.window.leftovers, [], name)
        }
    }

    func testAPullTakenBackChangesNothing() async throws {
        try forEachCase { stand, way, name in
            let before = WindowDump(stand.stage.window)
            stand.stage.finger.down(at: way.place(-0.7))
            stand.stage.finger.drag(to: way.place(0.3), in: 0.3)
            XCTAssertNotEqual(WindowDump(stand.stage.window).difference(from: before), [], "\(name) follows")
            stand.stage.finger.drag(to: way.place(-0.5), in: 0.3)
            stand.stage.finger.hold(for: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, name)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
        }
    }

    func testThePullOfAModalScreenIsAnAttempt() async throws {
        try forEachCase { stand, way, name in
            stand.card.isModalInPresentation = true
            let before = WindowDump(stand.stage.window)
            stand.stage.finger.down(at: way.place(-0.7))
            stand.stage.finger.drag(to: way.place(0.9), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertTrue(stand.isPresenting, name)
            XCTAssertEqual(stand.delegate.calls, ["attempt"], name)
            XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name)
        }
    }
}
