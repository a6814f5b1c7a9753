import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests how many layers a stock animator adds while it plays: at most two, and six for a zoom. Afterwards there are none.
@MainActor
final class LayerCostTests: XCTestCase {
    /// Places the screens, moves them slightly, and adds no layers.
    private final class BareAnimator: TransitionAnimator {
        init() {
            let faint = Pose.inPlace.faded(0.99)
            super.init(TransitionStyle(entering: faint, leaving: faint).duration(0.3), for: .push)
        }
    }

    private func layers(of move: StockMove, _ animator: (UIView?) -> TransitionAnimator) throws -> (Int, Int) {
        let scene = try StockStage(move.kind, on: .phone)
        scene.animator = animator(scene.source)
        scene.start()
        scene.stage.advance(by: 0.1)
        XCTAssertNotNil(scene.coordinator)
        let during = scene.stage.window.layer.count
        try scene.stage.settle()
        return (during, scene.stage.window.layer.count)
    }

    /// A zoom has a clip and a traveller, each in a view that a finger moves, the picture in the traveller, and the mask that hides
    /// the source.
    private func limit(for name: String) -> Int { name.hasPrefix("Zoom") ? 6 : 2 }

    func testAStockAnimatorAddsFewLayers() async throws {
        for move in StockMove.stack + StockMove.tab + StockMove.modal {
            let bare = try layers(of: move) { _ in BareAnimator() }
            let own = try layers(of: move, move.make)
            let name = move.name
            XCTAssertLessThanOrEqual(own.0 - bare.0, limit(for: name), name)
            XCTAssertEqual(own.1, bare.1, name)
        }
    }

    /// What a zoom adds, each once: without any of them something would be seen twice, or could not be pulled beside its way.
    func testEachLayerOfAZoomHasItsPart() async throws {
        for (name, style) in [("zoom", TransitionStyle.zoom("cell")), ("expand", .expand("cell"))] {
            let stand = try SharingStage(.stack, style)
            stand.lower.share("cell", at: CGRect(x: 250, y: 560, width: 90, height: 120))
            stand.goForward()
            let window = stand.stage.window
            let clips = window.family.filter { $0 is ScreenClip }
            XCTAssertEqual(clips.count, 1, "shows a part of the screen, \(name)")
            XCTAssertTrue(clips.first?.superview is ShiftedView, "is pulled by a finger, \(name)")
            XCTAssertEqual(stand.travellers.count, 1, "is pulled along, \(name)")
            let body = stand.travellers.first?.subviews ?? []
            XCTAssertEqual(body.count, 1, "has the corners and the alpha, \(name)")
            let isContent = { (view: UIView) in name == "zoom" ? view is UIImageView : view is CardContent }
            XCTAssertEqual(body.first?.subviews.map(isContent), [true], "keeps its proportions, \(name)")
            XCTAssertNotNil(stand.lower.shared["cell"]?.mask, "hides the source, \(name)")
            try stand.stage.settle()
        }
    }

    func testADimmingViewAndAShadowAreCounted() async throws {
        let slide = try XCTUnwrap(StockMove.stack.first)
        let bare = try layers(of: slide) { _ in BareAnimator() }
        XCTAssertEqual(try layers(of: slide, slide.make).0 - bare.0, 2)
    }
}

extension CALayer {
    /// The number of layers in this layer tree, including masks.
    fileprivate var count: Int {
        1 + (mask?.count ?? 0) + (sublayers ?? []).map(\.count).reduce(0, +)
    }
}
