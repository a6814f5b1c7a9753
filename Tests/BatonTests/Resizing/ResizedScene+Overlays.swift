import BatonMotion
import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Presentations over a screen that stays.
extension ResizedScene {
    /// The place of an overlay in its container as it is, by the pure layout.
    private static func place(_ stand: CardStage, _ transitions: ModalTransitions) throws -> () -> CGRect {
        let layout = transitions.overlay.layout
        return { [window = stand.stage.window] in
            layout.frame(
                in: window.bounds, safeArea: window.safeAreaInsets,
                direction: window.effectiveUserInterfaceLayoutDirection,
                content: stand.card.preferredContentSize)
        }
    }

    /// The way of an overlay out of the window.
    private static func exit(_ edge: DirectionalEdge, _ place: CGRect, in window: UIWindow) -> CGPoint {
        let edges = UIRectEdge(edge, in: window.effectiveUserInterfaceLayoutDirection)
        if edges == .top { return CGPoint(x: 0, y: -place.maxY) }
        if edges == .bottom { return CGPoint(x: 0, y: window.bounds.maxY - place.minY) }
        return CGPoint(x: edges == .left ? -place.maxX : window.bounds.maxX - place.minX, y: 0)
    }

    private static func overlay(
        _ stand: CardStage, _ transitions: ModalTransitions, isHeld held: @escaping () -> CGFloat? = { nil },
        isForward: Bool, isRunning: (() -> Bool)? = nil
    ) throws -> ResizedScene {
        let (stage, place) = (stand.stage, try place(stand, transitions))
        let edge = try XCTUnwrap(transitions.overlay.layout.edge)
        let wrapper = try XCTUnwrap(stand.card.view.superview)
        let seen = {
            let (rest, frame) = (place(), wrapper.frameInWindow)
            let way = exit(edge, rest, in: stage.window)
            return abs(way.x) > abs(way.y) ? (frame.minX - rest.minX) / way.x : (frame.minY - rest.minY) / way.y
        }
        return ResizedScene(
            stage, screens: [stand.presenter.view], progress: { isForward ? 1 - seen() : seen() }, held: held,
            places: { progress in
                let (rest, out) = (place(), isForward ? 1 - progress : progress)
                let way = exit(edge, rest, in: stage.window)
                let frame = rest.offsetBy(dx: way.x * out, dy: way.y * out)
                return [("the overlay", wrapper, frame), ("the presenter", stand.presenter.view, stage.window.bounds)]
            },
            // The top of the window stays where it is.
            grip: edge == .bottom ? { wrapper.frameInWindow.minY } : nil,
            isRunning: isRunning ?? { stand.card.transitionCoordinator != nil }, letGo: { stage.finger.up() })
    }

    static func present(_ transitions: ModalTransitions, _ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try CardStage(device)
        stand.presenter.present(stand.card, using: transitions)
        stand.stage.turn()
        return try overlay(stand, transitions, isForward: true)
    }

    static func dismiss(_ transitions: ModalTransitions, _ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try CardStage(device)
        try stand.present(using: transitions)
        stand.card.dismiss(animated: true)
        stand.stage.turn()
        return try overlay(stand, transitions, isForward: false)
    }

    /// An overlay that a finger has pulled by 150 points towards its edge.
    static func pull(_ transitions: ModalTransitions, _ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try CardStage(device)
        try stand.present(using: transitions)
        let (stage, edge) = (stand.stage, try XCTUnwrap(transitions.overlay.layout.edge))
        let view = try XCTUnwrap(stand.card.view.superview)
        let (start, rest) = (CGPoint(x: view.frame.midX, y: view.frame.midY), view.frame)
        let way = edge.movement(of: 160, in: stage.window)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x + way.x, y: start.y + way.y), in: 0.2)
        let moved = CGPoint(x: view.frameInWindow.minX - rest.minX, y: view.frameInWindow.minY - rest.minY)
        let distance = abs(moved.x + moved.y)
        let place = try place(stand, transitions)
        return try overlay(
            stand, transitions,
            isHeld: {
                let exit = exit(edge, place(), in: stage.window)
                return distance / abs(exit.x + exit.y)
            }, isForward: false)
    }

    /// A card whose dismissal is refused, pulled by a finger. It is stretched, and keeps to its layout.
    static func refusedPull(_ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try CardStage(device)
        stand.card.isModalInPresentation = true
        try stand.present()
        let (stage, wrapper) = (stand.stage, try XCTUnwrap(stand.card.view.superview))
        let (start, top) = (CGPoint(x: wrapper.frame.midX, y: wrapper.frame.midY), wrapper.frame.minY)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x, y: start.y + 160), in: 0.2)
        let place = try place(stand, .card)
        // The rubber band depends on the length of the card, and the finger stays where it is.
        let pull = RubberBand(dimension: Double(wrapper.frame.height)).pull(
            forOffset: Double(wrapper.frameInWindow.minY - top))
        return ResizedScene(
            stage, screens: [stand.presenter.view], progress: { 0 }, held: { 0 },
            places: { _ in
                let rest = place()
                let offset = RubberBand(dimension: Double(rest.height)).offset(forPull: pull)
                return [("the card", wrapper, rest.offsetBy(dx: 0, dy: CGFloat(offset)))]
            },
            isRunning: { wrapper.frameInWindow.minY - top > 1 }, letGo: { stage.finger.up() })
    }

    /// A sheet that a finger has dragged half of the way between its detents.
    static func draggedSheet(_ device: HeadlessDevice) throws -> ResizedScene {
        let sheet = try SheetStage(device)
        let (stage, wrapper) = (sheet.stage, try sheet.wrapper)
        let start = CGPoint(x: wrapper.frame.midX, y: try sheet.top + 20)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x, y: start.y - 160), in: 0.2)
        let shown = stage.window.bounds.maxY - wrapper.frameInWindow.minY
        return ResizedScene(
            stage, screens: [sheet.stand.presenter.view], progress: { 0 }, held: { 0 },
            places: { _ in
                // Both detents are a number of points, so that the same length is seen in every window.
                let (window, width) = (stage.window.bounds, min(672, stage.window.bounds.width))
                return [
                    (
                        "the sheet", wrapper,
                        CGRect(x: window.midX - width / 2, y: window.maxY - shown, width: width, height: 586)
                    )
                ]
            },
            isRunning: { stage.finger.place != nil }, letGo: { stage.finger.up() })
    }
}
