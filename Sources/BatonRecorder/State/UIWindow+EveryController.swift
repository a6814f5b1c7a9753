package import UIKit

extension UIWindow {
    /// The view controllers of the window, with their children and with what they present.
    package var everyController: [UIViewController] {
        var met: Set<ObjectIdentifier> = []
        var list: [UIViewController] = []
        if let rootViewController { Self.add(rootViewController, to: &list, met: &met) }
        return list
    }

    /// Adds a view controller and those below it. Children also return what their parent presents, so that many
    /// view controllers lead to the same one.
    private static func add(
        _ controller: UIViewController, to list: inout [UIViewController], met: inout Set<ObjectIdentifier>
    ) {
        guard met.insert(ObjectIdentifier(controller)).inserted else { return }
        list.append(controller)
        for child in controller.children where child.parent === controller { add(child, to: &list, met: &met) }
        // One that has just been presented may have no presenter yet.
        if let presented = controller.presentedViewController,
            presented.presentingViewController != nil || presented.isBeingPresented
        {
            add(presented, to: &list, met: &met)
        }
    }
}
