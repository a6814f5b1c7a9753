import UIKit
import XCTest

/// Tests the safe area of a view that is rotated, scaled or moved to another superview.
@preconcurrency
@MainActor
final class MovedSafeAreaContractTests: ContractTestCase {
    func testAScaledOrRotatedViewInheritsNoSafeArea() {
        // B9.6
        let stage = NavigationStage()
        defer { stage.putAway() }
        let plain = UIView(frame: stage.a.view.bounds)
        stage.a.view.addSubview(plain)
        Device.turn()
        XCTAssertEqual(plain.safeAreaInsets.top, stage.a.view.safeAreaInsets.top)
        for transform in [CGAffineTransform(scaleX: 0.9, y: 0.9), CGAffineTransform(rotationAngle: 0.3)] {
            let moved = UIView(frame: stage.a.view.bounds)
            moved.transform = transform
            stage.a.view.addSubview(moved)
            Device.turn()
            XCTAssertNotEqual(moved.safeAreaInsets.top, stage.a.view.safeAreaInsets.top)
        }
    }

    func testAChildThatConstraintsResizeInAnAnimationHasTheInsetsOfItsPlace() {
        // B9.5, B9.14
        let stage = NavigationStage()
        defer { stage.putAway() }
        let screen: UIView = stage.a.view
        let child = UIViewController()
        stage.a.addChild(child)
        child.view.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(child.view)
        child.didMove(toParent: stage.a)
        let top = child.view.topAnchor.constraint(equalTo: screen.topAnchor)
        let height = child.view.heightAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            top, height, child.view.leftAnchor.constraint(equalTo: screen.leftAnchor),
            child.view.rightAnchor.constraint(equalTo: screen.rightAnchor),
        ])
        Device.turn()
        XCTAssertEqual(child.view.safeAreaInsets.top, screen.safeAreaInsets.top)
        XCTAssertEqual(child.view.safeAreaInsets.bottom, 0)
        UIView.animate(withDuration: 0.2) {
            top.constant = screen.bounds.height - 200
            height.constant = 200
            screen.layoutIfNeeded()
        }
        Device.wait(0.5)
        XCTAssertEqual(child.view.safeAreaInsets.top, 0)
        XCTAssertEqual(child.view.safeAreaInsets.bottom, screen.safeAreaInsets.bottom)
        XCTAssertGreaterThan(screen.safeAreaInsets.bottom, 0)
    }

    func testAViewMovedIntoTheContainerLosesItsControllersInsets() {
        // B9.7
        let stage = NavigationStage()
        defer { stage.putAway() }
        let view = UIView(frame: stage.a.view.bounds)
        stage.a.view.addSubview(view)
        Device.turn()
        XCTAssertEqual(view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
        let animator = TestAnimator()
        var moved: CGFloat?
        animator.atStart = { context in
            context.containerView.addSubview(view)
            moved = view.safeAreaInsets.top
        }
        stage.delegate.animator = animator
        stage.navigation.pushViewController(stage.b, animated: true)
        stage.waitForTheEnd()
        XCTAssertEqual(moved, stage.navigation.view.safeAreaInsets.top)
        XCTAssertLessThan(stage.navigation.view.safeAreaInsets.top, stage.navigation.navigationBar.frame.maxY)
    }
}
