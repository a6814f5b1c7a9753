import BatonTesting
import UIKit

@testable import Baton

/// Pulls and pinches that an app attaches by itself.
extension BadInputTable {
    /// The questions of UIKit, about recognizers of somebody else and before the gesture is attached.
    @BadInputRows
    static var questions: [BadInput] {
        let pan = { UIPanGestureRecognizer() }
        let asked: [(String, () -> Bool)] = [
            ("SwipePop.gestureRecognizerShouldBegin(_:)", { SwipePop().gestureRecognizerShouldBegin(pan()) }),
            ("SwipeTabs.gestureRecognizerShouldBegin(_:)", { SwipeTabs().gestureRecognizerShouldBegin(pan()) }),
            ("PinchDismiss.gestureRecognizerShouldBegin(_:)", { PinchDismiss().gestureRecognizerShouldBegin(pan()) }),
            (
                "SwipePop.gestureRecognizer(_:shouldRequireFailureOf:)",
                { SwipePop().gestureRecognizer(pan(), shouldRequireFailureOf: pan()) }
            ),
            (
                "SwipePop.gestureRecognizer(_:shouldBeRequiredToFailBy:)",
                { SwipePop().gestureRecognizer(pan(), shouldBeRequiredToFailBy: pan()) }
            ),
            (
                "SwipeTabs.gestureRecognizer(_:shouldRequireFailureOf:)",
                { SwipeTabs().gestureRecognizer(pan(), shouldRequireFailureOf: pan()) }
            ),
            (
                "SwipeTabs.gestureRecognizer(_:shouldBeRequiredToFailBy:)",
                { SwipeTabs().gestureRecognizer(pan(), shouldBeRequiredToFailBy: pan()) }
            ),
        ]
        for (entry, ask) in asked {
            row(entry, "recognizers of nobody", .defined("no")) { $0.expect(!ask(), "the answer is yes") }
        }
    }

    @BadInputRows
    static var pulls: [BadInput] {
        row("PullDismiss.attach(to:of:)", "twice, and to a screen that is not presented", .defined("nothing is pulled"))
        {
            let stand = try $0.modal()
            let pull = $0.keep(PullDismiss())
            pull.attach(to: stand.presenter.view, of: stand.presenter)
            pull.attach(to: stand.presenter.view, of: stand.presenter)
            stand.stage.finger.drag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 500), in: 0.2)
        }
        row("PullDismiss.attach(to:of:)", "the view of another screen", .defined("the screen is dismissed")) {
            try $0.pull(byHand: { pull, stand in pull.attach(to: stand.presenter.view, of: stand.presented) })
        }
        row("PullDismiss.detach()", "before attach, twice, and during a pull", .defined("the pull is cancelled")) {
            PullDismiss().detach()
            try $0.pull(byHand: { pull, _ in
                pull.detach()
                pull.detach()
            })
        }
        row("PullDismiss.options", "another edge, during a pull", .defined("it counts for the next one")) {
            try $0.pull(byHand: { pull, _ in pull.options = PullDismiss.Options(edge: .leading) })
        }
        row("PullDismiss.init(options:interaction:)", "a pull that is released in use", .defined("it is cancelled")) {
            try $0.pull(byHand: { _, _ in }, releasing: true)
        }
        row("PinchDismiss.attach(to:of:)", "twice, and to a screen that is not presented", .defined("it stays")) {
            let stand = try $0.modal()
            let pinch = $0.keep(PinchDismiss())
            pinch.attach(to: stand.presenter.view, of: stand.presenter)
            pinch.attach(to: stand.presenter.view, of: stand.presenter)
            $0.pinch(stand.stage)
        }
        row("PinchDismiss.detach()", "before attach, and twice", .defined("nothing")) { _ in
            let pinch = PinchDismiss()
            pinch.detach()
            pinch.attach(to: UIView(), of: UIViewController())
            pinch.detach()
            pinch.detach()
        }
        row("PinchDismiss.options", "others, during a pinch", .defined("they count for the next one")) {
            try $0.pinch(byHand: { $0?.options = PinchDismiss.Options(rule: ReleaseRule(threshold: .nan)) })
        }
        row("PinchDismiss.init(options:interaction:)", "a pinch that is released in use", .defined("it is cancelled")) {
            try $0.pinch(byHand: { $0 = nil })
        }
    }
}
