import BatonTesting
import UIKit

@testable import Baton

/// Animators and the transition that they animate, shared views, and the settings of the whole app.
extension BadInputTable {
    @BadInputRows
    static var animators: [BadInput] {
        animatorValues
        participants
        shared
        settings
        recorder
    }

    @BadInputRows
    private static var animatorValues: [BadInput] {
        let stacks: [(String, () -> HandWrittenStackDelegate)] = [
            ("PushAnimator.init(_:)", { HandWrittenStackDelegate(push: PushAnimator(wrongStyle)) }),
            ("PopAnimator.init(_:)", { HandWrittenStackDelegate(pop: PopAnimator(wrongStyle)) }),
            (
                "PopAnimator.init(entering:leaving:)",
                { HandWrittenStackDelegate(pop: PopAnimator(entering: .scaled(.nan), leaving: .scaled(.nan))) }
            ),
        ]
        for (entry, make) in stacks {
            row(entry, "wrong numbers", .advice(pose)) {
                let delegate = $0.keep(make())
                let stand = try $0.stack { $0.delegate = delegate }
                stand.push()
                try $0.settle()
                stand.pop()
            }
        }
        let modals: [(String, () -> HandWrittenModalDelegate)] = [
            ("PresentAnimator.init(_:)", { HandWrittenModalDelegate(present: PresentAnimator(wrongStyle)) }),
            ("DismissAnimator.init(_:)", { HandWrittenModalDelegate(dismiss: DismissAnimator(wrongStyle)) }),
            (
                "DismissAnimator.init(entering:leaving:)",
                { HandWrittenModalDelegate(dismiss: DismissAnimator(leaving: .scaled(.nan))) }
            ),
        ]
        for (entry, make) in modals {
            row(entry, "wrong numbers", .advice(pose)) {
                let stand = try $0.modal()
                stand.present(by: $0.keep(make()))
                try $0.settle()
                stand.dismiss()
            }
        }
        let tabs: [(String, () -> TransitionAnimator)] = [
            ("TabForwardAnimator.init(_:)", { TabForwardAnimator(wrongStyle) }),
            ("TabBackAnimator.init(_:)", { TabBackAnimator(wrongStyle) }),
            ("TabBackAnimator.init(entering:leaving:)", { TabBackAnimator(leaving: .scaled(.nan)) }),
        ]
        for (entry, make) in tabs {
            row(entry, "wrong numbers", .advice(pose)) {
                let delegate = $0.keep(HandWrittenTabDelegate(make()))
                let stand = try $0.tabs { $0.delegate = delegate }
                stand.tap(1)
            }
        }
        numbers(
            "TransitionAnimator.transitionDuration(using:)", advice: "TransitionStyle: The duration",
            at: WrongNumber.unusable + [.negative]
        ) {
            trial, number in
            let delegate = trial.keep(
                HandWrittenStackDelegate(push: TimedPush(Double(number)), pop: PopAnimator(.slide)))
            let stand = try trial.stack { $0.delegate = delegate }
            stand.push()
            try trial.settle()
            stand.pop()
        }
        row(
            "TransitionAnimator.animateTransition(using:)", "a context without views, twice", .advice("no view to move")
        ) {
            let context = $0.keep(BareContext())
            let animator = $0.keep(PushAnimator(.slide))
            animator.animateTransition(using: context)
            animator.animateTransition(using: context)
        }
        row(
            "TransitionAnimator.interruptibleAnimator(using:)", "a context that never begins",
            .advice("no view to move")
        ) {
            _ = $0.keep(PushAnimator(.slide)).interruptibleAnimator(using: $0.keep(BareContext()))
        }
        row("TransitionAnimator.animationEnded(_:)", "before the start, and twice", .defined("nothing")) { _ in
            PushAnimator(.slide).animationEnded(true)
            PushAnimator(.slide).animationEnded(false)
        }
    }

    @BadInputRows
    private static var participants: [BadInput] {
        row("TransitionParticipant.apply(_:)", "wrong numbers", .advice(pose)) {
            try $0.push(by: NavigationTransitions(push: .animator { PosingPush(during: .scaled(.nan)) }, pop: .system))
        }
        row("TransitionParticipant.apply(_:)", "in finish", .defined("the screens are in place")) {
            let late = Pose.offstage(.top).scaled(0.5).faded().dimmed(0.5).shadowed().masked(to: Pose.Mask(.zero))
            try $0.push(by: NavigationTransitions(push: .animator { PosingPush(inFinish: late) }, pop: .system))
        }
        row(
            "TransitionParticipant.apply(_:)", "after the end",
            .advice("A pose is applied when the transition has ended")
        ) {
            let animator = PosingPush()
            let stand = try $0.stack {
                $0.transitions = NavigationTransitions(push: .animator { animator }, pop: .system)
            }
            stand.push()
            try $0.settle()
            animator.transition?.entering?.apply(Pose.offstage(.top).faded().dimmed(0.5).shadowed())
            animator.transition?.leaving?.apply(.scaled(0.5))
            try $0.settle()
            $0.expect(stand.b.view.alpha == 1 && stand.b.view.transform.isIdentity, "it is posed")
        }
        row(
            "TransitionParticipant.apply(_:)", "after the end, in the next transition",
            .advice("A pose is applied when the transition has ended")
        ) {
            let animator = PosingPush()
            let stand = try $0.stack {
                $0.transitions = NavigationTransitions(push: .animator { animator }, pop: .slide)
            }
            stand.push()
            try $0.settle()
            stand.pop()
            stand.stage.advance(by: 0.05)
            animator.transition?.entering?.apply(Pose().faded())
            animator.transition?.leaving?.apply(Pose().faded())
        }
        row("ScreenChange.init(_:from:to:)", "one screen for both", .defined("it is described")) {
            let screen = UIViewController()
            let change = ScreenChange(.push, from: screen, to: screen)
            $0.expect(!change.description.isEmpty, "there is no text")
            _ = ScreenChange(.dismiss, from: UIViewController(), to: UIViewController()).upper
        }
    }
}

/// A push with a duration of its own.
private final class TimedPush: PushAnimator {
    private var seconds: TimeInterval = 0

    convenience init(_ seconds: TimeInterval) {
        self.init(.slide)
        self.seconds = seconds
    }

    override func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { seconds }
}

/// A push that applies poses at any moment, and keeps its transition.
private final class PosingPush: PushAnimator {
    private(set) var transition: RunningTransition?
    private var during = Pose.inPlace
    private var inFinish: Pose?

    convenience init(during: Pose = .inPlace, inFinish: Pose? = nil) {
        self.init(.slide)
        self.during = during
        self.inFinish = inFinish
    }

    override func prepare(_ transition: RunningTransition) {
        super.prepare(transition)
        self.transition = transition
        transition.entering?.apply(during)
    }

    override func finish(_ transition: RunningTransition, completed: Bool) {
        guard let inFinish else { return }
        transition.entering?.apply(inFinish)
        transition.leaving?.apply(inFinish)
    }
}
