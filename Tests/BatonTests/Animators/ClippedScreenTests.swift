import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests that no screen with an effect is masked, or has a masked ancestor, while it is zoomed or revealed.
@MainActor
final class ClippedScreenTests: AnyDesignTestCase {
    private func isMasked(_ view: UIView) -> Bool {
        sequence(first: view, next: \.superview).contains { $0.mask != nil || $0.layer.mask != nil }
    }

    private func styles(_ source: UIView) -> [TransitionStyle] {
        [.zoom { _ in source }, .reveal { _ in source }]
    }

    func testABlurInAScreenOfAStackIsNeverMasked() async throws {
        for index in 0..<2 {
            let source = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 60))
            let stand = try StackStage(showsB: false) {
                $0.transitions = NavigationTransitions(self.styles(source)[index])
            }
            stand.a.view.addSubview(source)
            let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
            stand.b.view.addSubview(blur)
            stand.push()
            for frame in 0..<80 {
                if frame == 40 { stand.pop() }
                stand.stage.advance(by: 1.0 / 60)
                XCTAssertFalse(isMasked(blur), "style \(index), frame \(frame)")
            }
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
            XCTAssertEqual(stand.stage.window.leftovers, [])
        }
    }

    func testABlurInAPresentedScreenIsNeverMasked() async throws {
        for index in 0..<2 {
            for keeps in [true, false] {
                let stand = try CardStage()
                let source = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 60))
                stand.presenter.view.addSubview(source)
                let before = WindowDump(stand.stage.window)
                let blur = UIVisualEffectView(effect: UIBlurEffect(style: .regular))
                stand.card.view.addSubview(blur)
                stand.presenter.present(
                    stand.card, using: ModalTransitions(styles(source)[index]).overFullScreen(keeps))
                for frame in 0..<80 {
                    if frame == 40 { stand.card.dismiss(animated: true) }
                    stand.stage.advance(by: 1.0 / 60)
                    XCTAssertFalse(isMasked(blur), "style \(index), frame \(frame)")
                }
                try stand.stage.settle()
                XCTAssertEqual(WindowDump(stand.stage.window).difference(from: before), [])
            }
        }
    }

    func testTheContentOfAClippedScreenKeepsItsInsets() async throws {
        let stand = try CardStage()
        let source = UIView(frame: CGRect(x: 20, y: 140, width: 80, height: 60))
        stand.presenter.view.addSubview(source)
        stand.presenter.present(stand.card, using: .zoom { _ in source })
        stand.stage.turn()
        for frame in 0..<80 {
            if frame == 40 { stand.card.dismiss(animated: true) }
            guard stand.card.view.window != nil else { break }
            XCTAssertEqual(stand.card.view.safeAreaInsets.top, 47, "frame \(frame)")
            XCTAssertEqual(stand.card.view.safeAreaInsets.bottom, 34, "frame \(frame)")
            stand.stage.advance(by: 1.0 / 60)
        }
        try stand.stage.settle()
        XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
    }
}
