import Baton
import BatonTesting
import UIKit
import XCTest

@testable import TestStages

/// Tests the axis along which a finger moves a transition that it has caught: the one along which the screen slides.
@MainActor
final class GrabDirectionTests: AnyDesignTestCase {
    private let linear = UICubicTimingParameters(animationCurve: .linear)
    private let devices = [HeadlessDevice.phone, .phone.rightToLeft]

    private func even(_ style: TransitionStyle) -> TransitionStyle {
        style.duration(0.4).timing(linear)
    }

    /// Starts a push or a pop, and catches it after a quarter of its time.
    private func caught(
        _ style: TransitionStyle, _ device: HeadlessDevice, pops: Bool, towards way: CGPoint
    ) throws -> StackStage {
        let stand = try StackStage(device, showsB: pops) { $0.transitions = NavigationTransitions(even(style)) }
        pops ? stand.pop() : stand.push()
        stand.stage.turn()
        stand.stage.advance(by: 0.1)
        stand.stage.finger.catchTransition(at: CGPoint(x: 200, y: 500), towards: way)
        return stand
    }

    func testAStackThatCoversIsMovedUpAndDown() async throws {
        for device in devices {
            for pops in [false, true] {
                let stand = try caught(.cover, device, pops: pops, towards: CGPoint(x: 0, y: -1))
                let place = stand.b.view.seenFrame.origin
                stand.stage.finger.drag(to: CGPoint(x: 260, y: 400), in: 0.2)
                XCTAssertEqual(stand.b.view.seenFrame.minY, place.y - 100, accuracy: 0.5, "up, \(device.name)")
                XCTAssertEqual(stand.b.view.seenFrame.minX, 0, accuracy: 0.5)
                // A push goes back, and a pop to its end.
                stand.stage.finger.drag(to: CGPoint(x: 260, y: 840), in: 0.2)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, ["A"], "\(device.name), pops: \(pops)")
                XCTAssertEqual(HeadlessLog.warnings, [])
            }
        }
    }

    func testAFingerThatMovesOnlyAcrossLetsTheTransitionRunOn() async throws {
        for device in devices {
            for pops in [false, true] {
                let stand = try caught(.cover, device, pops: pops, towards: CGPoint(x: 1, y: 0))
                let place = stand.b.view.seenFrame
                stand.stage.finger.drag(to: CGPoint(x: 380, y: 500), in: 0.1)
                XCTAssertNotEqual(stand.b.view.seenFrame, place, "not held")
                XCTAssertEqual(stand.navigation.transitionCoordinator?.isInteractive, false)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertEqual(stand.titles, pops ? ["A"] : ["A", "B"])
            }
        }
    }

    func testAStackThatFadesIsMovedInTheReadingDirection() async throws {
        for (device, way) in zip(devices, [1, -1] as [CGFloat]) {
            let stand = try caught(.fade, device, pops: false, towards: CGPoint(x: -way, y: 0))
            let alpha = stand.b.view.seenAlpha
            stand.stage.finger.drag(to: CGPoint(x: 200 - 100 * way, y: 500), in: 0.2)
            XCTAssertEqual(stand.b.view.seenAlpha, alpha + 100 / 390, accuracy: 0.01, device.name)
            stand.stage.finger.drag(to: CGPoint(x: 200 + 190 * way, y: 500), in: 0.2)
            stand.stage.finger.up()
            try stand.stage.settle()
            XCTAssertEqual(stand.titles, ["A"])
        }
    }

    func testASwipeThatIsCaughtAgainKeepsItsAxis() async throws {
        let stand = try StackStage { $0.transitions = .cover }
        stand.stage.finger.down(at: CGPoint(x: 2, y: 500))
        stand.stage.finger.drag(to: CGPoint(x: 100, y: 500), in: 0.4)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        stand.stage.turn()
        stand.stage.finger.catchTransition(at: CGPoint(x: 100, y: 500), towards: CGPoint(x: 1, y: 0))
        let place = stand.b.view.seenFrame.minY
        XCTAssertGreaterThan(place, 100)
        stand.stage.finger.drag(to: CGPoint(x: 178, y: 500), in: 0.2)
        XCTAssertEqual(stand.b.view.seenFrame.minY, place + 844 / 5, accuracy: 0.5)
        stand.stage.finger.drag(to: CGPoint(x: 380, y: 500), in: 0.2)
        stand.stage.finger.up()
        try stand.stage.settle()
        XCTAssertEqual(stand.titles, ["A"])
    }

    /// A presentation without a pull, at the edge from which its style slides.
    private struct Modal {
        let name: String
        let transitions: ModalTransitions
        /// The movement towards the edge, from left to right.
        let way: CGPoint
    }

    private var modals: [Modal] {
        let edges: [(DirectionalEdge, CGPoint)] = [
            (.trailing, CGPoint(x: 1, y: 0)), (.leading, CGPoint(x: -1, y: 0)), (.top, CGPoint(x: 0, y: -1)),
            (.bottom, CGPoint(x: 0, y: 1)),
        ]
        return edges.flatMap { edge, way in
            [
                Modal(name: "slide \(edge)", transitions: ModalTransitions(even(.slide(from: edge))), way: way),
                Modal(
                    name: "overlay \(edge)",
                    transitions: ModalTransitions(
                        even(.overlay), overlay: Overlay(layout: .drawer(edge, length: 300))), way: way),
            ]
        }
    }

    func testAModalWithoutAPullIsMovedAlongTheWayOfItsStyle() async throws {
        for (device, sign) in zip(devices, [1, -1] as [CGFloat]) {
            for (modal, dismisses) in modals.flatMap({ [($0, false), ($0, true)] }) {
                let stand = try CardStage(device)
                if dismisses { try stand.present(using: modal.transitions, animated: false) }
                dismisses
                    ? stand.card.dismiss(animated: true) : stand.presenter.present(stand.card, using: modal.transitions)
                stand.stage.turn()
                stand.stage.advance(by: dismisses ? 0.1 : 0.3)
                let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
                let way = CGPoint(x: modal.way.x * sign, y: modal.way.y)
                let start = CGPoint(x: 195, y: 422)
                stand.stage.finger.catchTransition(at: start, towards: way)
                let place = view.seenFrame.origin
                stand.stage.finger.drag(to: CGPoint(x: start.x + way.x * 60, y: start.y + way.y * 60), in: 0.2)
                let name = "\(modal.name), \(device.name), dismisses: \(dismisses)"
                XCTAssertEqual(view.seenFrame.minX, place.x + way.x * 60, accuracy: 0.5, name)
                XCTAssertEqual(view.seenFrame.minY, place.y + way.y * 60, accuracy: 0.5, name)
                stand.stage.finger.drag(to: CGPoint(x: start.x + way.x * 190, y: start.y + way.y * 190), in: 0.05)
                stand.stage.finger.up()
                try stand.stage.settle()
                XCTAssertFalse(stand.isPresenting, name)
            }
        }
    }

    /// The edge of the pull counts where the style does not slide the screen, and not that of the layout.
    func testAModalThatFadesIsMovedTowardsTheEdgeOfItsPull() async throws {
        let layout = OverlayLayout(edge: .bottom, extent: .fraction(0.5))
        let edges: [(DirectionalEdge, CGPoint)] = [
            (.trailing, CGPoint(x: 1, y: 0)), (.leading, CGPoint(x: -1, y: 0)), (.top, CGPoint(x: 0, y: -1)),
            (.bottom, CGPoint(x: 0, y: 1)),
        ]
        for (device, sign) in zip(devices, [1, -1] as [CGFloat]) {
            for (edge, towards) in edges {
                for dismisses in [false, true] {
                    let name = "\(edge), \(device.name), dismisses: \(dismisses)"
                    let stand = try CardStage(device)
                    let transitions = ModalTransitions.card.layout(layout).animation(.style(even(.fade))).pull(
                        edge: edge)
                    if dismisses { try stand.present(using: transitions, animated: false) }
                    dismisses
                        ? stand.card.dismiss(animated: true) : stand.presenter.present(stand.card, using: transitions)
                    stand.stage.turn()
                    stand.stage.advance(by: 0.2)
                    let view = try XCTUnwrap(stand.card.presentationController?.presentedView)
                    let (start, way) = (CGPoint(x: 195, y: 400), CGPoint(x: towards.x * sign, y: towards.y))
                    stand.stage.finger.catchTransition(at: start, towards: way)
                    let alpha = view.seenAlpha
                    stand.stage.finger.drag(to: CGPoint(x: start.x + way.x * 60, y: start.y + way.y * 60), in: 0.2)
                    // The whole way is the length of the presented view along that edge.
                    let length: CGFloat = way.x == 0 ? 422 : 390
                    XCTAssertEqual(view.seenAlpha, alpha - Double(60 / length), accuracy: 0.01, name)
                    stand.stage.finger.drag(to: CGPoint(x: start.x + way.x * 190, y: start.y + way.y * 190), in: 0.05)
                    stand.stage.finger.up()
                    try stand.stage.settle()
                    XCTAssertFalse(stand.isPresenting, name)
                }
            }
        }
    }
}
