import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// What others left black, or let flash.
@MainActor
final class NeverBlackTests: XCTestCase {
    private var everyMove: [StockMove] { StockMove.stack + StockMove.modal + StockMove.tab }

    /// Whether a screen is opaque at a point of the window, as it is seen.
    private func covers(_ view: UIView, _ point: CGPoint) -> Bool {
        guard view.window != nil, view.seenAlpha > 0.999, Quantity.turn.seen(of: view) == 0 else { return false }
        guard let mask = view.mask else { return view.seenFrame.contains(point) }
        return view.seenFrame.contains(point) && mask.seenFrame.contains(point)
    }

    private func points(_ theatre: Theatre) -> [CGPoint] {
        let bounds = theatre.stage.window.bounds.insetBy(dx: 1, dy: 1)
        return [bounds.minX, bounds.midX, bounds.maxX].flatMap { x in
            [bounds.minY, bounds.midY, bounds.maxY].map { CGPoint(x: x, y: $0) }
        }
    }

    /// Where neither screen covers the window.
    private func holes(_ theatre: Theatre) -> [CGPoint] {
        points(theatre).filter { point in
            ![theatre.entering, theatre.leaving].contains { covers($0.view, point) }
        }
    }

    private func theatre(_ move: StockMove, _ style: UIModalPresentationStyle) throws -> (Theatre, String) {
        let theatre = try Theatre(move.kind, on: .phone, style: style)
        let animator = move.make(theatre.source)
        theatre.animator = animator
        return (theatre, "\(move.name) in style \(style.rawValue)")
    }

    // B: "Black flash at the start."
    func testTheFirstFrameIsWhatWasThereBefore() async throws {
        for move in everyMove {
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .custom] {
                let (theatre, name) = try theatre(move, style)
                theatre.interaction = UIPercentDrivenInteractiveTransition()
                theatre.start()
                XCTAssertEqual(holes(theatre), [], "in the call, \(name)")
                theatre.stage.turn()
                theatre.interaction?.update(0)
                XCTAssertEqual(holes(theatre), [], "at the start, \(name)")
                XCTAssertEqual(
                    theatre.stage.window.dimmingView.map(\.seenAlpha) ?? 0, veil(at: theatre, move), "\(name)")
                theatre.interaction?.finish()
                try theatre.stage.settle()
                guard !move.kind.isForward || theatre.style == .fullScreen else { continue }
                XCTAssertEqual(holes(theatre), [], "at the end, \(name)")
            }
        }
    }

    /// Going back, the lower screen is still dark, under the upper one that covers it.
    private func veil(at theatre: Theatre, _ move: StockMove) -> Double {
        guard !move.kind.isForward, move.kind != .dismiss || theatre.style == .fullScreen else { return 0 }
        return move.entering(Room(.phone))[.dim].map { Double(Float($0)) } ?? 0
    }

    // B: "Black screen after dismissal", "Cancelling shows black behind."
    func testWhatDoesNotShrinkNorTurnLeavesNoHoleInAnyFrameFinishedOrCancelled() async throws {
        let shrinking = ["Depth", "Flip", "Cube", "Card"]
        for move in everyMove {
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
                for finishes in [true, false] {
                    let (theatre, name) = try theatre(move, style)
                    guard
                        !shrinking.contains(where: name.hasPrefix) || style == .overFullScreen && name.hasPrefix("Card")
                    else { continue }
                    theatre.interaction = UIPercentDrivenInteractiveTransition()
                    theatre.start()
                    theatre.stage.turn()
                    for step in 0...6 {
                        theatre.interaction?.update(CGFloat(step) / 10)
                        theatre.stage.advance(by: 1.0 / 60)
                        XCTAssertEqual(holes(theatre), [], "\(name) at step \(step)")
                    }
                    finishes ? theatre.interaction?.finish() : theatre.interaction?.cancel()
                    while theatre.coordinator != nil {
                        theatre.stage.advance(by: 1.0 / 60)
                        XCTAssertEqual(holes(theatre), [], "\(name) on its way, \(finishes)")
                    }
                    try theatre.stage.settle()
                    XCTAssertEqual(holes(theatre), [], "\(name) at the end, \(finishes)")
                }
            }
        }
    }

    // B: "Presenter vanishes under a full-screen custom dismissal."
    func testThePresenterIsBelowTheWholeDismissalAndStaysAfterIt() async throws {
        for move in StockMove.modal where move.kind == .dismiss {
            for finishes in [true, false] {
                let (theatre, name) = try theatre(move, .fullScreen)
                theatre.interaction = UIPercentDrivenInteractiveTransition()
                theatre.start()
                theatre.stage.turn()
                theatre.interaction?.update(0.5)
                let siblings = theatre.entering.view.superview?.subviews ?? []
                let lower = siblings.firstIndex(of: theatre.entering.view) ?? .max
                let upper = siblings.firstIndex(of: theatre.leaving.view) ?? .min
                XCTAssertLessThan(lower, upper, name)
                finishes ? theatre.interaction?.finish() : theatre.interaction?.cancel()
                try theatre.stage.settle()
                XCTAssertEqual(theatre.entering.view.window != nil, finishes, name)
                XCTAssertEqual(theatre.leaving.view.window != nil, !finishes, name)
            }
        }
    }

    // B: "Swipe to dismiss flickers."
    func testACardUnderTheFingerTurnsRoundOnceWhenItStaysAndNeverWhenItLeaves() async throws {
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
