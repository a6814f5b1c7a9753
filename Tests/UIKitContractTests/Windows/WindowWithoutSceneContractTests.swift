import UIKit
import XCTest

/// A window that no scene shows, in an app with the scene life cycle.
@preconcurrency
@MainActor
final class WindowWithoutSceneContractTests: ContractTestCase {
    override class var generations: Generations { [27] }

    func testItIsNotLaidOutUntilItHasAScene() {
        // B19.1, B19.3, B19.4: the host of these tests is such an app.
        let away = Device.show(UIViewController())
        Device.put(away: away)
        let window = UIWindow(frame: Device.scene.coordinateSpace.bounds)
        let view = CountingView()
        let root = UIViewController()
        root.view = view
        XCTAssertNil(window.windowScene)
        window.rootViewController = root
        window.isHidden = false
        Device.wait(0.1)
        XCTAssertEqual(view.layouts, 0)
        window.windowScene = Device.scene
        Device.wait(0.1)
        XCTAssertGreaterThan(view.layouts, 0)
        Device.put(away: window)
    }
}

/// Counts its layouts.
private final class CountingView: UIView {
    private(set) var layouts = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
    }
}
