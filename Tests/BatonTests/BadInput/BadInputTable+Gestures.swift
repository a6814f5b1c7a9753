import BatonTesting
import UIKit

@testable import Baton

/// Gestures that an app attaches by itself.
extension BadInputTable {
    @BadInputRows
    static var swipes: [BadInput] {
        row("SwipePop.attach(to:)", "twice, and to another stack", .defined("it is on the last one")) {
            let stand = try $0.stack(showsB: true)
            let swipe = $0.keep(SwipePop())
            swipe.attach(to: stand.navigation)
            swipe.attach(to: stand.navigation)
            let other = $0.keep(UINavigationController(rootViewController: UIViewController()))
            swipe.attach(to: other)
            swipe.attach(to: stand.navigation)
            $0.expect(swipe.edgeRecognizer.view === stand.navigation.view, "it is elsewhere")
            try $0.swipeBack(on: stand)
        }
        row("SwipePop.attach(to:)", "during its own swipe", .defined("the swipe is cancelled")) {
            try $0.swipe(byHand: { $0.attach(to: UINavigationController(rootViewController: UIViewController())) })
        }
        row("SwipePop.detach()", "before attach, twice, and during a swipe", .defined("the swipe is cancelled")) {
            SwipePop().detach()
            try $0.swipe(byHand: {
                $0.detach()
                $0.detach()
            })
        }
        row("SwipePop.init(options:interaction:)", "a swipe that is released in use", .defined("it is cancelled")) {
            let delegate = $0.keep(HandWrittenStackDelegate(pop: PopAnimator(.slide)))
            let stand = try $0.stack(showsB: true) { $0.delegate = delegate }
            var swipe: SwipePop? = SwipePop()
            swipe?.attach(to: stand.navigation)
            delegate.interaction = { [weak swipe] in swipe?.interaction.isBeginning == true ? swipe?.interaction : nil }
            stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
            swipe = nil
            stand.stage.finger.drag(to: CGPoint(x: 250, y: 400), in: 0.1)
            stand.stage.finger.up()
            try $0.settle()
            $0.expect(stand.titles == ["A", "B"] && swipe == nil, "the stack is \(stand.titles)")
        }
        row("SwipePop.init(options:interaction:)", "an interaction of another swipe", .defined("both drive it")) {
            let shared = TransitionInteraction()
            let swipes = [$0.keep(SwipePop(interaction: shared)), $0.keep(SwipePop(interaction: shared))]
            let delegate = $0.keep(HandWrittenStackDelegate(pop: PopAnimator(.slide)))
            delegate.interaction = { shared.isBeginning ? shared : nil }
            let stand = try $0.stack(showsB: true) { $0.delegate = delegate }
            swipes.forEach { $0.attach(to: stand.navigation) }
            try $0.swipeBack(on: stand)
        }
        row("SwipePop.options", "others, during a swipe", .defined("they count for the next one")) {
            try $0.swipe(byHand: { $0.options = SwipePop.Options(area: .edge, rule: ReleaseRule(threshold: .nan)) })
        }
        row("SwipePop.Options.area", "no part", .defined("no swipe begins there")) {
            var options = SwipePop.Options()
            options.area = .part { _, _ in false }
            try $0.push(by: NavigationTransitions.slide.swipe(options))
        }
        row("SwipeTabs.attach(to:)", "twice, without tabs, and to others", .defined("it is on the last ones")) {
            let stand = try $0.tabs()
            let swipe = $0.keep(SwipeTabs())
            swipe.attach(to: stand.tabs)
            swipe.attach(to: stand.tabs)
            swipe.attach(to: $0.keep(UITabBarController()))
            swipe.attach(to: stand.tabs)
        }
        row("SwipeTabs.detach()", "before attach, and twice", .defined("nothing")) {
            let stand = try $0.tabs()
            let swipe = SwipeTabs()
            swipe.detach()
            swipe.attach(to: stand.tabs)
            swipe.detach()
            swipe.detach()
        }
        row("SwipeTabs.init(options:interaction:)", "a swipe that is released in use", .defined("it is cancelled")) {
            let stand = try $0.tabs()
            var swipe: SwipeTabs? = SwipeTabs()
            swipe?.attach(to: stand.tabs)
            let delegate = $0.keep(HandWrittenTabDelegate(TabForwardAnimator(.slide)))
            delegate.interaction = swipe?.interaction
            stand.tabs.delegate = delegate
            stand.stage.finger.down(at: CGPoint(x: 300, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
            swipe = nil
            stand.stage.finger.drag(to: CGPoint(x: 50, y: 400), in: 0.1)
            stand.stage.finger.up()
            try $0.settle()
            $0.expect(stand.shown != nil && swipe == nil, "no tab is shown")
            delegate.interaction = nil
        }
        row("SwipeTabs.options", "others, during a swipe", .defined("they count for the next one")) {
            let stand = try $0.tabs()
            let swipe = $0.keep(SwipeTabs())
            swipe.attach(to: stand.tabs)
            stand.stage.finger.down(at: CGPoint(x: 300, y: 400))
            stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
            swipe.options = SwipeTabs.Options(rule: ReleaseRule(threshold: .nan), shouldBegin: { _ in false })
            stand.stage.finger.up()
        }
    }
}

extension BadInputTrial {
    /// Swipes with a swipe of the app's own, to which something happens meanwhile.
    func swipe(byHand act: (SwipePop) -> Void) throws {
        let delegate = keep(HandWrittenStackDelegate(push: PushAnimator(.slide), pop: PopAnimator(.slide)))
        let swipe = keep(SwipePop())
        delegate.interaction = { [weak swipe] in swipe?.interaction.isBeginning == true ? swipe?.interaction : nil }
        let stand = try stack(showsB: true) { $0.delegate = delegate }
        swipe.attach(to: stand.navigation)
        stand.stage.finger.down(at: CGPoint(x: 2, y: 400))
        stand.stage.finger.drag(to: CGPoint(x: 150, y: 400), in: 0.1)
        act(swipe)
        look("in a swipe")
        stand.stage.finger.drag(to: CGPoint(x: 120, y: 400), in: 0.1)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try settle()
        expect(stand.titles == ["A", "B"], "the stack is \(stand.titles)")
    }

    /// Pulls with a pull of the app's own, to which something happens meanwhile.
    func pull(byHand act: (PullDismiss, ModalStage) -> Void, releasing: Bool = false) throws {
        let delegate = keep(
            HandWrittenModalDelegate(present: PresentAnimator(.cover), dismiss: DismissAnimator(.cover)))
        var pull: PullDismiss? = PullDismiss()
        delegate.interaction = { [weak pull] in pull?.interaction.isBeginning == true ? pull?.interaction : nil }
        let stand = try modal()
        stand.present(by: delegate)
        try settle()
        pull?.attach(to: stand.presented.view, of: stand.presented)
        stand.stage.finger.down(at: CGPoint(x: 195, y: 300))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 450), in: 0.1)
        pull.map { act($0, stand) }
        if releasing { pull = nil } else { _ = pull.map(keep) }
        look("in a pull")
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 350), in: 0.1)
        stand.stage.finger.hold(for: 0.2)
        stand.stage.finger.up()
        try settle()
    }

    /// Pinches with a pinch of the app's own, to which something happens meanwhile.
    func pinch(byHand act: (inout PinchDismiss?) -> Void) throws {
        let delegate = keep(
            HandWrittenModalDelegate(present: PresentAnimator(.cover), dismiss: DismissAnimator(.cover)))
        var pinch: PinchDismiss? = PinchDismiss()
        delegate.interaction = { [weak pinch] in pinch?.interaction.isBeginning == true ? pinch?.interaction : nil }
        let stand = try modal()
        stand.present(by: delegate)
        try settle()
        pinch?.attach(to: stand.presented.view, of: stand.presented)
        let fingers = [Finger(on: stand.stage, number: 1), Finger(on: stand.stage, number: 2)]
        fingers[0].down(at: CGPoint(x: 195, y: 250))
        fingers[1].down(at: CGPoint(x: 195, y: 550))
        stand.stage.drag(
            [(fingers[0], to: CGPoint(x: 195, y: 300)), (fingers[1], to: CGPoint(x: 195, y: 500))], in: 0.2)
        act(&pinch)
        look("in a pinch")
        stand.stage.drag(
            [(fingers[0], to: CGPoint(x: 195, y: 290)), (fingers[1], to: CGPoint(x: 195, y: 510))], in: 0.2)
        fingers[0].hold(for: 0.2)
        fingers.forEach { $0.up() }
        try settle()
        _ = pinch.map(keep)
    }
}
