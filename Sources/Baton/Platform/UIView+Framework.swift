import UIKit

extension UIView {
    /// Whether the class of the view is not the app's: it is UIKit's, SwiftUI's or another framework's of Apple.
    var isOfAFramework: Bool {
        #if HEADLESS_UIKIT
            HeadlessFrameworks.contain(self)
        #else
            Bundle(for: type(of: self)).bundleIdentifier?.hasPrefix("com.apple.") == true
        #endif
    }
}
