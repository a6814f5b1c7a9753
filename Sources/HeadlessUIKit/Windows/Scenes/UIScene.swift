public import Foundation

/// One instance of the interface of an app. There is only one in the process, and it is a window scene.
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

    init(delegate: (any UISceneDelegate)?) {
        self.delegate = delegate
        super.init()
    }

    open var activationState: ActivationState {
        switch HeadlessApplication.state {
        case .active: .foregroundActive
        case .inactive: .foregroundInactive
        case .background: .background
        }
    }

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
}
