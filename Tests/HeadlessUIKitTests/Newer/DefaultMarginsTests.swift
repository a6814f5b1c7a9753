import UIKit
import XCTest

/// The default margins, which are zero from iOS 27.1 on.
@MainActor
final class DefaultMarginsTests: XCTestCase {
    override func tearDown() async throws {
        await MainActor.run {
            HeadlessApplication.closeWindows()
            HeadlessDevice.current = .phone
        }
    }

    private func show(_ device: HeadlessDevice) -> (root: UIView, view: UIView) {
        HeadlessDevice.current = device
        let scene = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }[0]
        let window = UIWindow(windowScene: scene)
        let root = UIViewController()
        window.rootViewController = root
        window.makeKeyAndVisible()
        let view = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 100))
        root.view.addSubview(view)
        TurnLoop.main.runTurn()
        return (root.view, view)
    }

    func testAPlainViewHasNoMarginsOnTheLatestSystem() async {
        // B19.18
        XCTAssertEqual(show(.phone.running(27)).view.layoutMargins.left, 8)
        XCTAssertEqual(show(.phone.running(27, 1)).view.layoutMargins, .zero)
        XCTAssertEqual(UIDevice.current.systemVersion, "27.1")
    }

    func testARootViewKeepsTheMarginsOfTheSystem() async {
        // B19.18
        let before = show(.phone.running(26)).root.layoutMargins
        XCTAssertEqual(before.left, 16)
        XCTAssertEqual(show(.phone.running(27, 1)).root.layoutMargins, before)
    }

    func testASubviewTakesThemIfItPreservesThem() async {
        // B19.18
        let view = show(.phone.running(27, 1)).view
        view.preservesSuperviewLayoutMargins = true
        XCTAssertEqual(view.layoutMargins.left, 16)
        XCTAssertEqual(view.layoutMargins.right, 16)
    }
}
