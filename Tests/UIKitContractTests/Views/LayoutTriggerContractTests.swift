import UIKit
import XCTest

/// What asks a superview for layout, and what does not.
@preconcurrency
@MainActor
final class LayoutTriggerContractTests: ContractTestCase {
    func testAChangeOfSizeAMoveATransformAndHidingDoNot() {
        // C19
        let scene = Scene()
        XCTAssertEqual(scene.layouts { scene.child.frame.size.width = 30 }, 0)
        XCTAssertEqual(scene.layouts { scene.child.bounds.size.height = 70 }, 0)
        XCTAssertEqual(scene.layouts { scene.child.layer.bounds.size.height = 80 }, 0)
        XCTAssertEqual(scene.layouts { scene.child.center.x += 5 }, 0)
        XCTAssertEqual(scene.layouts { scene.child.frame.origin.y += 5 }, 0)
        XCTAssertEqual(scene.layouts { scene.child.transform = CGAffineTransform(scaleX: 2, y: 2) }, 0)
        XCTAssertEqual(scene.layouts { scene.child.isHidden = true }, 0)
        XCTAssertEqual(scene.layouts { scene.child.alpha = 0.5 }, 0)
        scene.putAway()
    }

    func testSubviewsThatComeLeaveOrChangePlacesLayOutTheirSuperview() {
        // C19
        let scene = Scene()
        let other = UIView()
        XCTAssertEqual(scene.layouts { scene.parent.addSubview(other) }, 1)
        XCTAssertEqual(scene.layouts { scene.parent.exchangeSubview(at: 0, withSubviewAt: 1) }, 1)
        XCTAssertEqual(scene.layouts { other.removeFromSuperview() }, 1)
        XCTAssertEqual(scene.layouts { scene.parent.layer.addSublayer(CALayer()) }, 1)
        scene.putAway()
    }

    func testFramesThatASuperviewSetsInItsLayoutDoNotAskForAnother() {
        // C19
        let scene = Scene()
        scene.parent.whileLayingOut = { [unowned scene] in scene.child.frame.size.width += 10 }
        XCTAssertEqual(scene.layouts { scene.parent.setNeedsLayout() }, 1)
        XCTAssertEqual(scene.layouts {}, 0)
        scene.parent.whileLayingOut = nil
        scene.putAway()
    }

    /// The superview already needs another layout, which is no reason to wait.
    func testASuperviewCanLayOutItsSubviewDuringItsOwnLayout() {
        let scene = Scene()
        let child = CountingView()
        scene.parent.addSubview(child)
        Device.turn()
        var during = 0
        scene.parent.whileLayingOut = { [unowned scene] in
            scene.parent.whileLayingOut = nil
            scene.parent.setNeedsLayout()
            child.setNeedsLayout()
            let before = child.count
            child.layoutIfNeeded()
            during = child.count - before
        }
        scene.parent.setNeedsLayout()
        scene.parent.layoutIfNeeded()
        XCTAssertEqual(during, 1)
        scene.putAway()
    }

    func testAPresentationIsNotLaidOutWhenThePresentedViewChangesItsSize() {
        // C19
        let scene = ModalScene(.custom)
        scene.presentQuietly()
        let before = scene.controller?.layouts.begun ?? 0
        scene.presented.view.frame.size.height -= 100
        Device.turn()
        XCTAssertEqual(scene.controller?.layouts.begun, before)
        scene.putAway()
    }

    /// A view with one subview on screen.
    @MainActor
    private final class Scene {
        let parent = CountingView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        let child = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
        private let window: UIWindow

        init() {
            let screen = UIViewController()
            window = Device.show(screen)
            parent.addSubview(child)
            screen.view.addSubview(parent)
            Device.turn()
        }

        /// How many times the parent is laid out after a change.
        func layouts(_ change: () -> Void) -> Int {
            let before = parent.count
            change()
            Device.turn()
            return parent.count - before
        }

        func putAway() {
            Device.put(away: window)
        }
    }
}

/// A view that counts its layouts.
private final class CountingView: UIView {
    private(set) var count = 0
    var whileLayingOut: (() -> Void)?

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
        whileLayingOut?()
    }
}
