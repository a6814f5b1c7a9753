import UIKit

/// Keeps a screen's content outside of a bar that was opaque. Baton blanks such a bar to paint it, and UIKit would then
/// extend the content under it (B8.30).
@MainActor
final class ContentFrameOverride: ScreenOverride {
    private weak var controller: UIViewController?
    private let extends: PropertyOverride<Bool>

    init(on controller: UIViewController) {
        self.controller = controller
        extends = PropertyOverride(
            read: { [weak controller] in controller?.edgesForExtendedLayout.contains(.top) ?? false },
            set: { [weak controller] in
                if $0 {
                    controller?.edgesForExtendedLayout.insert(.top)
                } else {
                    controller?.edgesForExtendedLayout.remove(.top)
                }
            })
        if !controller.extendedLayoutIncludesOpaqueBars { extends.write(false) }
    }

    var item: UINavigationItem? { controller?.barScreen.navigationItem }

    func isOn(_ controller: UIViewController) -> Bool { controller === self.controller }

    /// Restores the edge.
    func end() { extends.write(nil) }
}
