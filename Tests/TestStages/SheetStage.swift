import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// A sheet on a phone of 390 by 844 points, with detents of 300 and 600 points. Unless the transitions say otherwise it is
/// attached to the bottom on every system.
@MainActor
final class SheetStage {
    static let small = SheetDetent.height(266)
    static let large = SheetDetent.height(566)

    let stand: CardStage
    var changes: [SheetDetent] = []

    init(
        _ device: HeadlessDevice = .phone, _ transitions: ModalTransitions = .sheet(detents: [small, large]),
        prepare: (CardStage) -> Void = { _ in }
    ) throws {
        stand = try CardStage(device)
        prepare(stand)
        try stand.present(
            using: transitions.overlay.floats == nil ? transitions.floats(false) : transitions)
        try overlay.overlay.onDetentChange = { [weak self] in self?.changes.append($0) }
    }

    var stage: Stage { stand.stage }
    var finger: Finger { stand.stage.finger }

    var overlay: OverlayPresentationController {
        get throws { try XCTUnwrap(stand.card.presentationController as? OverlayPresentationController) }
    }

    var wrapper: UIView {
        get throws { try XCTUnwrap(try overlay.presentedView) }
    }

    /// The upper end of the sheet, as it is seen.
    var top: CGFloat {
        get throws { try wrapper.seenFrame.minY }
    }

    /// Touches the sheet at its upper end, and drags it until its upper end is at a place.
    func drag(to place: CGFloat, in seconds: Double = 0.4) throws {
        let start = try top + 20
        finger.down(at: CGPoint(x: 195, y: start))
        // The first 10 points are not followed.
        let slack: CGFloat = place > start - 20 ? 10 : -10
        finger.drag(to: CGPoint(x: 195, y: place + 20 + slack), in: seconds)
    }

    func release(holding: Bool = true) throws {
        if holding { finger.hold(for: 0.2) }
        finger.up()
        try stage.settle()
    }
}
