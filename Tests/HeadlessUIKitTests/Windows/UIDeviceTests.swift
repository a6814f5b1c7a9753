import UIKit
import XCTest

/// The app's view of the current device.
@MainActor
final class UIDeviceTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run { HeadlessDevice.current = .phone }
    }

    func testTheDeviceIsTheCurrentOne() async {
        HeadlessDevice.current = .phone.running(26)
        XCTAssertEqual(UIDevice.current.model, "iPhone")
        XCTAssertEqual(UIDevice.current.systemName, "iOS")
        XCTAssertEqual(UIDevice.current.systemVersion, "26.0")
        HeadlessDevice.current = .pad
        XCTAssertEqual(UIDevice.current.model, "iPad")
        XCTAssertEqual(UIDevice.current.userInterfaceIdiom, .pad)
    }

    func testARotationChangesTheOrientationAndIsPosted() async {
        HeadlessDevice.current = .phone
        var seen: [UIDeviceOrientation] = []
        let name = UIDevice.orientationDidChangeNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: UIDevice.current, queue: nil) { _ in
            MainActor.assumeIsolated { seen.append(UIDevice.current.orientation) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        HeadlessDevice.rotate()
        HeadlessDevice.rotate()
        XCTAssertEqual(seen, [.landscapeLeft, .portrait])
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
        XCTAssertFalse(UIDevice.current.isGeneratingDeviceOrientationNotifications)
        HeadlessDevice.rotate()
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        XCTAssertEqual(seen.count, 2)
        XCTAssertTrue(UIDevice.current.orientation.isLandscape)
    }

    func testAnotherSizeOfTheWindowIsNoRotation() async {
        HeadlessDevice.current = .pad
        let former = UIDevice.current.orientation
        let size = HeadlessDevice.current.size
        HeadlessDevice.resize(to: CGSize(width: size.height * 2, height: size.width))
        XCTAssertEqual(UIDevice.current.orientation, former)
    }
}
