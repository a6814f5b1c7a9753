import BatonTesting
import UIKit

@testable import Baton

/// The ways in which a row uses a value.
extension BadInputTrial {
    /// A stack that shows A.
    func stack(
        _ device: HeadlessDevice = .phone, showsB: Bool = false, _ setUp: (UINavigationController) -> Void = { _ in }
    ) throws -> StackStage {
        let stand = try StackStage(device, showsB: showsB, setUp: setUp)
        take(stand.stage)
        return stand
    }

    /// Pushes, rotates, swipes back and forth, and pops.
    func push(
        by transitions: NavigationTransitions, on device: HeadlessDevice = .phone, within limit: TimeInterval = 10
    ) throws {
        let stand = try stack(device) { $0.transitions = transitions }
        stand.push()
        try settle(within: limit)
        expect(stand.titles == ["A", "B"], "the stack is \(stand.titles) after the push")
        stand.stage.rotate()
        try settle(within: limit)
        try swipeBack(on: stand, within: limit)
        stand.stage.rotate(to: .portrait)
        if stand.titles.count == 2 { stand.pop() }
        try settle(within: limit)
        expect(stand.titles == ["A"], "the stack is \(stand.titles) after the pop")
    }

    func push(by style: TransitionStyle, within limit: TimeInterval = 10) throws {
        try push(by: NavigationTransitions(style), within: limit)
    }

    /// Pushes with a style that changes the stack meanwhile.
    func push(popping style: (@escaping () -> UINavigationController?) -> TransitionStyle) throws {
        let stand = try stack()
        stand.navigation.transitions = NavigationTransitions(
            style { [weak navigation = stand.navigation] in navigation })
        stand.push()
        try settle()
        expect(stand.titles.first == "A", "the stack is \(stand.titles)")
        stand.navigation.transitions = .slide
        try settle()
        stand.navigation.popToRootViewController(animated: false)
    }

    /// Pushes and pops with a pose on both screens.
    func push(to pose: Pose) throws {
        try push(by: TransitionStyle(entering: pose, leaving: pose))
    }

    /// Swipes from the edge to the middle, and back.
    func swipeBack(on stand: StackStage, within limit: TimeInterval = 10) throws {
        let middle = stand.stage.window.bounds.midY
        stand.stage.finger.down(at: CGPoint(x: 2, y: middle))
        stand.stage.finger.drag(to: CGPoint(x: 180, y: middle), in: 0.1)
        look("in a swipe")
        stand.stage.finger.drag(to: CGPoint(x: 10, y: middle), in: 0.1)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try settle(within: limit)
    }

    /// Presents, rotates, drags down and dismisses.
    func present(
        by transitions: ModalTransitions, on device: HeadlessDevice = .phone,
        content: CGSize = CGSize(width: 300, height: 200)
    ) throws {
        let stand = try ModalStage(device)
        take(stand.stage)
        stand.presented.preferredContentSize = content
        stand.presenter.present(stand.presented, using: transitions)
        try settle()
        expect(stand.isPresenting, "the screen is not presented")
        lookAtOverlay(of: stand)
        stand.stage.rotate()
        try settle()
        lookAtOverlay(of: stand)
        stand.stage.rotate(to: .portrait)
        try settle()
        try drag(stand)
        lookAtOverlay(of: stand)
        stand.presented.presentingViewController?.dismiss(animated: true)
        try settle()
        expect(stand.presenter.presentedViewController == nil, "the screen is not dismissed")
    }

    /// Drags what is presented a little down, and up again.
    private func drag(_ stand: ModalStage) throws {
        let place = stand.presented.view.convert(stand.presented.view.bounds, to: stand.stage.window)
        let start = CGPoint(x: place.midX, y: place.midY)
        guard stand.stage.window.bounds.contains(start) else { return }
        stand.stage.finger.down(at: start)
        stand.stage.finger.drag(to: CGPoint(x: start.x, y: start.y + 60), in: 0.1)
        look("in a pull")
        stand.stage.finger.drag(to: CGPoint(x: start.x, y: start.y - 60), in: 0.2)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try settle()
    }

    /// What is presented is inside the window.
    private func lookAtOverlay(of stand: ModalStage) {
        guard stand.isPresenting else { return }
        let place = stand.presented.view.convert(stand.presented.view.bounds, to: stand.stage.window)
        // A rectangle without a size intersects nothing.
        let isInside = stand.stage.window.bounds.insetBy(dx: -1, dy: -1).intersects(place.insetBy(dx: -1, dy: -1))
        expect(isInside, "the presented view is at \(place)")
    }

    /// Selects a later tab and an earlier one, and swipes.
    func changeTabs(by transitions: TabTransitions) throws {
        let stand = try TabStage { $0.transitions = transitions }
        take(stand.stage)
        stand.tap(1)
        try settle()
        expect(stand.shown == "B", "the tab is \(stand.shown ?? "nil")")
        let middle = stand.stage.window.bounds.midY
        stand.stage.finger.drag(from: CGPoint(x: 300, y: middle), to: CGPoint(x: 250, y: middle), in: 0.3)
        try settle()
        stand.tap(0)
        try settle()
        expect(stand.shown == "A", "the tab is \(stand.shown ?? "nil")")
    }
}
