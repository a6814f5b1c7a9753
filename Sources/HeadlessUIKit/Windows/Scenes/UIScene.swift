public import Foundation

/// One instance of the interface of an app. All scenes here are window scenes.
@preconcurrency @MainActor
open class UIScene: UIResponder {
    /// Whether a scene is visible and receives touches.
    public enum ActivationState: Int, Sendable {
        case unattached = -1
        case foregroundActive = 0
        case foregroundInactive = 1
        case background = 2
    }

    /// The object that is notified of the life cycle of the scene.
    open var delegate: (any UISceneDelegate)? {
        didSet {
            UncalledMethods.check(delegate, for: "UISceneDelegate") { $0 is any UISceneDelegate.Type }
            UncalledMethods.check(delegate, for: "UIWindowSceneDelegate") { $0 is any UIWindowSceneDelegate.Type }
        }
    }

    private let ownSession: UISceneSession
    final var currentState = ActivationState.unattached

    public init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
        ownSession = session
        super.init()
    }

    open var session: UISceneSession { ownSession }

    open var activationState: ActivationState { currentState }

    open override var next: UIResponder? { UIApplication.shared }

    public nonisolated class var didActivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidActivateNotification")
    }

    public nonisolated class var willDeactivateNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillDeactivateNotification")
    }

    public nonisolated class var willEnterForegroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillEnterForegroundNotification")
    }

    public nonisolated class var didEnterBackgroundNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidEnterBackgroundNotification")
    }

    public nonisolated class var willConnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneWillConnectNotification")
    }

    public nonisolated class var didDisconnectNotification: NSNotification.Name {
        NSNotification.Name("UISceneDidDisconnectNotification")
    }
}
