import UIKit
import XCTest

/// Tests the heights of bars on each kind of device.
@MainActor
final class BarMetricsTests: XCTestCase {
    private let sideways = HeadlessDevice(
        size: CGSize(width: 844, height: 390), safeArea: UIEdgeInsets(top: 0, left: 47, bottom: 21, right: 47))

    override func tearDown() async throws {
        HeadlessDevice.current = .phone
    }

    func testABarWithAPlainTitle() async {
        // B8.1
        XCTAssertEqual(height(on: .phone.running(18)), 44)
        XCTAssertEqual(height(on: sideways), 32)
        XCTAssertEqual(height(on: .pad), 50)
    }

    func testABarWithALargeTitle() async {
        // B8.2
        XCTAssertEqual(height(on: .phone.running(18), isLarge: true), 96)
        XCTAssertEqual(height(on: sideways, isLarge: true), 32)
        XCTAssertEqual(height(on: .pad, isLarge: true), 102)
    }

    private func height(on device: HeadlessDevice, isLarge: Bool = false) -> CGFloat {
        HeadlessDevice.current = device
        let stack = AskingStack.shown(screens: 1)
        stack.navigationBar.prefersLargeTitles = isLarge
        TurnLoop.main.runTurn()
        XCTAssertEqual(
            stack.topViewController?.view.safeAreaInsets.top, stack.navigationBar.frame.height + device.safeArea.top)
        return stack.navigationBar.frame.height
    }
}
