public import Foundation

/// The device that the app runs on, which is the current `HeadlessDevice`.
@preconcurrency @MainActor
open class UIDevice: NSObject {
    private static let shared = UIDevice()

    open class var current: UIDevice { shared }

    /// Posted when the device was rotated, while orientation notifications are generated.
    public nonisolated class var orientationDidChangeNotification: NSNotification.Name {
        NSNotification.Name("UIDeviceOrientationDidChangeNotification")
    }

    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    open var systemVersion: String {
        "\(HeadlessDevice.current.systemVersion).\(HeadlessDevice.current.systemMinorVersion)"
    }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessDevice.current.idiom }
    /// How the device is held. It is unknown while no orientation notifications are generated.
    open var orientation: UIDeviceOrientation {
        isGeneratingDeviceOrientationNotifications ? HeadlessDevice.current.orientation : .unknown
    }

    /// The number of calls that began generating and were not ended. The system's own counts, as in an app with
    /// windows.
    private var listeners = 1

    open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

    open func beginGeneratingDeviceOrientationNotifications() {
        listeners += 1
    }

    open func endGeneratingDeviceOrientationNotifications() {
        listeners = max(0, listeners - 1)
    }

    func orientationDidChange() {
        guard isGeneratingDeviceOrientationNotifications else { return }
        NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
    }
}
