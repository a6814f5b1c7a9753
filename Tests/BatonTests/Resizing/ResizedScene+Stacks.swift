import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Stacks and tabs whose screens slide.
extension ResizedScene {
    /// The frames of two screens that slide, the lower one by a part of the width.
    private static func sliding(
        _ upper: UIView, over lower: UIView, in stage: Stage, parallax: CGFloat, at home: CGFloat
    ) -> [Place] {
        let bounds = stage.window.bounds
        let sign = stage.window.effectiveUserInterfaceLayoutDirection.sign
        return [
            ("the upper screen", upper, bounds.offsetBy(dx: sign * bounds.width * (1 - home), dy: 0)),
            ("the lower screen", lower, bounds.offsetBy(dx: -sign * bounds.width * parallax * home, dy: 0)),
        ]
    }

    /// How far a screen is from its place, as a part of the width of the window.
    private static func part(of upper: UIView, in stage: Stage) -> CGFloat {
        abs(upper.frameInWindow.minX) / stage.window.bounds.width
    }

    static func push(_ style: TransitionStyle, parallax: CGFloat, _ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try StackStage(device, showsB: false) { $0.transitions = NavigationTransitions(style) }
        stand.push()
        stand.stage.turn()
        return ResizedScene(
            stand.stage, screens: [stand.a.view, stand.b.view],
            progress: { 1 - part(of: stand.b.view, in: stand.stage) },
            places: { sliding(stand.b.view, over: stand.a.view, in: stand.stage, parallax: parallax, at: $0) },
            isRunning: { stand.navigation.transitionCoordinator != nil })
    }

    static func pop(_ style: TransitionStyle, parallax: CGFloat, _ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try StackStage(device) { $0.transitions = NavigationTransitions(style) }
        stand.pop()
        stand.stage.turn()
        return ResizedScene(
            stand.stage, screens: [stand.a.view, stand.b.view], progress: { part(of: stand.b.view, in: stand.stage) },
            places: { sliding(stand.b.view, over: stand.a.view, in: stand.stage, parallax: parallax, at: 1 - $0) },
            isRunning: { stand.navigation.transitionCoordinator != nil })
    }

    /// A swipe back that a finger holds 300 points from the leading edge. The screen does not leave the finger.
    static func swipe(_ device: HeadlessDevice) throws -> ResizedScene {
        let scene = try SwipeScene(.slide, mirrored: device.layoutDirection == .rightToLeft, on: device)
        let (stage, upper, lower) = (scene.stage, scene.c.view as UIView, scene.stand.b.view as UIView)
        scene.down()
        scene.drag(by: 300, in: 0.2)
        return ResizedScene(
            stage, screens: [upper, lower], progress: { part(of: upper, in: stage) },
            held: { 300 / stage.window.bounds.width },
            places: { sliding(upper, over: lower, in: stage, parallax: 0.3, at: 1 - $0) },
            grip: { abs(upper.frameInWindow.minX) }, isRunning: { scene.navigation.transitionCoordinator != nil },
            letGo: { stage.finger.up() })
    }

    /// A push that a finger has caught and moved back by 100 points. The screen keeps its distance from its place.
    static func caughtPush(_ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try StackStage(device, showsB: false) { $0.transitions = .slide }
        let (stage, sign) = (stand.stage, device.layoutDirection == .rightToLeft ? -1 as CGFloat : 1)
        stand.push()
        stage.advance(by: 0.1)
        stage.finger.catchTransition(at: CGPoint(x: 410, y: 600), towards: CGPoint(x: sign, y: 0))
        stage.finger.drag(to: CGPoint(x: 410 + sign * 100, y: 600), in: 0.1)
        let distance = abs(stand.b.view.frameInWindow.minX)
        return ResizedScene(
            stage, screens: [stand.a.view, stand.b.view], progress: { 1 - part(of: stand.b.view, in: stage) },
            held: { 1 - min(1, distance / stage.window.bounds.width) },
            places: { sliding(stand.b.view, over: stand.a.view, in: stage, parallax: 0.3, at: $0) },
            grip: { abs(stand.b.view.frameInWindow.minX) },
            isRunning: { stand.navigation.transitionCoordinator != nil }, letGo: { stage.finger.up() })
    }

    static func tabs(_ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try TabStage(device, setUp: { $0.transitions = .slideAcross })
        let (stage, upper, lower) = (stand.stage, stand.screens[1].view as UIView, stand.screens[0].view as UIView)
        stand.tap(1)
        return ResizedScene(
            stage, screens: [upper, lower], progress: { 1 - part(of: upper, in: stage) },
            places: { sliding(upper, over: lower, in: stage, parallax: 1, at: $0) },
            isRunning: { stand.tabs.transitionCoordinator != nil })
    }
}
