/// A view whose class stands for one of a framework that is missing here, as of a hosting view of SwiftUI.
@preconcurrency @MainActor
public protocol HeadlessFrameworkView: UIView {}

/// The frameworks of Apple's, which on a device are bundles with classes of their own.
@preconcurrency @MainActor
public enum HeadlessFrameworks {
    /// Returns whether the class of a view is one of a framework's: of this module, or one that stands for another's.
    public static func contain(_ view: UIView) -> Bool {
        view is any HeadlessFrameworkView || String(reflecting: type(of: view)).hasPrefix("UIKit.")
    }
}
