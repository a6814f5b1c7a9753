public import Foundation

/// How a scene is created.
@preconcurrency @MainActor
open class UISceneConfiguration: NSObject {
    private let configurationName: String?
    private let sessionRole: UISceneSession.Role

    /// The class of the delegate, of which UIKit makes an instance when the scene is connected.
    open var delegateClass: AnyClass?

    public init(name: String?, sessionRole: UISceneSession.Role) {
        configurationName = name
        self.sessionRole = sessionRole
        super.init()
    }

    open var name: String? { configurationName }
    open var role: UISceneSession.Role { sessionRole }

    /// Makes the delegate of a scene, if the configuration names a class for it.
    final func makeDelegate() -> (any UISceneDelegate)? {
        guard let delegateClass else { return nil }
        let made = (delegateClass as? NSObject.Type)?.createdObject(())
        precondition(
            made is any UISceneDelegate,
            "\(delegateClass), the delegate class of a scene, is not a UISceneDelegate: let it adopt UIWindowSceneDelegate."
        )
        return made as? any UISceneDelegate
    }
}
