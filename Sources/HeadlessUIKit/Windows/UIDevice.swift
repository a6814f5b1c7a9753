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
    open var systemVersion: String { "\(HeadlessDevice.current.systemVersion).0" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { HeadlessDevice.current.idiom }
    open var orientation: UIDeviceOrientation { HeadlessDevice.current.orientation }

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

/// How the device is held.
public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}
