public import Foundation

/// The status bar of a window scene.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    open var statusBarStyle: UIStatusBarStyle { UIApplication.shared.statusBarStyle }
    open var isStatusBarHidden: Bool { UIApplication.shared.isStatusBarHidden }
    /// The frame of the status bar on the screen. It is zero while the status bar is hidden.
    open var statusBarFrame: CGRect { UIApplication.shared.statusBarFrame }
}
