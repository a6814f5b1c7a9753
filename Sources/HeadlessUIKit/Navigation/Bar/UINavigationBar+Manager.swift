import Foundation

extension UINavigationBar {
    /// Sets the frame of a bar that belongs to a navigation controller. Nothing else may do so (B8.63).
    func place(at frame: CGRect) {
        isBeingPlaced = true
        self.frame = frame
        isBeingPlaced = false
    }

    func adviseOfManager(instead property: String) {
        guard let manager, !isBeingPlaced else { return }
        HeadlessLog.warn(
            "The \(property) of the navigation bar of \(type(of: manager)) was changed, but the navigation controller "
                + "sets it and will set it again. Show and hide the bar with setNavigationBarHidden(_:animated:).")
    }
}
