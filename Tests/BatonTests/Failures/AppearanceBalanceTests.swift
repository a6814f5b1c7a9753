import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Known failure: "Appearance callbacks missing or unbalanced, mostly on cancel."
@MainActor
final class AppearanceBalanceTests: GenerationTestCase {
    private let pairs: [(StockMove.Kind, () -> TransitionAnimator)] = [
        (.push, { PushAnimator(.slide) }), (.pop, { PopAnimator(.slide) }), (.present, { PresentAnimator(.card) }),
        (.dismiss, { DismissAnimator(.card) }), (.tabForward, { TransitionAnimator(.slideAcross, for: .tabForward) }),
        (.tabBack, { TransitionAnimator(.slideAcross, for: .tabBack) }),
    ]

    private func play(
        _ kind: StockMove.Kind, _ animator: TransitionAnimator, _ style: UIModalPresentationStyle,
        finishing: Bool, at part: CGFloat = 0.5
    ) throws -> StockStage {
        let scene = try StockStage(kind, on: .phone, style: style)
        scene.animator = animator
        scene.interaction = UIPercentDrivenInteractiveTransition()
        scene.start()
        scene.stage.turn()
        scene.interaction?.update(part)
        scene.stage.advance(by: 0.1)
        finishing ? scene.interaction?.finish() : scene.interaction?.cancel()
        try scene.stage.settle()
        return scene
    }

    func testEachCallIsMadeOnceAndInUIKitsOrder() async throws {
        // B1.22: in stacks the leaving screen is first each time; B4.22: of presentations the coming one did first.
        let stacked = ["Lower will disappear", "Upper will appear", "Lower did disappear", "Upper did appear"]
        let presented = ["Lower will disappear", "Upper will appear", "Upper did appear", "Lower did disappear"]
        for (kind, make) in pairs {
            let there = kind == .present || kind == .dismiss ? presented : stacked
            let expected = kind.isForward ? there : there.map(swapped)
            let scene = try play(kind, make(), .fullScreen, finishing: true)
            XCTAssertEqual(scene.calls, expected, "\(kind)")
        }
    }

    private func swapped(_ line: String) -> String {
        line.hasPrefix("Lower")
            ? line.replacingOccurrences(of: "Lower", with: "Upper")
            : line.replacingOccurrences(of: "Upper", with: "Lower")
    }

    func testAPresenterThatStaysReceivesNoCallbacks() async throws {
        // B4.23
        for style in [UIModalPresentationStyle.overFullScreen, .custom] {
            for (kind, make) in pairs where kind == .present || kind == .dismiss {
                for finishes in [true, false] {
                    let scene = try play(kind, make(), style, finishing: finishes)
                    XCTAssertEqual(scene.calls.filter { $0.hasPrefix("Lower") }, [], "\(kind)")
                    XCTAssertEqual(scene.calls.first, "Upper will \(kind.isForward ? "" : "dis")appear", "\(kind)")
                }
            }
        }
    }

    /// Every "will" callback is followed by its "did" callback or the opposite "will" callback. The last callback
    /// matches the final state.
    func testAfterACancelTheLastCallbackMatchesTheFinalState() async throws {
        for (kind, make) in pairs {
            for part in [0, 0.01, 0.5, 0.99, 1] as [CGFloat] {
                let scene = try play(kind, make(), .fullScreen, finishing: false, at: part)
                for screen in [scene.entering, scene.leaving] {
                    let title = screen.title ?? "-"
                    let calls = scene.calls.filter { $0.hasPrefix(title) }.map { $0.dropFirst(title.count + 1) }
                    let stays = screen === scene.leaving
                    XCTAssertEqual(
                        calls,
                        stays
                            ? ["will disappear", "will appear", "did appear"]
                            : ["will appear", "will disappear", "did disappear"],
                        "\(title) of \(kind) at \(part)")
                }
            }
        }
    }
}
