import BatonTesting
import UIKit
import XCTest

@MainActor
final class StageDeviceTests: XCTestCase {
    // MARK: Devices

    func testDevicesHaveTheirOwnSizesInsetsAndClasses() async {
        XCTAssertEqual(seen(.phone), "390x844 top 47 bottom 34 left 0 compact regular")
        XCTAssertEqual(seen(.phone.turned), "844x390 top 0 bottom 21 left 47 compact compact")
        XCTAssertEqual(seen(.phone.turned.turned), seen(.phone))
        XCTAssertEqual(seen(.smallPhone), "375x667 top 20 bottom 0 left 0 compact regular")
        XCTAssertEqual(seen(.smallPhone.turned), "667x375 top 0 bottom 0 left 0 compact compact")
        XCTAssertEqual(seen(.smallPhone.turned.turned), seen(.smallPhone))
        XCTAssertEqual(seen(.pad), "820x1180 top 24 bottom 20 left 0 regular regular")
        XCTAssertEqual(seen(.pad.turned), "1180x820 top 24 bottom 20 left 0 regular regular")
    }

    func testADeviceReadsFromRightToLeft() async {
        let root = UIViewController()
        let stage = Stage(.phone.rightToLeft, root: root)
        XCTAssertEqual(root.view.effectiveUserInterfaceLayoutDirection, .rightToLeft)
        XCTAssertEqual(stage.window.traitCollection.layoutDirection, .rightToLeft)
    }

    func testADeviceIsDark() async {
        XCTAssertEqual(Stage(.phone.dark, root: UIViewController()).window.traitCollection.userInterfaceStyle, .dark)
    }

    func testTheContentPopRecognizerDependsOnTheSystemVersion() async {
        func hasContentSwipe(_ device: HeadlessDevice) -> Bool {
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = Stage(device, root: navigation)
            return navigation.interactiveContentPopGestureRecognizer != nil
        }
        XCTAssertTrue(hasContentSwipe(.phone.running(26)))
        XCTAssertFalse(hasContentSwipe(.phone.running(18)))
    }

    func testADeviceCanPreferReducedMotionAndCrossFades() async {
        func wishes(_ device: HeadlessDevice) -> [Bool] {
            _ = Stage(device, root: UIViewController())
            return [UIAccessibility.isReduceMotionEnabled, UIAccessibility.prefersCrossFadeTransitions]
        }
        XCTAssertEqual(wishes(.phone), [false, false])
        XCTAssertEqual(wishes(.phone.reducingMotion), [true, false])
        XCTAssertEqual(wishes(.phone.crossFading), [true, true])
    }

    private func seen(_ device: HeadlessDevice) -> String {
        let window = Stage(device, root: UIViewController()).window
        let insets = window.safeAreaInsets
        let names: [UIUserInterfaceSizeClass: String] = [.compact: "compact", .regular: "regular"]
        let classes = [window.traitCollection.horizontalSizeClass, window.traitCollection.verticalSizeClass]
            .map { names[$0] ?? "unspecified" }
        return "\(Int(window.bounds.width))x\(Int(window.bounds.height)) top \(Int(insets.top)) bottom "
            + "\(Int(insets.bottom)) left \(Int(insets.left)) " + classes.joined(separator: " ")
    }

    // MARK: Changes of the device

    func testRotationAnnouncesAndAnimatesTheNewSize() async throws {
        let root = ListeningScreen()
        let stage = Stage(root: root)
        stage.rotate()
        XCTAssertEqual(root.heard, ["844x390 animated"])
        XCTAssertEqual(root.view.bounds.size, CGSize(width: 844, height: 390))
        XCTAssertEqual(stage.device.size, CGSize(width: 844, height: 390))
        try stage.settle()
        stage.rotate()
        XCTAssertEqual(root.heard, ["844x390 animated", "390x844 animated"])
    }

    func testResizingIsAnnounced() async throws {
        let root = ListeningScreen()
        let stage = Stage(.pad, root: root)
        stage.resize(to: CGSize(width: 400, height: 1180))
        XCTAssertEqual(root.heard, ["400x1180 animated"])
        XCTAssertEqual(root.traitCollection.horizontalSizeClass, .compact)
        try stage.settle()
    }

    func testTheAppearanceCanChangeWhileTheAppRuns() async throws {
        let root = ListeningScreen()
        let stage = Stage(root: root)
        stage.change(to: stage.device.dark)
        XCTAssertEqual(root.traitCollection.userInterfaceStyle, .dark)
        XCTAssertEqual(root.heard, [])
        try stage.settle()
    }

    func testEveryViewControllerReceivesMemoryWarnings() async {
        let bottom = ListeningScreen()
        let top = ListeningScreen()
        let modal = ListeningScreen()
        let navigation = UINavigationController(rootViewController: bottom)
        navigation.pushViewController(top, animated: false)
        let stage = Stage(root: navigation)
        present(modal, on: navigation)
        stage.turn()
        var notices = 0
        let observer = NotificationCenter.default.addObserver(
            forName: UIApplication.didReceiveMemoryWarningNotification, object: nil, queue: nil
        ) { _ in MainActor.assumeIsolated { notices += 1 } }
        stage.warnOfMemory()
        NotificationCenter.default.removeObserver(observer)
        XCTAssertEqual(notices, 1)
        XCTAssertEqual([bottom, top, modal].map(\.heard), [["memory"], ["memory"], ["memory"]])
    }

    func testEnteringTheBackgroundEndsARunningTransition() async throws {
        let navigation = UINavigationController(rootViewController: UIViewController())
        let stage = Stage(root: navigation)
        let next = ListeningScreen()
        navigation.pushViewController(next, animated: true)
        stage.advance(by: 0.1)
        XCTAssertNotNil(navigation.transitionCoordinator)
        stage.enterBackground()
        XCTAssertNil(navigation.transitionCoordinator)
        XCTAssertTrue(navigation.topViewController === next)
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        stage.enterForeground()
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        try stage.settle()
    }

    func testEnteringTheBackgroundCancelsTouches() async {
        let root = UIViewController()
        let stage = Stage(root: root)
        let pan = UIPanGestureRecognizer()
        var states: [UIGestureRecognizer.State] = []
        pan.addAction { states.append($0.state) }
        root.view.addGestureRecognizer(pan)
        stage.finger.down(at: CGPoint(x: 100, y: 400))
        stage.finger.drag(to: CGPoint(x: 200, y: 400), in: 0.1)
        stage.enterBackground()
        XCTAssertEqual(states.last, .cancelled)
        XCTAssertEqual(pan.state, .possible)
    }

    func testEnteringTheBackgroundTakesTheFingerAway() async {
        let stage = Stage(root: UIViewController())
        let start = CGPoint(x: 100, y: 400)
        stage.finger.down(at: start)
        XCTAssertEqual(stage.finger.place, start)
        stage.enterBackground()
        XCTAssertNil(stage.finger.place)
        stage.enterForeground()
        stage.finger.down(at: CGPoint(x: 20, y: 30))
        XCTAssertEqual(stage.finger.place, CGPoint(x: 20, y: 30))
        XCTAssertEqual(HeadlessLog.warnings, [])
    }

    /// A finger whose view was covered is still on the screen.
    func testAFingerOfACoveredViewStaysInItsPlace() async throws {
        let root = UIViewController()
        let stage = Stage(root: root)
        stage.finger.down(at: CGPoint(x: 100, y: 400))
        root.present(UIViewController(), animated: true)
        try stage.settle()
        XCTAssertEqual(stage.finger.place, CGPoint(x: 100, y: 400))
        stage.enterBackground()
        XCTAssertNil(stage.finger.place)
    }

    func testBackgroundNotificationsArePostedInOrder() async {
        let stage = Stage(root: UIViewController())
        let names: [(Notification.Name, String)] = [
            (UIApplication.willResignActiveNotification, "will resign active"),
            (UIApplication.didEnterBackgroundNotification, "did enter background"),
            (UIApplication.willEnterForegroundNotification, "will enter foreground"),
            (UIApplication.didBecomeActiveNotification, "did become active"),
        ]
        var heard: [String] = []
        let observers = names.map { name, word in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
                MainActor.assumeIsolated { heard.append(word) }
            }
        }
        stage.enterBackground()
        stage.enterBackground()
        stage.enterForeground()
        stage.enterForeground()
        observers.forEach(NotificationCenter.default.removeObserver)
        XCTAssertEqual(heard, names.map(\.1))
    }

    private func present(_ modal: UIViewController, on presenter: UIViewController) {
        presenter.present(modal, animated: false)
    }
}

/// A view controller that records the device's changes.
@MainActor
private final class ListeningScreen: UIViewController {
    private(set) var heard: [String] = []

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        heard.append("\(Int(size.width))x\(Int(size.height))" + (coordinator.isAnimated ? " animated" : ""))
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        heard.append("memory")
    }
}
