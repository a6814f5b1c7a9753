import Foundation

extension UITabBarController {
    /// Shows the accessory, which is a part of the iOS 26 design.
    func showAccessory(animated: Bool) {
        let old = accessoryView
        let fresh = HeadlessDevice.hasGlass ? bottomAccessory.map(TabAccessoryView.init) : nil
        accessoryView = fresh
        fresh?.environment = minimizing.isMinimized ? .inline : .regular
        guard isViewLoaded else { return }
        fresh.map(view.addSubview)
        placeAccessory()
        guard animated else { return old?.removeFromSuperview() ?? () }
        fresh?.alpha = 0
        UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
            fresh?.alpha = 1
            old?.alpha = 0
        } completion: { _ in
            old?.removeFromSuperview()
        }
    }

    /// Places the accessory above the place of the bar, or into its row. It stays while the app hides the bar (B17.71),
    /// and leaves with a bar that a screen on the navigation stack hides.
    func placeAccessory() {
        guard let accessoryView, isViewLoaded, barStay != .moving else { return }
        accessoryView.frame = accessoryFrame(isAway: barStay == .hidden)
    }

    func accessoryFrame(isAway: Bool) -> CGRect {
        let bar = barPlace(isAway: isAway)
        return tabBar.floatingPlaces(in: bar.size).accessory.offsetBy(dx: bar.minX, dy: bar.minY)
    }
}
