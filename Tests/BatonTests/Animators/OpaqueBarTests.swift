import Baton
import BatonTesting
import UIKit
import XCTest

/// Below an opaque bar the screens are lower and less high, and each animator keeps to that place (B3.24).
@MainActor
final class OpaqueBarTests: XCTestCase {
    private let moves: [(push: () -> PushAnimator, pop: () -> PopAnimator)] = [
        ({ PushAnimator(.slide) }, { PopAnimator(.slide) }), ({ PushAnimator(.cover) }, { PopAnimator(.cover) }),
        ({ PushAnimator(.fade) }, { PopAnimator(.fade) }),
        ({ PushAnimator(.zoom { _ in nil }) }, { PopAnimator(.zoom { _ in nil }) }),
        ({ PushAnimator(.depth) }, { PopAnimator(.depth) }), ({ PushAnimator(.flip) }, { PopAnimator(.flip) }),
        ({ PushAnimator(.cube) }, { PopAnimator(.cube) }), ({ PushAnimator(.reveal()) }, { PopAnimator(.reveal()) }),
    ]
    /// Below the status bar's 47 points and the bar's 44.
    private let place = CGRect(x: 0, y: 91, width: 390, height: 753)

    private func stand(_ delegate: HandWrittenStackDelegate, showsB: Bool) throws -> StackStage {
        try StackStage(showsB: showsB) {
            $0.navigationBar.isTranslucent = false
            $0.delegate = delegate
        }
    }

    func testEachScreenEndsInThePlaceBelowTheBarFinishedOrCancelled() async throws {
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

    func testASlideStartsBesideThePlaceAndACoverBelowTheContainer() async throws {
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

    func testAZoomFindsItsSourceThoughTheScreensBeginLower() async throws {
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
        // The source's middle is 79 below the place's top, and a fifth of the width is 78.
        let seen = stand.b.view.seenFrame
        XCTAssertEqual(Double(seen.midX), 59, accuracy: 1e-6)
        XCTAssertEqual(Double(seen.midY), 170, accuracy: 1e-6)
        XCTAssertEqual(Double(seen.width), 78, accuracy: 1e-6)
        interaction.finish()
        try stand.stage.settle()
    }
}
