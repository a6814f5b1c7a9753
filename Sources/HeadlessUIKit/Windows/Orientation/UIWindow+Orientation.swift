import Foundation

extension UIWindow {
    /// The window whose view controllers determine the orientation of the interface.
    static var orienting: UIWindow? { key ?? UIApplication.windowsFromBack.last }

    /// The view controller that is asked for its orientations: the topmost one that fills the screen. Containers do not
    /// ask their children.
    private var orientingController: UIViewController? {
        var found = rootViewController
        var candidate = found?.presentation.presented
        while let presented = candidate {
            if presented.fillsScreen { found = presented }
            candidate = presented.presentation.presented
        }
        return found
    }

    /// The orientation that the interface should have in this window.
    private var dueOrientation: UIInterfaceOrientation {
        let device = HeadlessDevice.current
        return OrientationChoice(
            held: device.orientation, shown: device.interfaceOrientation, supported: supportedOrientations,
            mayRotate: orientingController?.followsDevice ?? true
        ).orientation
    }

    /// The orientations that the view controllers of the window and the app support.
    var supportedOrientations: UIInterfaceOrientationMask {
        orientingController?.commonOrientations(in: self)
            ?? UIApplication.shared.supportedInterfaceOrientations(for: self)
    }

    /// Turns the interface after a change of the device or of the view controllers. Their size changes are announced.
    static func updateInterfaceOrientation(lasting duration: TimeInterval) {
        guard let orienting else { return }
        HeadlessDevice.turnInterface(to: orienting.dueOrientation, lasting: duration)
    }

    /// Turns the interface at once, before this window shows its root view controller.
    func adoptInterfaceOrientation() {
        guard rootViewController != nil else { return }
        let fillsScreen = bounds.size == HeadlessDevice.current.size
        HeadlessDevice.turnInterface(to: dueOrientation, lasting: 0, toldFirst: false)
        if fillsScreen, isHidden { frame.size = HeadlessDevice.current.size }
    }

    /// Turns the interface to the preferred orientation of a view controller that is about to fill the screen.
    func turnInterface(for presented: UIViewController, lasting duration: TimeInterval) {
        guard self === Self.orienting, presented.fillsScreen else { return }
        let preferred = presented.preferredInterfaceOrientationForPresentation
        precondition(
            presented.commonOrientations(in: self).contains(preferred),
            "preferredInterfaceOrientationForPresentation of \(type(of: presented)) is not one of its "
                + "supportedInterfaceOrientations: return one of these.")
        HeadlessDevice.turnInterface(to: preferred, lasting: duration)
    }
}

extension UIViewController {
    /// Whether this view controller is presented full screen and is not about to leave.
    fileprivate var fillsScreen: Bool {
        guard let run = presentation.run, !run.isOver else { return false }
        return [.fullScreen, .overFullScreen].contains(run.controller.presentationStyle) && !isLeavingUndriven
    }

    /// The orientations that this view controller and the app support.
    fileprivate func commonOrientations(in window: UIWindow?) -> UIInterfaceOrientationMask {
        let common = supportedInterfaceOrientations.intersection(
            UIApplication.shared.supportedInterfaceOrientations(for: window))
        precondition(
            !common.isEmpty,
            "supportedInterfaceOrientations of \(type(of: self)) and the orientations of the app have none in common: "
                + "return at least one that UIApplication.supportedInterfaceOrientations(for:) has.")
        return common
    }

    /// Whether the interface may turn. The system asks this only before iOS 16.
    fileprivate var followsDevice: Bool { HeadlessDevice.current.systemVersion >= 16 || shouldAutorotate }

    /// The orientations that a view controller supports by default.
    var usualOrientations: UIInterfaceOrientationMask {
        traitCollection.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
    }

    /// The current orientation, or one that is supported instead.
    var usualOrientation: UIInterfaceOrientation {
        OrientationChoice(
            held: .unknown, shown: HeadlessDevice.current.interfaceOrientation,
            supported: commonOrientations(in: windowOfHierarchy)
        ).orientation
    }
}
