import UIKit
import XCTest

/// Presentations that something else disturbs.
@preconcurrency
@MainActor
final class DisturbedModalContractTests: ContractTestCase {
    func testAModalOnAScreenWhosePresentationIsCancelledGoesWithIt() throws {
        // B2.5, B4.41
        let scene = PercentScene(ModalAnimator())
        let upper = UIViewController()
        upper.modalPresentationStyle = .overFullScreen
        scene.start()
        scene.update(0.5)
        scene.modal.presented.present(upper, animated: false, completion: nil)
        Device.turn()
        scene.interaction.cancel()
        Device.wait(2)
        XCTAssertNil(scene.modal.presenter.presentedViewController)
        XCTAssertNil(scene.modal.presented.presentedViewController)
        XCTAssertNil(upper.viewIfLoaded?.window)
        let middle = CGPoint(x: scene.modal.window.bounds.midX, y: scene.modal.window.bounds.midY)
        let hit = try XCTUnwrap(scene.modal.window.hitTest(middle, with: nil))
        XCTAssertTrue(hit.isDescendant(of: scene.modal.presenter.view))
        scene.modal.putAway()
    }
}
