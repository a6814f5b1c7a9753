import UIKit

/// Who decides how a recorded view looks and where it is.
///
/// A trace lists the views whose role is `content` or `bar`.
public enum RecordedRole: Equatable, Sendable {
    /// The app or Baton decides: the view of a view controller, a view of a class of theirs, or a view of a public class of
    /// UIKit's inside of such views.
    case content
    /// A navigation bar, a toolbar or a tab bar.
    case bar
    /// A label in a bar that is not part of a button.
    case title
    /// UIKit decides, and the next version of UIKit may decide differently.
    case system
}

/// What a view is in, which decides about views of public classes of UIKit's.
///
/// UIKit uses its public classes too. A label in a bar button is UIKit's, and a label in a screen is the app's.
enum RecordedSurroundings {
    case content
    case bar
    case system

    /// Returns the role of a view in these surroundings.
    @MainActor
    func role(of view: UIView, from origin: ClassOrigin) -> RecordedRole {
        if view.isBar { return .bar }
        if view.screen != nil || origin == .app { return .content }
        if origin == .privateUIKit { return .system }
        return switch self {
        case .content: .content
        case .bar: view is UILabel ? .title : .system
        case .system: .system
        }
    }

    /// Returns the surroundings of the subviews of a view in these surroundings.
    @MainActor
    func inside(_ view: UIView, from origin: ClassOrigin, as role: RecordedRole) -> RecordedSurroundings {
        if role == .bar { return .bar }
        // UIKit fills its controls and the views of its container view controllers.
        if origin != .app, view is UIControl || view.screen?.isContainer == true { return .system }
        if role == .content { return .content }
        return self == .bar ? .bar : .system
    }
}

/// Where the class of a view is declared.
enum ClassOrigin {
    case app
    case publicUIKit
    case privateUIKit

    /// Finds out where a class is declared. The names of UIKit's public classes begin with UI. An Objective-C class has a
    /// name without a module.
    init(_ type: AnyClass) {
        let parts = String(reflecting: type).prefix { $0 != "<" }.split(separator: ".")
        let name = parts.last ?? ""
        let isUIKits = parts.count > 1 ? parts.first == "UIKit" : name.hasPrefix("UI") || name.hasPrefix("_UI")
        self = !isUIKits ? .app : name.hasPrefix("UI") ? .publicUIKit : .privateUIKit
    }
}

extension UIView {
    /// The view controller whose view this is.
    var screen: UIViewController? {
        (next as? UIViewController).flatMap { $0.viewIfLoaded === self ? $0 : nil }
    }

    fileprivate var isBar: Bool {
        self is UINavigationBar || self is UIToolbar || self is UITabBar
    }
}

extension UIViewController {
    fileprivate var isContainer: Bool {
        self is UINavigationController || self is UITabBarController || self is UISplitViewController
            || self is UIPageViewController
    }
}
