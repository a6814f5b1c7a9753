import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Overlays on iPhone Duo, whose safe area has insets at all four edges that appear and vanish (B21.3, B21.7).
@MainActor
final class DuoOverlayTests: XCTestCase {
    /// A device with an inset of 84 points at a side, as beside a vertical bar, or without.
    private func device(_ device: HeadlessDevice, left: CGFloat = 0, right: CGFloat = 0) -> HeadlessDevice {
        var device = device
        (device.safeArea.left, device.safeArea.right) = (left, right)
        return device
    }

    private func devices(_ kind: HeadlessDevice) -> [HeadlessDevice] { [kind, kind.rightToLeft] }

    private func wrapper(_ stand: CardStage) throws -> OverlayWrapperView {
        try XCTUnwrap(stand.card.view.superview as? OverlayWrapperView)
    }

    /// A screen with a mark in each corner of its safe area.
    private func mark(_ screen: UIViewController) -> UIView {
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        screen.view.addSubview(mark)
        let guide = screen.view.safeAreaLayoutGuide
        NSLayoutConstraint.activate([
            mark.topAnchor.constraint(equalTo: guide.topAnchor),
            mark.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
            mark.leftAnchor.constraint(equalTo: guide.leftAnchor),
            mark.rightAnchor.constraint(equalTo: guide.rightAnchor),
        ])
        return mark
    }

    private var everyTransition: [ModalTransitions] {
        [
            .card, .drawer(.leading), .drawer(.trailing), .drawer(.top, length: 150),
            .sheet(detents: [.height(200), .large]),
            .slide(from: .bottom),
        ]
    }

    /// The edge of the vertical bar is not mirrored, and the edges of drawers are.
    func testContentIsInTheSafeAreaAtEachEdgeOnBothScreens() async throws {
        // The content of a sheet with several detents is larger than what is seen of it.
        for transitions in everyTransition where transitions.overlay.layout.detents == nil {
            for kind in devices(.duoOuter) + devices(.duo) {
                for (left, right) in [(84, 0), (0, 84)] as [(CGFloat, CGFloat)] {
                    let stand = try CardStage(device(kind, left: left, right: right))
                    let mark = mark(stand.card)
                    try stand.present(using: transitions)
                    let bounds = stand.stage.window.bounds
                    let safe = CGRect(x: left, y: 24, width: bounds.width - left - right, height: bounds.height - 58)
                    XCTAssertEqual(
                        mark.frameInWindow, try wrapper(stand).frame.intersection(safe),
                        "\(transitions.overlay.layout), \(stand.stage.device), left \(left)")
                }
            }
        }
    }

    /// A drawer has its length in addition to the inset at its edge.
    func testADrawerIsLongerByTheInsetAtItsEdge() async throws {
        for kind in devices(.duoOuter) {
            let isMirrored = kind.layoutDirection == .rightToLeft
            for edge in [DirectionalEdge.leading, .trailing] {
                let isRight = (edge == .trailing) != isMirrored
                let stand = try CardStage(device(kind, right: 84))
                try stand.present(using: .drawer(edge))
                XCTAssertEqual(try wrapper(stand).frame.width, isRight ? 384 : 300)
                XCTAssertEqual(try wrapper(stand).frame.minX, isRight ? 82 : 0)
            }
        }
    }

    // MARK: Insets that appear and vanish

    private func place(_ stand: CardStage, _ transitions: ModalTransitions) -> CGRect {
        let window = stand.stage.window
        return transitions.overlay.layout.frame(
            in: window.bounds, safeArea: window.safeAreaInsets, direction: window.effectiveUserInterfaceLayoutDirection)
    }

    func testInsetsThatAppearAndVanishAreFollowedInEachFrame() async throws {
        for transitions in [ModalTransitions.card, .drawer(.leading), .drawer(.trailing), .drawer(.top, length: 150)] {
            for kind in devices(.duoOuter) {
                let stand = try CardStage(kind)
                func change(to device: HeadlessDevice, _ state: String) throws {
                    for lasting in [0, 0.1] {
                        stand.stage.change(to: self.device(device, right: lasting == 0 ? 84 : 0), lasting: lasting)
                        for _ in 0..<2 {
                            stand.stage.advance(by: 1.0 / 60)
                            let place = place(stand, transitions)
                            XCTAssertEqual(
                                try wrapper(stand).untransformedFrame, place, "\(state), \(transitions.overlay.layout)")
                            let content = stand.card.view.safeAreaInsets
                            let wanted = place.insets(
                                in: stand.stage.window.bounds, safeArea: stand.stage.window.safeAreaInsets)
                            XCTAssertEqual(content, wanted, "\(state), \(transitions.overlay.layout)")
                        }
                    }
                }
                stand.presenter.present(stand.card, using: transitions)
                stand.stage.advance(by: 0.1)
                try change(to: kind, "presenting")
                try stand.stage.settle()
                try change(to: kind, "presented")
                stand.card.dismiss(animated: true)
                stand.stage.advance(by: 0.1)
                try change(to: kind, "dismissing")
                try stand.stage.settle()
                XCTAssertEqual(stand.stage.window.leftovers, [])
                XCTAssertEqual(stand.card.additionalSafeAreaInsets, .zero)
            }
        }
    }

    /// With an inset that comes the finger lets go, and the sheet is at the detent from which it was dragged.
    func testADraggedSheetMakesRoomForAnInsetAtItsEdge() async throws {
        for kind in devices(.duoOuter) {
            let right = kind.layoutDirection == .rightToLeft ? DirectionalEdge.leading : .trailing
            let sheet = try SheetStage(kind, .drawer(right, detents: [.height(150), .height(300)]))
            let (stage, wrapper) = (sheet.stage, try sheet.wrapper)
            stage.finger.down(at: CGPoint(x: wrapper.frame.minX + 20, y: 300))
            stage.finger.drag(to: CGPoint(x: wrapper.frame.minX - 60, y: 300), in: 0.2)
            XCTAssertGreaterThan(466 - wrapper.frameInWindow.minX, 200)
            stage.change(to: device(kind, right: 84), lasting: 0)
            stage.turn()
            // Both detents are longer by the inset.
            XCTAssertEqual(466 - wrapper.frameInWindow.minX, 150 + 84, accuracy: 0.5)
            stage.finger.hold(for: 0.2)
            stage.finger.up()
            try stage.settle()
            XCTAssertEqual(466 - wrapper.frame.minX, 150 + 84, accuracy: 0.5)
        }
    }

    /// The device is opened and closed at any time, also during a transition (B21.7).
    func testOpeningAndClosingDuringEveryMovement() async throws {
        for transitions in everyTransition {
            for kind in devices(.duoOuter) {
                let opened = kind.layoutDirection == .rightToLeft ? HeadlessDevice.duo.rightToLeft : .duo
                for lasting in [0, 0.2] {
                    let stand = try CardStage(kind)
                    stand.presenter.present(stand.card, using: transitions)
                    stand.stage.advance(by: 0.1)
                    stand.stage.change(to: opened, lasting: lasting)
                    stand.stage.advance(by: 0.05)
                    stand.stage.change(to: kind, lasting: lasting)
                    try stand.stage.settle()
                    let name = "\(transitions.overlay.layout), \(lasting)"
                    if transitions.overlay.layout.detents == nil {
                        XCTAssertEqual(try wrapper(stand).frame, place(stand, transitions), name)
                    }
                    stand.stage.change(to: opened, lasting: lasting)
                    stand.card.dismiss(animated: true)
                    stand.stage.advance(by: 0.1)
                    stand.stage.change(to: kind, lasting: lasting)
                    try stand.stage.settle()
                    XCTAssertFalse(stand.isPresenting, name)
                    XCTAssertEqual(stand.stage.window.leftovers, [], name)
                    XCTAssertEqual(stand.presenter.view.frame, stand.stage.window.bounds, name)
                }
            }
        }
    }

    /// Screens slide under a vertical bar, which UIKit draws, and nothing is painted beside it.
    func testAPushBesideAVerticalBarWhileTheDeviceIsTurnedAndOpened() async throws {
        for kind in devices(.duoOuter) {
            let stand = try StackStage(kind, showsB: false) { $0.transitions = .slide }
            XCTAssertEqual(stand.a.view.safeAreaInsets.right, 84)
            stand.push()
            stand.stage.advance(by: 0.1)
            stand.stage.change(to: kind.layoutDirection == .rightToLeft ? .duo.rightToLeft : .duo, lasting: 0)
            for _ in 0..<30 {
                stand.stage.advance(by: 1.0 / 60)
                let frames = [stand.a.view, stand.b.view].compactMap { $0 }.filter { $0.window != nil }
                let middle = stand.stage.window.bounds.midY
                for x in stride(from: 1, to: 1_034, by: 9) {
                    let point = CGPoint(x: CGFloat(x), y: middle)
                    XCTAssertTrue(frames.contains { $0.frameInWindow.contains(point) }, "\(point)")
                }
            }
            try stand.stage.settle()
            XCTAssertEqual(stand.b.view.frame, stand.stage.window.bounds)
            XCTAssertEqual(stand.b.view.safeAreaInsets.right, 84)
        }
    }
}
