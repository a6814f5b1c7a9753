import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Regression tests for black areas and flashes in other libraries.
@MainActor
final class NeverBlackTests: GenerationTestCase {
    private var everyMove: [StockMove] { StockMove.stack + StockMove.modal + StockMove.tab }

    /// Returns whether a view is visibly opaque at a point of the window.
    private func covers(_ view: UIView, _ point: CGPoint) -> Bool {
        guard view.window != nil, view.seenAlpha > 0.999, Quantity.turn.seen(of: view) == 0 else { return false }
        guard let clip = view.superview as? ScreenClip else { return view.seenFrame.contains(point) }
        return view.seenFrame.contains(point) && clip.seenFrame.contains(point)
    }

    private func points(_ scene: StockStage) -> [CGPoint] {
        let bounds = scene.stage.window.bounds.insetBy(dx: 1, dy: 1)
        return [bounds.minX, bounds.midX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.midY, bounds.maxY].map { CGPoint(x: x, y: $0) }
        }
    }

    /// The points of the window that neither screen covers.
    private func holes(_ scene: StockStage) -> [CGPoint] {
        points(scene).filter { point in
            ![scene.entering, scene.leaving].contains { covers($0.view, point) }
        }
    }

    private func scene(_ move: StockMove, _ style: UIModalPresentationStyle) throws -> (StockStage, String) {
        let scene = try StockStage(move.kind, on: .phone, style: style)
        let animator = move.make(scene.source)
        scene.animator = animator
        return (scene, "\(move.name) in style \(style.rawValue)")
    }

    // Known failure: "Black flash at the start."
    func testTheFirstFrameHasNoHolesAndTheInitialDimming() async throws {
        for move in everyMove {
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
                let (scene, name) = try scene(move, style)
                scene.interaction = UIPercentDrivenInteractiveTransition()
                scene.start()
                XCTAssertEqual(holes(scene), [], "in the call, \(name)")
                scene.stage.turn()
                scene.interaction?.update(0)
                XCTAssertEqual(holes(scene), [], "at the start, \(name)")
                XCTAssertEqual(
                    scene.stage.window.dimmingView.map(\.seenAlpha) ?? 0, veil(at: scene, move), "\(name)")
                scene.interaction?.finish()
                try scene.stage.settle()
                guard !move.kind.isForward || scene.style == .fullScreen else { continue }
                XCTAssertEqual(holes(scene), [], "at the end, \(name)")
            }
        }
    }

    /// The initial alpha of the dimming view.
    ///
    /// In a reverse change the lower screen starts dimmed, below the upper screen that covers it.
    private func veil(at scene: StockStage, _ move: StockMove) -> Double {
        guard !move.kind.isForward, move.kind != .dismiss || scene.style == .fullScreen else { return 0 }
        return move.entering(StockContainer(.phone))[.dim].map { Double(Float($0)) } ?? 0
    }

    // Known failures: "Black screen after dismissal", "Cancelling shows black behind."
    func testStylesThatDoNotShrinkOrTurnHaveNoHoleInAnyFrame() async throws {
        let shrinking = ["Depth", "Flip", "Cube", "Card"]
        for move in everyMove {
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
                for finishes in [true, false] {
                    let (scene, name) = try scene(move, style)
                    guard
                        !shrinking.contains(where: name.hasPrefix) || style == .overFullScreen && name.hasPrefix("Card")
                    else { continue }
                    scene.interaction = UIPercentDrivenInteractiveTransition()
                    scene.start()
                    scene.stage.turn()
                    for step in 0...6 {
                        scene.interaction?.update(CGFloat(step) / 10)
                        scene.stage.advance(by: 1.0 / 60)
                        XCTAssertEqual(holes(scene), [], "\(name) at step \(step)")
                    }
                    finishes ? scene.interaction?.finish() : scene.interaction?.cancel()
                    while scene.coordinator != nil {
                        scene.stage.advance(by: 1.0 / 60)
                        XCTAssertEqual(holes(scene), [], "\(name) on its way, \(finishes)")
                    }
                    try scene.stage.settle()
                    XCTAssertEqual(holes(scene), [], "\(name) at the end, \(finishes)")
                }
            }
        }
    }

    // Known failure: "Presenter vanishes under a full-screen custom dismissal."
    func testThePresenterIsBelowTheWholeDismissalAndStaysAfterIt() async throws {
        for move in StockMove.modal where move.kind == .dismiss {
            for finishes in [true, false] {
                let (scene, name) = try scene(move, .fullScreen)
                scene.interaction = UIPercentDrivenInteractiveTransition()
                scene.start()
                scene.stage.turn()
                scene.interaction?.update(0.5)
                let siblings = scene.entering.view.superview?.subviews ?? []
                let lower = siblings.firstIndex(of: scene.entering.view) ?? .max
                // The upper screen may be in a clip.
                let upper = siblings.firstIndex { scene.leaving.view.isDescendant(of: $0) } ?? .min
                XCTAssertLessThan(lower, upper, name)
                finishes ? scene.interaction?.finish() : scene.interaction?.cancel()
                try scene.stage.settle()
                XCTAssertEqual(scene.entering.view.window != nil, finishes, name)
                XCTAssertEqual(scene.leaving.view.window != nil, !finishes, name)
            }
        }
    }

    // Known failure: "Swipe to dismiss flickers."
    func testAPulledCardReversesOnceWhenItStaysAndNeverWhenItIsDismissed() async throws {
        for (points, leaves) in [(CGFloat(200), false), (600, true)] {
            let stand = try CardStage()
            try stand.present()
            let recording = try stand.stage.record("Pull") { try stand.pull(by: points) }
            XCTAssertEqual(stand.isPresenting, !leaves)
            let card = recording.frames.map { frame in frame.views.first { $0.name == "Card" }?.windowFrame.minY }
            let seen = card.prefix { $0 != nil }.compactMap { $0 }
            XCTAssertTrue(card.dropFirst(seen.count).allSatisfy { $0 == nil }, "it comes back after it has gone")
            let steps = zip(seen.dropFirst(), seen).map { $0 - $1 }.filter { abs($0) > 1e-6 }
            let turns = zip(steps.dropFirst(), steps).filter { $0 * $1 < 0 }.count
            XCTAssertEqual(turns, leaves ? 0 : 1, "\(seen)")
            XCTAssertTrue(seen.allSatisfy { (57...844).contains($0) }, "\(seen)")
            let dark = recording.frames.compactMap { frame in
                frame.views.first { $0.name == "DimmingView" }?.opacity
            }
            XCTAssertTrue(dark.allSatisfy { (0...0.300_001).contains($0) })
            XCTAssertEqual(dark.first ?? 0, 0.3, accuracy: 1e-6)
        }
    }
}
