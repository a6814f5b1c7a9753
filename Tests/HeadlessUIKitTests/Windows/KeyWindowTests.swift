import UIKit
import XCTest

/// Which window is key, and in which order the windows are.
@MainActor
final class KeyWindowTests: XCTestCase {
    private final class ReportingWindow: UIWindow {
        var calls: [String] = []

        override func becomeKey() {
            calls.append("become")
        }

        override func resignKey() {
            calls.append("resign")
        }
    }

    override func setUp() async throws {
        await MainActor.run { HeadlessApplication.closeWindows() }
    }

    private func window(_ level: UIWindow.Level = .normal) -> ReportingWindow {
        let window = ReportingWindow(frame: UIScreen.main.bounds)
        window.windowLevel = level
        return window
    }

    func testTheWindowMadeKeyLastIsKey() async {
        let (first, second) = (window(), window())
        first.makeKeyAndVisible()
        XCTAssertTrue(first.isKeyWindow)
        second.makeKeyAndVisible()
        XCTAssertTrue(UIApplication.shared.keyWindow === second)
        XCTAssertFalse(first.isKeyWindow)
        first.makeKey()
        XCTAssertEqual(first.calls, ["become", "resign", "become"])
        XCTAssertEqual(second.calls, ["become", "resign"])
        first.makeKey()
        XCTAssertEqual(first.calls.count, 3)
    }

    func testAHiddenWindowIsNotKey() async {
        let (first, second) = (window(), window())
        second.makeKey()
        XCTAssertNil(UIApplication.shared.keyWindow)
        first.makeKeyAndVisible()
        second.makeKeyAndVisible()
        second.isHidden = true
        XCTAssertTrue(UIApplication.shared.keyWindow === first)
        first.isHidden = true
        XCTAssertNil(UIApplication.shared.keyWindow)
    }

    func testAVisibleWindowNeedNotBeKey() async {
        let (first, second) = (window(), window())
        first.makeKeyAndVisible()
        second.isHidden = false
        XCTAssertTrue(first.isKeyWindow)
    }

    func testWindowsAreOrderedByLevelAndThenByAppearance() async {
        let (alert, first, second, bar) = (window(.alert), window(), window(), window(.normal + 1))
        for each in [alert, first, second, bar] { each.isHidden = false }
        XCTAssertEqual(UIApplication.shared.windows, [first, second, bar, alert])
        second.isHidden = true
        first.windowLevel = .alert + 1
        XCTAssertEqual(UIApplication.shared.windows, [bar, alert, first])
    }

    func testChangesArePosted() async {
        let names = [
            UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
            UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
        ]
        let single = window()
        var posted: [NSNotification.Name] = []
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: single, queue: nil) { _ in
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        defer { tokens.forEach(NotificationCenter.default.removeObserver) }
        single.makeKeyAndVisible()
        single.isHidden = true
        XCTAssertEqual(posted, [names[0], names[2], names[1], names[3]])
    }
}
