import UIKit
import XCTest

/// Wishes of an app for an orientation of its scene.
@MainActor
final class GeometryRequestTests: XCTestCase {
    private let root = TurningScreen()
    private var window: UIWindow?

    override func setUp() async throws {
        await MainActor.run {
            HeadlessApplication.closeWindows()
            TurnLoop.main.reset()
            HeadlessDevice.current = .phone
            window = UIWindow(windowScene: HeadlessScenes.main)
            window?.rootViewController = root
            window?.makeKeyAndVisible()
            TurnLoop.main.runTurn()
        }
    }

    override func tearDown() async throws {
        await MainActor.run {
            window?.isHidden = true
            HeadlessDevice.current = .phone
        }
    }

    private func request(_ orientations: UIInterfaceOrientationMask) -> [NSError] {
        var errors: [NSError] = []
        HeadlessScenes.main.requestGeometryUpdate(.iOS(interfaceOrientations: orientations)) {
            errors.append($0 as NSError)
        }
        XCTAssertEqual(errors, [])
        TurnLoop.main.advance(by: 1)
        return errors
    }

    func testTheInterfaceTurnsToAnOrientationThatIsSupported() async {
        root.supported = [.portrait, .landscapeRight]
        XCTAssertEqual(request(.landscape), [])
        XCTAssertEqual(HeadlessScenes.main.effectiveGeometry.interfaceOrientation, .landscapeRight)
        XCTAssertEqual(root.view.bounds.size, CGSize(width: 844, height: 390))
    }

    func testAnOrientationThatIsNotSupportedIsRefused() async {
        root.supported = .portrait
        let errors = request(.landscape)
        XCTAssertEqual(errors.map(\.domain), [UISceneErrorDomain])
        XCTAssertEqual(errors.map(\.code), [UIScene.ErrorCode.geometryRequestDenied.rawValue])
        XCTAssertTrue(
            errors[0].localizedDescription.hasSuffix("Requested: landscapeLeft, landscapeRight; Supported: portrait"))
        XCTAssertEqual(HeadlessScenes.main.interfaceOrientation, .portrait)
    }

    func testTheOrientationInWhichTheDeviceIsHeldIsPreferred() async {
        root.supported = .allButUpsideDown
        XCTAssertEqual(request(.all), [])
        XCTAssertEqual(HeadlessScenes.main.interfaceOrientation, .portrait)
        // The device's left is the interface's right.
        HeadlessDevice.current.orientation = .landscapeRight
        XCTAssertEqual(request(.landscape), [])
        XCTAssertEqual(HeadlessScenes.main.interfaceOrientation, .landscapeLeft)
    }
}

private final class TurningScreen: UIViewController {
    var supported = UIInterfaceOrientationMask.all

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { supported }
}
