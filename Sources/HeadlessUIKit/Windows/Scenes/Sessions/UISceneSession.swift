public import Foundation

/// The identity of a scene. It stays when the scene is disconnected, and the scene of a later connection has it too.
@preconcurrency @MainActor
open class UISceneSession: NSObject {
    /// The last number that was given to a session.
    private static var count = 0

    private let sceneConfiguration: UISceneConfiguration
    private let identifier: String
    final weak var connectedScene: UIScene?

    /// The app's own values, which it finds again at the next connection.
    open var userInfo: [String: Any]?

    init(_ configuration: UISceneConfiguration) {
        Self.count += 1
        sceneConfiguration = configuration
        identifier = String(format: "00000000-0000-4000-8000-%012d", Self.count)
        super.init()
    }

    /// The scene, while it is connected.
    open var scene: UIScene? { connectedScene }

    /// What distinguishes the session from all others.
    open var persistentIdentifier: String { identifier }

    open var role: Role { configuration.role }

    open var configuration: UISceneConfiguration { sceneConfiguration }
}
