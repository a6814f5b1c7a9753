import BatonTesting
import UIKit

@testable import Baton

/// Presentations at the wrong moment, twice, or of the wrong screen.
extension BadInputTable {
    @BadInputRows
    static var modalsAtWrongMoments: [BadInput] {
        let using = "UIViewController.present(_:using:animated:completion:)"
        row(using, "itself", .advice("the call to present it is ignored")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presenter, using: .card)
        }
        row(using, "twice", .advice("the call to present it is ignored")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, using: .card)
            stand.presenter.present(stand.presented, using: .card)
        }
        row(using, "after it was presented plainly", .advice("the call to present it is ignored")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, animated: true)
            stand.presenter.present(stand.presented, using: .card)
        }
        row(using, "the root of a window, from what it presents", .advice("the call to present it is ignored")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, using: .card)
            try $0.settle()
            stand.presented.present(stand.presenter, using: .card)
        }
        row(using, "from a screen in no window", .defined("UIKit warns")) {
            let stand = try $0.modal()
            UIViewController().present(stand.presented, using: .card)
            try $0.settle()
            $0.expect(HeadlessLog.warnings.count == 1, "UIKit warns \(HeadlessLog.warnings)")
            HeadlessLog.reset()
            $0.expect(stand.presented.transitioningDelegate == nil, "the delegate stays")
        }
        row(using, "a dismissal in the next line", .defined("nothing is presented")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, using: .card)
            stand.presented.dismiss(animated: true)
            stand.presented.dismiss(animated: true)
        }
        row(using, "a completion that dismisses and presents", .defined("it is presented")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, using: .card) { [weak presenter = stand.presenter] in
                presenter?.dismiss(animated: true) { presenter?.present(TestScreen("Second"), using: .card) }
            }
        }
        let by = "UIViewController.present(_:by:animated:completion:)"
        row(by, "a driver that nobody retains", .defined("the screen retains it")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, by: ModalTransitionDriver(.card))
            try $0.settle()
            $0.expect(stand.isPresenting, "it is not presented")
        }
        row(by, "one driver for two screens", .defined("it serves both")) {
            let stand = try $0.modal()
            let driver = ModalTransitionDriver(.card)
            stand.presenter.present(stand.presented, by: driver)
            try $0.settle()
            stand.presented.present(TestScreen("Second"), by: driver)
            try $0.settle()
        }
        row("ModalTransitionDriver.init(_:)", "a driver that is released", .defined("UIKit presents it")) {
            let stand = try $0.modal()
            stand.presented.transitioningDelegate = ModalTransitionDriver(.card)
            stand.presented.modalPresentationStyle = .custom
            stand.presenter.present(stand.presented, animated: true)
        }
    }

    @BadInputRows
    static var systemSheets: [BadInput] {
        let entry = "UIViewController.present(_:as:animated:completion:)"
        row("SystemSheet.sheet(_:)", "no detents", .advice("A sheet without detents")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, as: .sheet([]))
        }
        row("SystemSheet.detents", "none", .advice("A sheet without detents")) {
            let stand = try $0.modal()
            var sheet = SystemSheet.sheet()
            sheet.detents = []
            stand.presenter.present(stand.presented, as: sheet)
        }
        row(entry, "itself", .advice("the call to present it is ignored")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presenter, as: .sheet())
        }
        row(entry, "twice", .advice("the call to present it is ignored")) {
            let stand = try $0.modal()
            stand.presenter.present(stand.presented, as: .sheet())
            stand.presenter.present(stand.presented, as: .sheet())
        }
    }
}
