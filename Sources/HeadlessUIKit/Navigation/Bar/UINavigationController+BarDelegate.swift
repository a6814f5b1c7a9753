extension UINavigationController {
    /// The navigation controller as the delegate of its bar (B1.71).
    ///
    /// UIKit's header declares no conformance, so that a subclass can declare one. The conformance of a navigation controller
    /// without it is that of a class with the same members.
    var delegateOfBar: any UINavigationBarDelegate {
        if let own = self as? any UINavigationBarDelegate { return own }
        let pointer = Unmanaged.passUnretained(self).toOpaque()
        return Unmanaged<ConformingNavigationController>.fromOpaque(pointer).takeUnretainedValue()
    }
}

/// A class without instances. It has the default implementations of the protocol.
private final class ConformingNavigationController: UINavigationController, UINavigationBarDelegate {}
