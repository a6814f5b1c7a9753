public import Foundation

/// A view above the tab bar, on iOS 26 and later. When the bar minimizes, the view moves into its row (B17.71).
@preconcurrency @MainActor
open class UITabAccessory: NSObject {
    /// Where an accessory is.
    public enum Environment: Int, Sendable {
        case unspecified = 0
        /// Outside of an accessory.
        case none = 1
        /// Above the tab bar.
        case regular = 2
        /// In the row of the minimized tab bar.
        case inline = 3
    }

    open private(set) var contentView: UIView

    public init(contentView: UIView) {
        self.contentView = contentView
        super.init()
    }
}
