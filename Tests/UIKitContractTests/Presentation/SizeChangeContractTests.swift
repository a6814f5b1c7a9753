import UIKit
import XCTest

@preconcurrency

@MainActor
final class SizeChangeContractTests: ContractTestCase {
    private let size = CGSize(width: 900, height: 500)

    func testASizeChangeIsForwardedFromTheRootToTheChildrenAndThenToThePresentation() {
        // B4.60
        let scene = SizeScene()
        scene.tell(size)
        XCTAssertEqual(
            scene.log.text,
            """
            root to 900 x 500
            child to 450 x 500
            presentation to 900 x 500
            presented to 900 x 250
            """)
        scene.putAway()
    }

    func testAControllerThatDoesNotCallSuperStopsTheForwarding() {
        // B4.60
        let scene = SizeScene()
        scene.controller?.passesOn = false
        scene.tell(size)
        XCTAssertEqual(
            scene.log.text,
            """
            root to 900 x 500
            child to 450 x 500
            presentation to 900 x 500
            """)
        scene.log.clear()
        scene.root.passesOn = false
        scene.tell(size)
        XCTAssertEqual(scene.log.text, "root to 900 x 500")
        scene.putAway()
    }

    func testAChildThatKeepsItsSizeIsNotNotified() {
        // B4.61
        let scene = SizeScene()
        scene.child.view.frame = CGRect(x: 0, y: 0, width: 450, height: 500)
        scene.tell(size)
        XCTAssertFalse(scene.log.lines.contains { $0.hasPrefix("child") })
        XCTAssertTrue(scene.log.lines.contains("root to 900 x 500"))
        scene.putAway()
    }

    func testAPreferredSizeIsReportedToTheNextContainerOnly() {
        // B4.62
        let scene = SizeScene()
        var wishes: [String] = []
        scene.root.whenWished = { wishes.append("root hears of \(sizeName(of: $0))") }
        scene.controller?.whenWished = { wishes.append("presentation hears of \(sizeName(of: $0))") }
        scene.child.preferredContentSize = CGSize(width: 200, height: 100)
        XCTAssertEqual(wishes, ["root hears of 200 x 100"])
        scene.presented.preferredContentSize = CGSize(width: 300, height: 150)
        XCTAssertEqual(wishes, ["root hears of 200 x 100", "presentation hears of 300 x 150"])
        scene.putAway()
    }
}

/// A root with a child that presents with a custom presentation controller.
@MainActor
private final class SizeScene {
    let log = CallLog()
    let root: SizedScreen
    let child: SizedScreen
    let presented: SizedScreen
    private(set) weak var controller: SizedPresentationController?
    private let delegate = LoggingTransitioningDelegate()
    private let window: UIWindow
    private var coordinator: (any UIViewControllerTransitionCoordinator)?

    init() {
        root = SizedScreen("root", log)
        child = SizedScreen("child", log)
        presented = SizedScreen("presented", log)
        root.share = 0.5
        window = Device.show(root)
        root.addChild(child)
        root.view.addSubview(child.view)
        child.didMove(toParent: root)
        presented.modalPresentationStyle = .custom
        presented.transitioningDelegate = delegate
        delegate.makePresentationController = { [weak self, log] presented, presenting in
            let controller = SizedPresentationController(presented, presenting, log: log)
            self?.controller = controller
            return controller
        }
        root.present(presented, animated: true)
        coordinator = root.transitionCoordinator
        Device.wait(1)
        log.clear()
    }

    /// Makes the calls that UIKit makes when the window is resized, with the coordinator of another transition.
    func tell(_ size: CGSize) {
        guard let coordinator else { return }
        root.viewWillTransition(to: size, with: coordinator)
    }

    func putAway() {
        Device.put(away: window)
    }
}
