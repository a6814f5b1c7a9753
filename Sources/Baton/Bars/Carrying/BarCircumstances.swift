import UIKit

/// What the look of a bar at rest depends on besides the states, which report their own changes.
@MainActor
struct BarCircumstances: Equatable {
    let isCompact: Bool
    let isBesideVerticalBar: Bool
    /// The top view controller, only compared.
    private let top: ObjectIdentifier?
    private let isToolbarHidden: Bool

    init(of navigationController: UINavigationController?) {
        let traits = navigationController?.traitCollection
        isCompact = traits?.verticalSizeClass == .compact
        isBesideVerticalBar = traits?.hasVerticalBar ?? false
        top = navigationController?.topViewController.map(ObjectIdentifier.init)
        isToolbarHidden = navigationController?.isToolbarHidden ?? true
    }
}
