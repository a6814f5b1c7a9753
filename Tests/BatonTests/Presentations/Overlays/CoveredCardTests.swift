import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests a card, and other overlays that cover a part of the screen, under a screen that covers everything and goes.
@MainActor
final class CoveredCardTests: GenerationTestCase {
    override class var generations: [Int] { [15, 18, 26, 27] }

    private var lower = TestScreen("Lower")
    private let upper = TestScreen("Upper")

    private func stage(_ root: UIViewController, _ device: HeadlessDevice = .phone) throws -> Stage {
        let stage = Stage(device, root: root)
        try stage.settle()
        return stage
    }

    private func placeCard(
        _ stage: Stage, _ root: UIViewController, _ transitions: ModalTransitions = .card
    ) throws -> (mark: UIView, wrapper: UIView) {
        lower = TestScreen("Lower")
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        lower.view.addSubview(mark)
        NSLayoutConstraint.activate([
            mark.bottomAnchor.constraint(equalTo: lower.view.safeAreaLayoutGuide.bottomAnchor),
            mark.leadingAnchor.constraint(equalTo: lower.view.leadingAnchor),
            mark.heightAnchor.constraint(equalToConstant: 10), mark.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.present(lower, using: transitions)
        try stage.settle()
        return (mark, try XCTUnwrap(lower.view.superview))
    }

    /// UIKit takes the view of a presenter that it removes out of the card, and on the way back may give it the frame of the
    /// whole container. A screen that covers a card therefore keeps the card.
    func testACardUnderAScreenThatGoesIsInItsPlaceOnTheWholeWayBack() async throws {
        let place = CGRect(x: 0, y: 57, width: 390, height: 787)
        let kinds = ["UIKit's over full screen", "slide", "fade", "flip", "not animated"]
        for (kind, device) in kinds.flatMap({ [($0, HeadlessDevice.phone), ($0, .phone.rightToLeft)] }) {
            let root = UIViewController()
            let stage = try stage(root, device)
            let (mark, wrapper) = try placeCard(stage, root)
            let animated = kind != "not animated"
            switch kind {
            case "slide": lower.present(upper, using: .slide(from: .bottom))
            case "fade": lower.present(upper, using: .fade)
            case "flip": lower.present(upper, using: .flip)
            default:
                upper.modalPresentationStyle = .overFullScreen
                present(upper, on: lower, animated)
            }
            try stage.settle()
            XCTAssertTrue(lower.view.superview === wrapper, kind)
            upper.dismiss(animated: animated)
            stage.turn()
            for frame in 0..<50 {
                let seen = wrapper.superview.map { $0.convert(wrapper.center, to: stage.window) }
                XCTAssertEqual(wrapper.bounds.size, place.size, "\(kind) in frame \(frame)")
                XCTAssertEqual(seen, CGPoint(x: place.midX, y: place.midY), "\(kind) in frame \(frame)")
                // 34 points above the bottom edge.
                XCTAssertEqual(mark.frame.maxY, place.height - 34, accuracy: 0.5, "\(kind) in frame \(frame)")
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertEqual(wrapper.frame, place, kind)
            XCTAssertEqual(lower.additionalSafeAreaInsets, .zero, kind)
            XCTAssertTrue(lower.view.superview === wrapper, kind)
            XCTAssertEqual(stage.window.dimmingView?.alpha ?? 0, 0.3, accuracy: 1e-6, kind)
            lower.dismiss(animated: true)
            try stage.settle()
            XCTAssertEqual(stage.window.leftovers, [], kind)
        }
    }

    /// UIKit's full screen removes the card's view itself. Nothing public says when it begins to go.
    func testACardUnderUIKitsFullScreenIsInItsPlaceAtTheEnd() async throws {
        for (transitions, place, radius) in [
            (ModalTransitions.card, CGRect(x: 0, y: 57, width: 390, height: 787), CGFloat(12)),
            (
                .sheet(detents: [.height(266), .height(566)]).grabber().floats(false),
                CGRect(x: 0, y: 544, width: 390, height: 600), 12
            ),
            (.drawer(.trailing).cornerRadius(20), CGRect(x: 90, y: 0, width: 300, height: 844), 20),
        ] {
            for (animated, isMirrored) in [(true, false), (false, false), (true, true), (false, true)] {
                var place = place
                // A drawer at the trailing edge.
                if isMirrored { place.origin.x = 390 - place.maxX }
                let advice = AdviceLog()
                defer { advice.close() }
                let root = UIViewController()
                let stage = try stage(root, isMirrored ? .phone.rightToLeft : .phone)
                let (mark, wrapper) = try placeCard(stage, root, transitions)
                let before = WindowDump(stage.window)
                upper.modalPresentationStyle = .fullScreen
                present(upper, on: lower, animated)
                try stage.settle()
                XCTAssertFalse(lower.view.superview === wrapper)
                XCTAssertEqual(advice.lines.count, 1)
                XCTAssertTrue(advice.lines.first?.contains(".overFullScreen") == true)
                XCTAssertTrue(
                    advice.lines.first?.contains("a full screen of Baton's, such as .slide(from: .bottom)") == true)
                stage.rotate()
                try stage.settle()
                stage.rotate()
                try stage.settle()
                upper.dismiss(animated: animated)
                try stage.settle()
                stage.turn()
                XCTAssertTrue(lower.view.superview === wrapper)
                XCTAssertTrue(wrapper.subviews.first === lower.view, "the grabber is above the content")
                XCTAssertEqual(wrapper.frame, place)
                XCTAssertEqual(wrapper.layer.cornerRadius, radius)
                XCTAssertEqual(lower.view.frame, wrapper.bounds)
                XCTAssertEqual(lower.view.safeAreaInsets.bottom, 34)
                XCTAssertEqual(mark.frame.maxY, place.height - 34, accuracy: 0.5)
                XCTAssertEqual(stage.window.dimmingView?.alpha ?? 0, 0.3, accuracy: 1e-6)
                XCTAssertEqual(WindowDump(stage.window).difference(from: before), [])
                lower.dismiss(animated: true)
                try stage.settle()
                XCTAssertEqual(stage.window.leftovers, [])
            }
        }
    }

    /// With each answer that UIKit may give.
    func testWhereACardIsWhileUIKitsFullScreenGoesIsNotKnown() async throws {
        let place = CGRect(x: 0, y: 57, width: 390, height: 787)
        for fills in [false, true] {
            HeadlessQuirks.removedPresentersFillContainers = fills
            defer { HeadlessQuirks.removedPresentersFillContainers = false }
            let root = UIViewController()
            let stage = try stage(root)
            let (_, wrapper) = try placeCard(stage, root)
            upper.modalPresentationStyle = .fullScreen
            present(upper, on: lower, true)
            try stage.settle()
            upper.dismiss(animated: true)
            stage.advance(by: 0.1)
            for frame in 0..<10 {
                XCTAssertFalse(lower.view.superview === wrapper, "in frame \(frame)")
                XCTAssertEqual(lower.view.seenFrame, fills ? stage.window.bounds : place, "in frame \(frame)")
                stage.advance(by: 1.0 / 60)
            }
            try stage.settle()
            XCTAssertTrue(lower.view.superview === wrapper)
            XCTAssertEqual(wrapper.frame, place)
            XCTAssertEqual(lower.view.frame, wrapper.bounds)
            lower.dismiss(animated: true)
            try stage.settle()
            XCTAssertEqual(stage.window.leftovers, [])
        }
    }

    func testAFullCoverUnderUIKitsFullScreenNeedsNoAdvice() async throws {
        let advice = AdviceLog()
        defer { advice.close() }
        let root = UIViewController()
        let stage = try stage(root)
        let (_, wrapper) = try placeCard(stage, root, .slide(from: .bottom))
        upper.modalPresentationStyle = .fullScreen
        present(upper, on: lower, true)
        try stage.settle()
        upper.dismiss(animated: true)
        for frame in 0..<30 {
            XCTAssertEqual(lower.view.seenFrame, stage.window.bounds, "in frame \(frame)")
            stage.advance(by: 1.0 / 60)
        }
        try stage.settle()
        XCTAssertTrue(lower.view.superview === wrapper)
        XCTAssertEqual(advice.lines, [])
    }

    private func present(_ screen: UIViewController, on presenter: UIViewController, _ animated: Bool) {
        presenter.present(screen, animated: animated)
    }
}
