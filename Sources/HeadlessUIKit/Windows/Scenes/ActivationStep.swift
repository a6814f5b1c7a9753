import Foundation

/// A step of scenes between the foreground and the background. The application takes it with the first or the last of
/// its scenes.
@MainActor
enum ActivationStep {
    case willResignActive
    case didEnterBackground
    case willEnterForeground
    case didBecomeActive

    /// Takes the step with some scenes. They are notified first, and then the application, if its own state has changed.
    func take(_ scenes: [UIScene]) {
        let former = HeadlessApplication.state
        for scene in scenes { scene.currentState = state }
        scenes.forEach(tell)
        guard HeadlessApplication.state != former else { return }
        NotificationCenter.default.post(name: notification, object: UIApplication.shared)
    }

    /// The state of a scene after the step.
    private var state: UIScene.ActivationState {
        switch self {
        case .willResignActive, .willEnterForeground: .foregroundInactive
        case .didEnterBackground: .background
        case .didBecomeActive: .foregroundActive
        }
    }

    private var notification: Notification.Name {
        switch self {
        case .willResignActive: UIApplication.willResignActiveNotification
        case .didEnterBackground: UIApplication.didEnterBackgroundNotification
        case .willEnterForeground: UIApplication.willEnterForegroundNotification
        case .didBecomeActive: UIApplication.didBecomeActiveNotification
        }
    }

    private var sceneNotification: Notification.Name {
        switch self {
        case .willResignActive: UIScene.willDeactivateNotification
        case .didEnterBackground: UIScene.didEnterBackgroundNotification
        case .willEnterForeground: UIScene.willEnterForegroundNotification
        case .didBecomeActive: UIScene.didActivateNotification
        }
    }

    private func tell(_ scene: UIScene) {
        switch self {
        case .willResignActive: scene.delegate?.sceneWillResignActive(scene)
        case .didEnterBackground: scene.delegate?.sceneDidEnterBackground(scene)
        case .willEnterForeground: scene.delegate?.sceneWillEnterForeground(scene)
        case .didBecomeActive: scene.delegate?.sceneDidBecomeActive(scene)
        }
        NotificationCenter.default.post(name: sceneNotification, object: scene)
    }
}
