import UIKit
import XCTest

/// The scene of an app, its windows and its geometry.
@preconcurrency
@MainActor
final class WindowSceneContractTests: ContractTestCase {
    func testTheAppHasASceneThatShowsItsWindows() {
        // B19.2, B19.4
        let window = Device.show(UIViewController())
        let scene = Device.scene
        XCTAssertTrue(UIApplication.shared.connectedScenes.contains(scene))
        XCTAssertTrue(window.windowScene === scene)
        XCTAssertTrue(scene.windows.contains(window))
        XCTAssertTrue(scene.keyWindow === window)
        XCTAssertTrue(scene.screen === window.screen)
        XCTAssertEqual(scene.activationState, .foregroundActive)
        Device.put(away: window)
        XCTAssertFalse(scene.keyWindow === window)
    }

    func testAWindowFillsTheSceneThatItIsCreatedWith() {
        // B19.4
        let scene = Device.scene
        let window = UIWindow(windowScene: scene)
        XCTAssertEqual(window.bounds.size, scene.coordinateSpace.bounds.size)
        XCTAssertTrue(window.isHidden)
        XCTAssertTrue(window.windowScene === scene)
    }

    func testTheResponderChainOfAWindowGoesThroughItsScene() {
        let window = Device.show(UIViewController())
        XCTAssertTrue(window.next === Device.scene)
        XCTAssertTrue(Device.scene.next === UIApplication.shared)
        Device.put(away: window)
    }

    func testTheGeometryIsThatOfTheScene() {
        // B19.6
        let scene = Device.scene
        guard #available(iOS 16, *) else { return }
        XCTAssertEqual(scene.effectiveGeometry.interfaceOrientation, scene.interfaceOrientation)
        guard #available(iOS 26, *) else { return }
        let window = Device.show(UIViewController())
        XCTAssertEqual(scene.effectiveGeometry.coordinateSpace.bounds.size, window.bounds.size)
        XCTAssertFalse(scene.effectiveGeometry.isInteractivelyResizing)
        Device.put(away: window)
    }

    func testAViewConvertsToTheCoordinatesOfTheScene() {
        let root = UIViewController()
        let window = Device.show(root)
        let view = UIView(frame: CGRect(x: 30, y: 40, width: 50, height: 60))
        root.view.addSubview(view)
        let space = Device.scene.coordinateSpace
        XCTAssertEqual(view.convert(CGPoint(x: 1, y: 2), to: space), CGPoint(x: 31, y: 42))
        XCTAssertEqual(space.convert(CGPoint(x: 31, y: 42), to: view), CGPoint(x: 1, y: 2))
        Device.put(away: window)
    }

    func testTheStatusBarOfTheScene() {
        let window = Device.show(UIViewController())
        let manager = Device.scene.statusBarManager
        XCTAssertEqual(manager?.isStatusBarHidden, false)
        XCTAssertEqual(manager?.statusBarFrame.width, window.bounds.width)
        Device.put(away: window)
    }

    func testTheSessionBelongsToTheScene() {
        // B19.2
        let session = Device.scene.session
        XCTAssertTrue(session.scene === Device.scene)
        XCTAssertTrue(UIApplication.shared.openSessions.contains(session))
        XCTAssertEqual(session.role, session.configuration.role)
        XCTAssertFalse(session.persistentIdentifier.isEmpty)
    }
}
