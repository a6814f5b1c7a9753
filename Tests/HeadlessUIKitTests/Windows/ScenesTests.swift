import UIKit
import XCTest

/// Several scenes of one app.
@MainActor
final class ScenesTests: XCTestCase {
    override func setUp() async throws {
        await MainActor.run { TurnLoop.main.reset() }
    }

    override func tearDown() async throws {
        await MainActor.run { TurnLoop.main.reset() }
    }

    private let configured: UISceneConfiguration = {
        let configuration = UISceneConfiguration(name: "Second", sessionRole: .windowApplication)
        configuration.delegateClass = SceneDelegate.self
        return configuration
    }()

    func testASceneIsConnectedAndBecomesActive() async throws {
        let scene = HeadlessScenes.connect(configured)
        let delegate = try XCTUnwrap(scene.delegate as? SceneDelegate)
        XCTAssertEqual(
            delegate.calls,
            [
                "connect -1", "UISceneWillConnectNotification -1", "foreground 1",
                "UISceneWillEnterForegroundNotification 1", "active 0", "UISceneDidActivateNotification 0",
            ])
        XCTAssertEqual(UIApplication.shared.connectedScenes, [HeadlessScenes.main, scene])
        XCTAssertEqual(UIApplication.shared.openSessions, [HeadlessScenes.main.session, scene.session])
        XCTAssertEqual(scene.session.configuration.name, "Second")
        XCTAssertEqual(scene.session.role, HeadlessScenes.main.session.role)
        XCTAssertNotEqual(scene.session.persistentIdentifier, HeadlessScenes.main.session.persistentIdentifier)
    }

    func testADisconnectedSceneLeavesTheForegroundAndKeepsItsSession() async throws {
        let scene = HeadlessScenes.connect(configured)
        let window = UIWindow(windowScene: scene)
        window.makeKeyAndVisible()
        let delegate = try XCTUnwrap(scene.delegate as? SceneDelegate)
        delegate.calls = []
        scene.session.userInfo = ["place": 3]
        HeadlessScenes.disconnect(scene)
        XCTAssertEqual(
            delegate.calls.filter { !$0.hasPrefix("UIScene") },
            ["resign 1", "background 2", "disconnect -1"])
        XCTAssertEqual(delegate.calls.last, "UISceneDidDisconnectNotification -1")
        XCTAssertEqual(UIApplication.shared.connectedScenes, [HeadlessScenes.main])
        XCTAssertTrue(window.isHidden)
        XCTAssertNil(window.windowScene)
        XCTAssertNil(scene.session.scene)
        XCTAssertEqual(UIApplication.shared.openSessions.count, 2)
        let again = HeadlessScenes.connect(scene.session)
        XCTAssertTrue(scene.session.scene === again)
        XCTAssertEqual(again.session.userInfo?["place"] as? Int, 3)
    }

    func testTheAppIsAsActiveAsItsMostActiveScene() async {
        let second = HeadlessScenes.connect()
        var posted: [String] = []
        let names = [
            UIApplication.willResignActiveNotification, UIApplication.didEnterBackgroundNotification,
            UIApplication.willEnterForegroundNotification, UIApplication.didBecomeActiveNotification,
        ]
        let tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
                let name = notification.name.rawValue
                MainActor.assumeIsolated { posted.append(name) }
            }
        }
        HeadlessScenes.enterBackground(second)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(posted, [])
        HeadlessScenes.deactivate(HeadlessScenes.main)
        XCTAssertEqual(UIApplication.shared.applicationState, .inactive)
        HeadlessScenes.enterBackground(HeadlessScenes.main)
        XCTAssertEqual(UIApplication.shared.applicationState, .background)
        HeadlessScenes.enterForeground(second)
        XCTAssertEqual(UIApplication.shared.applicationState, .active)
        XCTAssertEqual(HeadlessScenes.main.activationState, .background)
        HeadlessScenes.enterForeground(HeadlessScenes.main)
        XCTAssertEqual(posted, names.map(\.rawValue))
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    func testAnimationsEndOnlyInTheSceneThatLeaves() async {
        let second = HeadlessScenes.connect()
        let windows = [HeadlessScenes.main, second].map { UIWindow(windowScene: $0) }
        windows.forEach { $0.isHidden = false }
        TurnLoop.main.runTurn()
        UIView.animate(withDuration: 1) { windows.forEach { $0.alpha = 0.5 } }
        TurnLoop.main.runTurn()
        HeadlessScenes.enterBackground(second)
        XCTAssertEqual(windows.map { $0.layer.animationKeys()?.isEmpty ?? true }, [false, true])
        windows.forEach { $0.isHidden = true }
    }

    func testABlockEndsWithFalseWhenItsSceneGoesToTheBackground() async {
        // B6.16, B27.31
        let window = UIWindow(windowScene: HeadlessScenes.main)
        window.isHidden = false
        TurnLoop.main.runTurn()
        var ends: [Bool] = []
        UIView.animate(withDuration: 1) {
            window.alpha = 0.5
        } completion: {
            ends.append($0)
        }
        TurnLoop.main.advance(by: 0.3)
        HeadlessScenes.enterBackground(HeadlessScenes.main)
        TurnLoop.main.runTurn()
        XCTAssertEqual(ends, [false])
        XCTAssertEqual(window.alpha, 0.5)
        HeadlessScenes.enterForeground(HeadlessScenes.main)
        TurnLoop.main.advance(by: 1)
        XCTAssertEqual(ends, [false])
        window.isHidden = true
    }

    func testEachSceneHasAKeyWindow() async {
        let second = HeadlessScenes.connect()
        let windows = [HeadlessScenes.main, second].map { UIWindow(windowScene: $0) }
        windows.forEach { $0.makeKeyAndVisible() }
        XCTAssertTrue(HeadlessScenes.main.keyWindow === windows[0])
        XCTAssertTrue(second.keyWindow === windows[1])
        XCTAssertTrue(UIApplication.shared.keyWindow === windows[1])
        XCTAssertEqual(second.windows, [windows[1]])
        windows.forEach { $0.isHidden = true }
        XCTAssertNil(second.keyWindow)
    }

    func testTraitsOfASceneReachOnlyItsWindows() async {
        let second = HeadlessScenes.connect()
        let windows = [HeadlessScenes.main, second].map { UIWindow(windowScene: $0) }
        windows.forEach { $0.isHidden = false }
        second.traitOverrides.userInterfaceStyle = .dark
        TurnLoop.main.runTurn()
        XCTAssertEqual(windows.map(\.traitCollection.userInterfaceStyle), [.light, .dark])
        windows.forEach { $0.isHidden = true }
    }
}

/// Notes what it is told, with the raw value of the scene's state.
@MainActor
private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var calls: [String] = []
    private var tokens: [any NSObjectProtocol] = []

    override init() {
        super.init()
        let names = [
            UIScene.willConnectNotification, UIScene.didDisconnectNotification, UIScene.didActivateNotification,
            UIScene.willDeactivateNotification, UIScene.didEnterBackgroundNotification,
            UIScene.willEnterForegroundNotification,
        ]
        tokens = names.map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
                let name = notification.name.rawValue
                let scene = notification.object as? UIScene
                MainActor.assumeIsolated { if let scene { self?.note(name, scene) } }
            }
        }
    }

    private func note(_ call: String, _ scene: UIScene) { calls.append("\(call) \(scene.activationState.rawValue)") }

    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) { note("connect", scene) }

    func sceneDidDisconnect(_ scene: UIScene) { note("disconnect", scene) }
    func sceneDidBecomeActive(_ scene: UIScene) { note("active", scene) }
    func sceneWillResignActive(_ scene: UIScene) { note("resign", scene) }
    func sceneWillEnterForeground(_ scene: UIScene) { note("foreground", scene) }
    func sceneDidEnterBackground(_ scene: UIScene) { note("background", scene) }
}
