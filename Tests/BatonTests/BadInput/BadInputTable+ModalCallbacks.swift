import BatonTesting
import UIKit

@testable import Baton

/// What is presented, and is changed from inside its callbacks.
extension BadInputTable {
    @BadInputRows
    static var modalsInCallbacks: [BadInput] {
        for (name, change) in changesOfModals {
            row("PullDismiss.Options.shouldBegin", name, .defined("it settles")) {
                try $0.pull(.card, changing: change) { transitions, act in
                    transitions.pull(
                        PullDismiss.Options(shouldBegin: { _ in
                            act()
                            return true
                        }))
                }
            }
            row("PullDismiss.Options.startsAt", name, .defined("it settles")) {
                try $0.pull(.card, changing: change) { transitions, act in
                    transitions.pull(
                        PullDismiss.Options(startsAt: { _, _ in
                            act()
                            return true
                        }))
                }
            }
            row("PinchDismiss.Options.shouldBegin", name, .defined("it settles")) {
                try $0.pull(.card, pinching: true, changing: change) { transitions, act in
                    transitions.pinch(
                        PinchDismiss.Options(shouldBegin: { _ in
                            act()
                            return true
                        }))
                }
            }
            row("ModalTransitions.makePresentationController", name, .defined("it settles")) {
                try $0.pull(.card, changing: change) { transitions, act in
                    transitions.presentationController {
                        act()
                        return OverlayPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
                    }
                }
            }
            row("OverlayPresentationController.onDetentChange", name, .defined("it settles")) {
                try $0.pull(.bottomSheet([.fixed(200), .fixed(320)]), changing: change, by: -110) { transitions, act in
                    transitions
                } onArrival: { presentation, act in
                    presentation.onDetentChange = { _ in act() }
                }
            }
            row("TransitionInteraction.onStretch", name, .defined("it settles")) {
                try $0.pull(.card, changing: change, by: -80) { transitions, _ in
                    transitions
                } onArrival: { presentation, act in
                    let driver = ModalTransitionDriver.driver(of: presentation.presentedViewController)
                    driver?.observer = { if case .didStretch = $0 { act() } }
                }
            }
        }
    }

    private static var changesOfModals: [(String, @MainActor (UIViewController) -> Void)] {
        [
            ("it dismisses", { $0.dismiss(animated: true) }),
            ("it dismisses without animation", { $0.dismiss(animated: false) }),
            ("it presents", { $0.presentedViewController?.present(TestScreen("Upper"), using: .card) }),
            (
                "it removes the pull and the pinch",
                { presenter in
                    guard let presented = presenter.presentedViewController else { return }
                    ModalTransitionDriver.driver(of: presented)?.transitions = ModalTransitions.card.pull(nil).pinch(
                        nil)
                }
            ),
            (
                "it sets an overlay with wrong numbers",
                { presenter in
                    let overlay = presenter.presentedViewController?.overlayPresentationController
                    overlay?.overlay.layout.cornerRadius = 0
                    overlay?.overlay.layout = .drawer(.bottom, length: 100)
                }
            ),
            (
                "it leaves the window for a moment",
                { presenter in
                    let window = presenter.view.window
                    window?.rootViewController = UIViewController()
                    window?.rootViewController = presenter
                }
            ),
        ]
    }
}
