import UIKit

/// A split view controller in a container that decides whether its width is compact or regular.
@MainActor
final class SplitScene {
    let log = CallLog()
    let split: UISplitViewController
    let delegate = LoggingSplitDelegate()
    private(set) lazy var primary = LoggingScreen("primary", log)
    private(set) lazy var secondary = LoggingScreen("secondary", log)
    private let container = UIViewController()
    private var window: UIWindow?

    init(_ split: UISplitViewController = UISplitViewController(style: .doubleColumn)) {
        self.split = split
        split.delegate = delegate
    }

    /// Sets a screen for each column. The primary one is visible beside the secondary one if the width is regular.
    func fill() {
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
    }

    func show(_ width: UIUserInterfaceSizeClass) {
        container.addChild(split)
        container.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: split)
        split.view.frame = container.view.bounds
        container.view.addSubview(split.view)
        split.didMove(toParent: container)
        window = Device.show(container)
        Device.wait(0.5)
    }

    func become(_ width: UIUserInterfaceSizeClass) {
        container.setOverrideTraitCollection(UITraitCollection(horizontalSizeClass: width), forChild: split)
        Device.wait(1)
    }

    func putAway() {
        window.map(Device.put)
    }
}

/// The delegate of a split view controller with answers that a test sets.
@MainActor
final class LoggingSplitDelegate: NSObject, UISplitViewControllerDelegate {
    var topColumn: UISplitViewController.Column?
    var handlesCollapse = false
    var separated: UIViewController?
    var showsDetail = false
    private(set) var calls: [String] = []

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { topColumn ?? proposedTopColumn }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {
        calls.append("willChangeTo \(displayMode.rawValue)")
    }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        calls.append("didCollapse")
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        calls.append("didExpand")
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { handlesCollapse }

    func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController? { separated }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool { showsDetail }
}
