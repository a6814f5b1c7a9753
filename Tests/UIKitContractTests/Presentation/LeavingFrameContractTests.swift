import UIKit
import XCTest

/// Tests that a presentation leaves the frames alone that an animator gives the presented view while it leaves.
@preconcurrency
@MainActor
final class LeavingFrameContractTests: ContractTestCase {
    func testAnotherSubviewOfTheContainerMayChangeItsSizeWhereTheDismissalBegins() {
        // C19
        let scene = scene()
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        scene.controller?.containerView?.addSubview(box)
        Device.turn()
        scene.controller?.inside = { if $0 == "dismissalTransitionWillBegin" { box.frame.size.height = 40 } }
        expectToLeave(scene) { $0.frame.origin.y = 2_000 }
    }

    func testTheAnimatorMayChangeTheSizeOfThePresentedView() {
        // C19
        expectToLeave(scene()) { $0.frame = CGRect(x: 0, y: 2_000, width: 200, height: 100) }
    }

    /// A presentation that places the presented view at each layout of its container.
    private func scene() -> ModalScene {
        let scene = ModalScene(.custom) { $0.laysOut = true }
        scene.delegate.animator = ModalAnimator()
        scene.presentQuietly()
        return scene
    }

    private func expectToLeave(
        _ scene: ModalScene, file: StaticString = #filePath, line: UInt = #line, by move: @escaping (UIView) -> Void
    ) {
        let animator = BlockAnimator { duration, _, completion in
            UIView.animate(
                withDuration: duration, delay: 0, options: [], animations: { move(scene.presented.view) },
                completion: completion)
        }
        scene.delegate.dismissalAnimator = animator
        scene.dismiss()
        Device.wait(0.2)
        XCTAssertEqual(scene.presented.view.frame.minY, 2_000, file: file, line: line)
        Device.wait(1)
        XCTAssertNil(scene.presented.view.window, file: file, line: line)
        scene.putAway()
    }
}
