import BatonTesting
import UIKit

@testable import Baton

/// What a presentation is given: transitions, drivers, options of gestures, and presentation controllers.
extension BadInputTable {
    @BadInputRows
    static var modals: [BadInput] {
        modalTransitions
        modalsFromViews
        modalsAtWrongMoments
        modalsInCallbacks
        modalDriver
        systemSheets
    }

    @BadInputRows
    private static var modalTransitions: [BadInput] {
        row("ModalTransitions.init(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.present(by: ModalTransitions(wrongStyle))
        }
        row("ModalTransitions.init(_:overlay:)", "a style with wrong numbers", .advice(pose)) {
            try $0.present(by: ModalTransitions(wrongStyle, overlay: Overlay(layout: .card)))
        }
        row("ModalTransitions.init(present:dismiss:overlay:)", "a style with wrong numbers", .advice(pose)) {
            try $0.present(by: ModalTransitions(present: .style(wrongStyle), dismiss: .style(wrongStyle)))
        }
        row("ModalTransitions.present", "a style with wrong numbers", .advice(pose)) {
            var transitions = ModalTransitions.card
            transitions.present = .style(wrongStyle)
            try $0.present(by: transitions)
        }
        row("ModalTransitions.dismiss", "a style with wrong numbers", .advice(pose)) {
            var transitions = ModalTransitions.card
            transitions.dismiss = .style(wrongStyle)
            try $0.present(by: transitions)
        }
        row("ModalTransitions.animation(_:)", "a style with wrong numbers", .advice(pose)) {
            try $0.present(by: .card.animation(.style(wrongStyle)))
        }
        row("ModalTransitions.mapStyles(_:)", "a change to wrong numbers", .advice(pose)) {
            try $0.present(by: ModalTransitions.card.mapStyles { _ in wrongStyle })
        }
        row(
            "ModalTransitions.overlay", "a length that is not a number", .advice("Overlay: A layout has the length nan")
        ) {
            var transitions = ModalTransitions.card
            transitions.overlay.layout.extent = .fixed(.nan)
            try $0.present(by: transitions)
        }
        row("ModalTransitions.pull(_:)", "nil", .defined("it stays under a finger")) {
            try $0.present(by: .card.pull(nil))
        }
        row("ModalTransitions.pinch(_:)", "nil", .defined("it stays under fingers")) {
            try $0.present(by: .card.pinch(nil))
        }
        row("ModalTransitions.dismissal(_:)", "an empty label", .defined("it is read")) {
            try $0.present(by: .card.dismissal(OverlayDismissal(closeLabel: "")))
        }
    }

    @BadInputRows
    private static var modalsFromViews: [BadInput] {
        let styles: [(String, (@escaping (ScreenChange) -> UIView?) -> ModalTransitions)] = [
            ("ModalTransitions.zoom(_:)", { .zoom($0) }), ("ModalTransitions.expand(_:)", { .expand($0) }),
        ]
        for (entry, style) in styles {
            row(entry, "nil", .defined("it grows from the middle")) { try $0.present(by: style { _ in nil }) }
            row(entry, "a view that is in no window", .advice("source view")) {
                let source = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                try $0.present(by: style { _ in source })
            }
            row(entry, "a view of what is presented", .defined("it is in its place")) {
                try $0.present(by: style { $0.upper.view })
            }
        }
        row("ModalTransitions.zoom(_:)", "an identifier of nothing", .defined("it grows from the middle")) {
            try $0.present(by: .zoom(""))
        }
        row("ModalTransitions.expand(_:)", "an identifier of nothing", .defined("it grows from the middle")) {
            try $0.present(by: .expand(""))
        }
    }

    @BadInputRows
    private static var modalDriver: [BadInput] {
        row("ModalTransitionDriver.transitions", "wrong numbers, while presented", .advice(pose)) {
            let stand = try $0.modal()
            let driver = ModalTransitionDriver(.card)
            stand.presenter.present(stand.presented, by: driver)
            try $0.settle()
            driver.transitions = ModalTransitions(wrongStyle)
            stand.presented.dismiss(animated: true)
        }
        row("ModalTransitionDriver.driver(of:)", "a screen that is not presented", .defined("nil")) {
            let stand = try $0.modal()
            $0.expect(ModalTransitionDriver.driver(of: stand.presented) == nil, "there is a driver")
        }
        row("ModalTransitionDriver.pullRecognizer(of:)", "a screen of nobody", .defined("nil")) {
            let driver = ModalTransitionDriver(.card)
            $0.expect(driver.pullRecognizer(of: UIViewController()) == nil, "there is a recognizer")
        }
        row("ModalTransitionDriver.pinchRecognizer(of:)", "a screen of nobody", .defined("nil")) {
            let driver = ModalTransitionDriver(.card)
            $0.expect(driver.pinchRecognizer(of: UIViewController()) == nil, "there is a recognizer")
        }
        row(
            "ModalTransitionDriver.presentationController(forPresented:presenting:source:)",
            "no presenting view controller, and itself", .defined("it is made")
        ) {
            let (driver, screen) = (ModalTransitionDriver(.card), UIViewController())
            let made = driver.presentationController(forPresented: screen, presenting: nil, source: screen)
            $0.expect(made is OverlayPresentationController, "there is none")
        }
        row(
            "ModalTransitionDriver.animationController(forPresented:presenting:source:)", "one screen in all places",
            .defined("it is made")
        ) { _ in
            let (driver, screen) = (ModalTransitionDriver(.card), UIViewController())
            _ = driver.animationController(forPresented: screen, presenting: screen, source: screen)
        }
        row("ModalTransitionDriver.animationController(forDismissed:)", "a screen of nobody", .defined("it is made")) {
            _ in
            _ = ModalTransitionDriver(.card).animationController(forDismissed: UIViewController())
        }
        row(
            "ModalTransitionDriver.interactionControllerForPresentation(using:)", "an animator of nobody",
            .defined("it is not used")
        ) { _ in
            _ = ModalTransitionDriver(.card).interactionControllerForPresentation(using: PopAnimator(.slide))
        }
        row(
            "ModalTransitionDriver.interactionControllerForDismissal(using:)", "an animator of nobody",
            .defined("it is not used")
        ) { _ in
            _ = ModalTransitionDriver(.card).interactionControllerForDismissal(using: PopAnimator(.slide))
        }
        row("ModalTransitions.presentationController(_:)", "one of another screen", .defined("it is presented")) {
            let stand = try $0.modal()
            let other = $0.keep(UIViewController())
            stand.presenter.present(
                stand.presented,
                using: .card.presentationController {
                    OverlayPresentationController(presentedViewController: other, presenting: $1, overlay: $2)
                })
        }
    }
}
