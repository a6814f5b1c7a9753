import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests that a zoom starts at its source and returns to it.
@MainActor
final class ZoomAnimatorTests: AnyDesignTestCase {
    func testAScreenGrowsOutOfItsSource() async throws {
        for direction in [UITraitEnvironmentLayoutDirection.leftToRight, .rightToLeft] {
            var device = HeadlessDevice.phone
            device.layoutDirection = direction
            let source = UIView(frame: CGRect(x: 10, y: 200, width: 78, height: 100))
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(
                push: PushAnimator(.zoom { _ in source }), pop: PopAnimator(.zoom { _ in source }))
            delegate.interaction = { interaction }
            let stand = try StackStage(device, showsB: false) { $0.delegate = delegate }
            stand.a.view.addSubview(source)
            stand.push()
            stand.stage.turn()
            interaction.update(0)
            // A fifth of 390 points wide, around the center of the source at (49, 250).
            let start = stand.b.view.seenFrame
            XCTAssertEqual(Double(start.width), 78, accuracy: 1e-6)
            XCTAssertEqual(Double(start.midX), 49, accuracy: 1e-6)
            XCTAssertEqual(Double(start.midY), 250, accuracy: 1e-6)
            interaction.finish()
            try stand.stage.settle()
            XCTAssertEqual(stand.b.view.seenFrame, stand.navigation.view.bounds)

            stand.pop()
            stand.stage.turn()
            interaction.update(1)
            let end = stand.b.view.seenFrame
            XCTAssertEqual(Double(end.width), 78, accuracy: 1e-6)
            XCTAssertEqual(Double(end.midX), 49, accuracy: 1e-6)
            XCTAssertEqual(Double(end.midY), 250, accuracy: 1e-6)
            interaction.cancel()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
            XCTAssertEqual(stand.b.view.transform, .identity)
        }
    }

    func testWithoutASourceOnScreenItGrowsSlightlyFromTheCenter() async throws {
        let sources: [UIView?] = [nil, UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))]
        for source in sources {
            let interaction = UIPercentDrivenInteractiveTransition()
            let delegate = HandWrittenStackDelegate(push: PushAnimator(.zoom { _ in source }))
            delegate.interaction = { interaction }
            let stand = try StackStage(showsB: false) { $0.delegate = delegate }
            stand.push()
            stand.stage.turn()
            interaction.update(0)
            XCTAssertEqual(Double(stand.b.view.seenFrame.width), 351, accuracy: 1e-6)
            XCTAssertEqual(Double(stand.b.view.seenFrame.midX), 195, accuracy: 1e-6)
            interaction.finish()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A", "B"])
        }
    }

    /// A source that is scrolled far away, or out of the view that clips it, is not on screen.
    func testASourceOutOfSightCountsAsNone() async throws {
        let places: [(String, CGPoint, Bool)] = [
            ("far below", CGPoint(x: 10, y: 5_000), false), ("far above", CGPoint(x: 10, y: -3_000), false),
            ("beside", CGPoint(x: -200, y: 200), false), ("at the edge", CGPoint(x: 10, y: 844), false),
            ("in a clip", CGPoint(x: 10, y: 420), false), ("partly", CGPoint(x: 10, y: 800), true),
        ]
        for (name, place, isSeen) in places {
            for pops in [false, true] {
                let scroll = UIScrollView(
                    frame: CGRect(x: 0, y: 0, width: 390, height: name == "in a clip" ? 400 : 844))
                scroll.contentSize = CGSize(width: 390, height: 6_000)
                scroll.contentInsetAdjustmentBehavior = .never
                let source = UIView(frame: CGRect(origin: place, size: CGSize(width: 78, height: 100)))
                scroll.addSubview(source)
                let interaction = UIPercentDrivenInteractiveTransition()
                let delegate = HandWrittenStackDelegate(
                    push: PushAnimator(.zoom { _ in source }), pop: PopAnimator(.zoom { _ in source }))
                let stand = try StackStage(showsB: false) { $0.delegate = delegate }
                stand.a.view.addSubview(scroll)
                if pops { stand.navigation.pushViewController(stand.b, animated: false) }
                try stand.stage.settle()
                delegate.interaction = { interaction }
                pops ? stand.pop() : stand.push()
                stand.stage.turn()
                interaction.update(pops ? 1 : 0)
                let note = "\(name), pop: \(pops)"
                // A fifth of the width on the source, opaque. Without it a screen fades: it enters at nine tenths, and leaves in its place.
                let width: Double = isSeen ? 78 : pops ? 390 : 351
                XCTAssertEqual(Double(stand.b.view.seenFrame.width), width, accuracy: 1e-6, note)
                let faded = pops ? 0 : Double(EnteringAlpha.start)
                XCTAssertEqual(stand.b.view.seenAlpha, isSeen ? 1 : faded, accuracy: 1e-6, note)
                interaction.finish()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, pops ? ["A"] : ["A", "B"], note)
            }
        }
    }

    /// A source placed by constraints has its frame for the new size when the screen below is shown again.
    func testAScreenGoesBackToWhereItsSourceIsAfterARotation() async throws {
        let source = UIView()
        source.translatesAutoresizingMaskIntoConstraints = false
        let interaction = UIPercentDrivenInteractiveTransition()
        let delegate = HandWrittenStackDelegate(push: PushAnimator(.fade), pop: PopAnimator(.zoom { _ in source }))
        let stand = try StackStage(showsB: false) { $0.delegate = delegate }
        stand.a.view.addSubview(source)
        NSLayoutConstraint.activate([
            source.trailingAnchor.constraint(equalTo: stand.a.view.trailingAnchor),
            source.bottomAnchor.constraint(equalTo: stand.a.view.bottomAnchor),
            source.widthAnchor.constraint(equalToConstant: 100), source.heightAnchor.constraint(equalToConstant: 60),
        ])
        stand.push()
        try stand.stage.settle()
        stand.stage.rotate()
        try stand.stage.settle()
        delegate.interaction = { interaction }
        stand.pop()
        stand.stage.turn()
        interaction.update(1)
        // The center of the lower trailing corner of a phone in landscape, 844 by 390 points.
        XCTAssertEqual(Double(stand.b.view.seenFrame.midX), 794, accuracy: 1e-6)
        XCTAssertEqual(Double(stand.b.view.seenFrame.midY), 360, accuracy: 1e-6)
        interaction.finish()
        try stand.stage.settle()
    }
}
