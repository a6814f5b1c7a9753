import UIKit
import XCTest

/// What a developer is told who shows a window without a scene.
@MainActor
final class SceneLessWindowTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessApplication.closeWindows()
            HeadlessLog.reset()
            HeadlessDevice.current = .phone
        }
    }

    private var scene: UIWindowScene {
        UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0]
    }

    private func warnings(on device: HeadlessDevice, _ make: () -> UIWindow) -> [String] {
        HeadlessLog.reset()
        HeadlessDevice.current = device
        let window = make()
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        TurnLoop.main.runTurn()
        return HeadlessLog.warnings
    }

    func testAnAppForTheLatestSystemIsAdvisedToUseTheScene() async {
        let told = warnings(on: .phone.running(27)) { UIWindow(frame: UIScreen.main.bounds) }
        XCTAssertEqual(told.count, 1)
        XCTAssertTrue(told.first?.contains("UIWindow(windowScene:)") == true, "\(told)")
    }

    func testOtherAppsAreNot() async {
        // B19.1
        XCTAssertEqual(warnings(on: .phone) { UIWindow(frame: UIScreen.main.bounds) }, [])
        XCTAssertEqual(warnings(on: .phone.running(27).linked(with: 26)) { UIWindow(frame: UIScreen.main.bounds) }, [])
        XCTAssertEqual(
            warnings(on: .phone.running(27)) { UIWindow(windowScene: self.scene) }, [])
    }
}
