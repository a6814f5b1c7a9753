import TestSupport
import UIKit
import XCTest

/// Tests the switch by which the safe area follows the status bar.
@MainActor
final class StatusBarInsetsTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessQuirks.safeAreasFollowTheStatusBar = false
            HeadlessDevice.current = .phone
        }
    }

    /// Pushes a screen without status bar and pops it. Returns the room for the status bar in the safe areas of both screens
    /// in the middle of both transitions, and at the end.
    private func rooms(on device: HeadlessDevice) -> [CGFloat] {
        HeadlessDevice.current = device
        let (a, b) = (UIViewController(), BarelessScreen())
        let stage = PushStage()
        stage.navigation.setViewControllers([a], animated: false)
        TurnLoop.main.advance(by: 0.5)
        var rooms: [CGFloat] = []
        let note = { (screens: [UIViewController]) in
            TurnLoop.main.advance(by: 0.2)
            XCTAssertFalse(stage.isOver)
            rooms += screens.map { $0.view.safeAreaInsets.top - stage.navigation.navigationBar.frame.height }
            TurnLoop.main.advance(by: 1)
        }
        stage.navigation.pushViewController(b, animated: true)
        note([a, b])
        stage.navigation.delegate = nil
        stage.navigation.popViewController(animated: true)
        note([a, b])
        rooms.append(a.view.safeAreaInsets.top - stage.navigation.navigationBar.frame.height)
        stage.putAway()
        return rooms
    }

    func testTheSafeAreasOfBothScreensMayFollowTheStatusBar() async {
        // B27.45
        for isOn in [false, true] {
            HeadlessQuirks.safeAreasFollowTheStatusBar = isOn
            let hidden: CGFloat = isOn ? 0 : 20
            for version in [18, 26] {
                XCTAssertEqual(rooms(on: .smallPhone.running(version)), [hidden, hidden, 20, 20, 20])
                XCTAssertEqual(rooms(on: .phone.running(version)), [47, 47, 47, 47, 47])
            }
        }
    }
}

@MainActor
private final class BarelessScreen: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
}
