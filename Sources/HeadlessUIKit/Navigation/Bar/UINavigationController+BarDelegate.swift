extension UINavigationController {
    /// The navigation controller as the delegate of its bar (B1.71).
    ///
    /// UIKit's header declares no conformance, so that a subclass can declare one. The conformance of a navigation controller
    /// without it is that of a class with the same members.
    var delegateOfBar: any UINavigationBarDelegate {
        self as? any UINavigationBarDelegate ?? unsafeBitCast(self, to: ConformingNavigationController.self)
    }
}

/// A class without instances. It has the default implementations of the protocol.
private final class ConformingNavigationController: UINavigationController, UINavigationBarDelegate {}
