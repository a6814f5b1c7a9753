import Foundation

/// A step of the application and its scene between the foreground and the background.
@MainActor
enum ActivationStep {
    case willResignActive
    case didEnterBackground
    case willEnterForeground
    case didBecomeActive

    /// The state of the application after the step.
    var state: UIApplication.State {
        switch self {
        case .willResignActive, .willEnterForeground: .inactive
        case .didEnterBackground: .background
        case .didBecomeActive: .active
        }
    }

    var notification: Notification.Name {
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

    func tell(_ scene: UIScene) {
        switch self {
        case .willResignActive: scene.delegate?.sceneWillResignActive(scene)
        case .didEnterBackground: scene.delegate?.sceneDidEnterBackground(scene)
        case .willEnterForeground: scene.delegate?.sceneWillEnterForeground(scene)
        case .didBecomeActive: scene.delegate?.sceneDidBecomeActive(scene)
        }
        NotificationCenter.default.post(name: sceneNotification, object: scene)
    }
}
