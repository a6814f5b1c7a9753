import UIKit
import XCTest

@preconcurrency

@MainActor
final class UserDismissalContractTests: ContractTestCase {
    func testADismissalByCodeCallsNoDelegate() {
        // B4.50
        for style in [UIModalPresentationStyle.pageSheet, .formSheet, .custom] {
            let scene = ModalScene(style)
            let objector = Objector(scene.log)
            scene.presentQuietly()
            scene.presented.presentationController?.delegate = objector
            scene.presented.isModalInPresentation = style == .formSheet
            scene.dismiss()
            Device.wait(1)
            XCTAssertNil(scene.presenter.presentedViewController, "style \(style.rawValue)")
            XCTAssertFalse(scene.log.lines.contains { $0.hasPrefix("user") }, "style \(style.rawValue)")
            scene.putAway()
        }
    }
}

/// A presentation controller delegate that refuses every dismissal by the user.
@MainActor
private final class Objector: NSObject, UIAdaptivePresentationControllerDelegate {
    private let log: CallLog

    init(_ log: CallLog) {
        self.log = log
    }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        log.note("user should")
        return false
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        log.note("user will")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        log.note("user did")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        log.note("user attempt")
    }
}
