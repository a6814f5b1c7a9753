import Foundation

/// The scenes of the app. One is there from the start; the user opens and closes others.
@preconcurrency @MainActor
public enum HeadlessScenes {
    /// The scene that is there from the start, and stays.
    public static let main = makeScene(
        UISceneSession(UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)),
        .init(), .foregroundActive)

    private static var others: [UIWindowScene] = []
    private(set) static var sessions = [main.session]

    static var connected: [UIWindowScene] { [main] + others }

    /// Opens a scene, with a delegate of the class that the configuration names. It becomes active.
    @discardableResult
    public static func connect(
        _ configuration: UISceneConfiguration = .init(name: nil, sessionRole: .windowApplication)
    ) -> UIWindowScene {
        let session = UISceneSession(configuration)
        sessions.append(session)
        return connect(session)
    }

    /// Opens the scene of a session again, after it was disconnected.
    @discardableResult
    public static func connect(_ session: UISceneSession) -> UIWindowScene {
        precondition(session.scene == nil, "The session already has a scene: disconnect it first.")
        let options = UIScene.ConnectionOptions()
        let scene = makeScene(session, options, .unattached)
        others.append(scene)
        scene.delegate = session.configuration.makeDelegate()
        scene.delegate?.scene(scene, willConnectTo: session, options: options)
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
        ActivationStep.willEnterForeground.take([scene])
        ActivationStep.didBecomeActive.take([scene])
        return scene
    }

    /// Closes a scene. It leaves the foreground first, and its windows are hidden. Its session stays open.
    public static func disconnect(_ scene: UIWindowScene) {
        precondition(scene !== main, "The first scene cannot be disconnected: connect another one for this.")
        leaveForeground([scene])
        others.removeAll { $0 === scene }
        scene.currentState = .unattached
        scene.delegate?.sceneDidDisconnect(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        for window in scene.windows {
            window.isHidden = true
            window.windowScene = nil
        }
        scene.session.connectedScene = nil
    }

    /// Makes a scene inactive, as under a notification of the system.
    public static func deactivate(_ scene: UIWindowScene) { deactivate([scene]) }

    /// Makes an inactive scene active again.
    public static func activate(_ scene: UIWindowScene) { activate([scene]) }

    /// Moves a scene to the background. Its touches are cancelled and its animations end.
    public static func enterBackground(_ scene: UIWindowScene) { leaveForeground([scene]) }

    /// Moves a scene to the foreground, where it becomes active.
    public static func enterForeground(_ scene: UIWindowScene) { enterForeground([scene]) }

    static func leaveForeground(_ scenes: [UIWindowScene]) {
        deactivate(scenes)
        let leaving = scenes.filter { $0.activationState == .foregroundInactive }
        let windows = UIWindow.visible.filter { window in leaving.contains { $0 === window.windowScene ?? main } }
        windows.forEach { $0.touchRouter.cancelAll() }
        ActivationStep.didEnterBackground.take(leaving)
        windows.forEach { $0.layer.endAnimationsOfSubtree(onlyRemovable: true) }
    }

    static func enterForeground(_ scenes: [UIWindowScene]) {
        let entering = scenes.filter { $0.activationState == .background }
        ActivationStep.willEnterForeground.take(entering)
        activate(entering)
    }

    private static func deactivate(_ scenes: [UIWindowScene]) {
        ActivationStep.willResignActive.take(scenes.filter { $0.activationState == .foregroundActive })
    }

    private static func activate(_ scenes: [UIWindowScene]) {
        ActivationStep.didBecomeActive.take(scenes.filter { $0.activationState == .foregroundInactive })
    }

    /// Forgets all scenes but the first, and what was set on that one, for the next test.
    static func reset() {
        others = []
        sessions = [main.session]
        main.currentState = .foregroundActive
        main.delegate = nil
        main.traitState = nil
        main.session.userInfo = nil
    }

    private static func makeScene(
        _ session: UISceneSession, _ options: UIScene.ConnectionOptions, _ state: UIScene.ActivationState
    ) -> UIWindowScene {
        let scene = UIWindowScene(session: session, connectionOptions: options)
        scene.currentState = state
        session.connectedScene = scene
        return scene
    }
}
