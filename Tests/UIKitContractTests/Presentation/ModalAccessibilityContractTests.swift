import UIKit
import XCTest

/// What a presentation says to VoiceOver.
@preconcurrency
@MainActor
final class ModalAccessibilityContractTests: ContractTestCase {
    func testAPresentationHidesTheViewsBesideItsContainer() throws {
        // B10.21
        for style in [UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet, .formSheet, .custom] {
            let modal = ModalScene(style)
            XCTAssertFalse(modal.isModal(modal.presenter.view))
            modal.presentQuietly()
            XCTAssertTrue(modal.isModal(modal.presented.view), "\(style.rawValue)")
            modal.dismiss()
            Device.wait(1)
            XCTAssertFalse(modal.isModal(modal.presenter.view))
            modal.putAway()
        }
    }
}

extension ModalScene {
    /// Whether a view or one of its superviews hides what is beside it from VoiceOver.
    fileprivate func isModal(_ view: UIView) -> Bool {
        sequence(first: view) { $0.superview }.contains { $0.accessibilityViewIsModal }
    }
}
