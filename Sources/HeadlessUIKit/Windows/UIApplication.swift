public import Foundation

/// The application, as far as screens ask it for anything.
@preconcurrency @MainActor
open class UIApplication: NSObject {
    public static let shared = UIApplication()

    open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
        HeadlessDevice.current.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    public class var didEnterBackgroundNotification: Notification.Name {
        Notification.Name("UIApplicationDidEnterBackgroundNotification")
    }

    public class var willEnterForegroundNotification: Notification.Name {
        Notification.Name("UIApplicationWillEnterForegroundNotification")
    }
}
