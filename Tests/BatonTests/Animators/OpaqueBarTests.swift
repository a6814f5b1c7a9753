import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Below an opaque bar, the screens start lower and are less high. Tests that each animator keeps that frame (B3.24).
@MainActor
final class OpaqueBarTests: XCTestCase {
    private let moves: [(push: () -> PushAnimator, pop: () -> PopAnimator)] = [
        ({ PushAnimator(.slide) }, { PopAnimator(.slide) }), ({ PushAnimator(.cover) }, { PopAnimator(.cover) }),
        ({ PushAnimator(.fade) }, { PopAnimator(.fade) }),
        ({ PushAnimator(.zoom { _ in nil }) }, { PopAnimator(.zoom { _ in nil }) }),
        ({ PushAnimator(.depth) }, { PopAnimator(.depth) }), ({ PushAnimator(.flip) }, { PopAnimator(.flip) }),
        ({ PushAnimator(.cube) }, { PopAnimator(.cube) }), ({ PushAnimator(.reveal) }, { PopAnimator(.reveal) }),
    ]
    /// The area below the status bar (47 points) and the navigation bar (44 points).
    private let place = CGRect(x: 0, y: 91, width: 390, height: 753)

    private func stand(_ delegate: HandWrittenStackDelegate, showsB: Bool) throws -> StackStage {
        try StackStage(showsB: showsB) {
            $0.navigationBar.isTranslucent = false
            $0.delegate = delegate
        }
    }

    func testEachScreenEndsBelowTheBarFinishedOrCancelled() async throws {
        for (push, pop) in moves {
            for finishes in [true, false] {
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(push: push(), pop: pop())
                delegate.interaction = { interaction }
                for showsB in [false, true] {
                    let stand = try stand(delegate, showsB: showsB)
                    let before = WindowDump(stand.stage.window)
                    let name = "\(type(of: push())) \(finishes) \(showsB)"
                    showsB ? stand.pop() : stand.push()
                    stand.stage.turn()
                    interaction.update(0.5)
                    finishes ? interaction.finish() : interaction.cancel()
                    try stand.stage.settle()
                    let top = showsB == finishes ? stand.a : stand.b
                    XCTAssertTrue(stand.navigation.topViewController === top, name)
                    XCTAssertEqual(top.view.frame, place, name)
                    if !finishes { XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [], name) }
                }
            }
        }
    }

    func testASlideStartsBesideTheContentAreaAndACoverBelowTheContainer() async throws {
        let starts: [(PushAnimator, CGRect)] = [
            (PushAnimator(.slide), place.offsetBy(dx: 390, dy: 0)),
            (PushAnimator(.cover), place.offsetBy(dx: 0, dy: 753)),
            (PushAnimator(.slide(from: .top).dimming(0.2)), place.offsetBy(dx: 0, dy: -844)),
        ]
        for (push, start) in starts {
            let delegate = HandWrittenStackDelegate(push: push)
            let stand = try stand(delegate, showsB: false)
            stand.push()
            stand.stage.turn()
            XCTAssertEqual(stand.b.view.seenFrame, start)
            try stand.stage.settle()
            XCTAssertEqual(stand.b.view.frame, place)
        }
    }

    func testAZoomStartsAtItsSourceBelowAnOpaqueBar() async throws {
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenStackDelegate()
        delegate.interaction = { interaction }
        let stand = try stand(delegate, showsB: false)
        let source = UIView(frame: CGRect(x: 20, y: 49, width: 78, height: 60))
        stand.a.view.addSubview(source)
        delegate.push = PushAnimator(.zoom { _ in source })
        stand.push()
        stand.stage.turn()
        interaction.update(0)
        // The center of the source is 79 points below the top of the content area. A fifth of the width is 78 points.
        let seen = stand.b.view.seenFrame
        XCTAssertEqual(Double(seen.midX), 59, accuracy: 1e-6)
        XCTAssertEqual(Double(seen.midY), 170, accuracy: 1e-6)
        XCTAssertEqual(Double(seen.width), 78, accuracy: 1e-6)
        interaction.finish()
        try stand.stage.settle()
    }
}
