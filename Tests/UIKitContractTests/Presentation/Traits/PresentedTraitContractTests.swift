import UIKit
import XCTest

@preconcurrency

@MainActor
final class PresentedTraitContractTests: ContractTestCase {
    override class var exceptions: [String: Generations] {
        [
            "testThePresentationControllerPassesItsTraitsOn": [15, 18, 26],
            "testTraitsComeThroughTheSuperviews": .from(27),
        ]
    }

    func testThePresentationControllerPassesItsTraitsOn() {
        // Before B18.16
        let scene = WrappedScene()
        scene.controller?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(scene.style, .dark)
        scene.controller?.overrideTraitCollection = nil
        scene.controller?.wrapper.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(scene.style, .light)
        scene.putAway()
    }

    func testTraitsComeThroughTheSuperviews() {
        // B18.16
        let scene = WrappedScene()
        scene.controller?.overrideTraitCollection = UITraitCollection(userInterfaceStyle: .dark)
        XCTAssertEqual(scene.style, .light)
        scene.controller?.wrapper.overrideUserInterfaceStyle = .dark
        XCTAssertEqual(scene.style, .dark)
        XCTAssertEqual(scene.presented.view.traitCollection.userInterfaceStyle, .dark)
        scene.putAway()
    }
}

/// A screen that is presented inside a wrapper view.
@MainActor
private final class WrappedScene: NSObject, UIViewControllerTransitioningDelegate {
    let presented = UIViewController()
    private(set) weak var controller: WrappingController?
    private let root = UIViewController()
    private var window: UIWindow?

    override init() {
        super.init()
        window = Device.show(root)
        window?.overrideUserInterfaceStyle = .light
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = self
        root.present(presented, animated: false)
        Device.wait(0.2)
    }

    var style: UIUserInterfaceStyle { presented.traitCollection.userInterfaceStyle }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        let made = WrappingController(presentedViewController: presented, presenting: presenting)
        controller = made
        return made
    }

    func putAway() {
        root.dismiss(animated: false)
        Device.wait(0.2)
        window.map(Device.put)
    }
}

@MainActor
private final class WrappingController: UIPresentationController {
    let wrapper = UIView()

    override var presentedView: UIView? { wrapper }

    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        wrapper.frame = containerView?.bounds ?? .zero
        presentedViewController.view.frame = wrapper.bounds
        wrapper.addSubview(presentedViewController.view)
    }
}
