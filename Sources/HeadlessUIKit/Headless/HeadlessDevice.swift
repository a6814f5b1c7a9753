public import Foundation

/// The simulated device: its size, its safe area, and the settings that the user chose.
@preconcurrency @MainActor
public struct HeadlessDevice: Equatable {
    /// The current device of the process. Set it before creating a window.
    public static var current = HeadlessDevice.phone {
        didSet {
            screenTraits = current.traits
            hasGlass = current.design == .glass
            hasVerticalBars = current.takesVerticalBars
            hasWindowControls = current.systemVersion >= 26 && current.windowControls != .zero
            tracksObservation = current.tracksObservation
            InheritedTraits.expire()
            if current.orientation != oldValue.orientation { UIDevice.current.orientationDidChange() }
            UIAccessibility.tellChanges(from: oldValue, to: current)
        }
    }
    /// The major version of the system that a device runs unless `running(_:)` gives it another one. Set it to put a
    /// whole run on another system: the current device runs that system too.
    public static var defaultSystemVersion = 26 {
        didSet { current = current.running(defaultSystemVersion) }
    }
    // What views read often of the current device.
    private(set) static var screenTraits = current.traits
    /// Whether the iOS 26 design is in force.
    private(set) static var hasGlass = current.design == .glass
    /// Whether navigation and tab bars can be at the side.
    private(set) static var hasVerticalBars = current.takesVerticalBars
    /// Whether window controls cover a corner of the windows (B19.9).
    private(set) static var hasWindowControls = false
    /// Whether a change of an observable object that layout has read causes another layout (B19.11).
    private(set) static var tracksObservation = current.tracksObservation

    public var size: CGSize
    public var safeArea: UIEdgeInsets
    public var scale: CGFloat
    public var idiom: UIUserInterfaceIdiom
    public var layoutDirection: UITraitEnvironmentLayoutDirection
    public var interfaceStyle: UIUserInterfaceStyle
    /// How the device is held.
    public var orientation: UIDeviceOrientation
    /// How the content of the windows is turned on the device. `size` and `safeArea` refer to it.
    public internal(set) var interfaceOrientation: UIInterfaceOrientation
    /// The size of the corner of the windows that the window controls of a pad cover from iOS 26 on. It is the one at the
    /// top where lines of text begin. It is zero if the windows fill the screen.
    public var windowControls = CGSize.zero
    /// Whether the user is resizing the windows.
    var isResizing = false
    /// The radius of the corners of the screen.
    public var screenCornerRadius: CGFloat
    public var reduceMotion = false
    /// Whether the user has turned Reduce Transparency on.
    public var reduceTransparency = false
    /// Whether the user has turned VoiceOver on.
    public var isVoiceOverRunning = false
    /// Whether the user prefers cross-fades. The preference has an effect only with reduced motion.
    public var prefersCrossFade = false
    /// The major version of the system. Features of iOS 26 are absent in earlier versions.
    public var systemVersion = HeadlessDevice.defaultSystemVersion
    /// The minor version of the system.
    public var systemMinorVersion = 0
    /// The major version of the SDK that the app is linked with. It is not later than that of the system.
    public var linkedSDK = HeadlessDevice.defaultSystemVersion
    /// The minor version of that SDK.
    public var linkedSDKMinor = 0
    /// The edge at which the device shows a vertical bar: in landscape on the inner screen of iPhone Duo, and always on the outer
    /// one (B21.1, B21.4).
    public var verticalBarEdge = UIVerticalBarEdge.unspecified
    /// Whether this is the outer screen of iPhone Duo.
    var isClosedDuo = false
    /// Whether the app asks for the design of the SDK before 26, by `UIDesignRequiresCompatibility` in its Info.plist.
    public var requiresCompatibility = false
    /// Whether the app asks for the tracking of observable objects on iOS 18, by `UIObservationTrackingEnabled` in its
    /// Info.plist. From iOS 26 on it needs no key (B19.11).
    public var enablesObservationTracking = false

    /// Creates a device. Its traits are derived from the parameters.
    public init(
        size: CGSize, safeArea: UIEdgeInsets, scale: CGFloat = 3, idiom: UIUserInterfaceIdiom = .phone,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight,
        interfaceStyle: UIUserInterfaceStyle = .light
    ) {
        self.size = size
        self.safeArea = safeArea
        self.scale = scale
        self.idiom = idiom
        self.layoutDirection = layoutDirection
        self.interfaceStyle = interfaceStyle
        // A screen without a home button has round corners.
        screenCornerRadius = safeArea.bottom > 0 ? Self.screenCornerRadius(of: idiom) : 0
        orientation = size.width > size.height ? .landscapeLeft : .portrait
        interfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
    }

    private static func screenCornerRadius(of idiom: UIUserInterfaceIdiom) -> CGFloat {
        idiom == .pad ? 18 : 47.33
    }

    private var tracksObservation: Bool {
        systemVersion >= 26 || systemVersion >= 18 && enablesObservationTracking
    }

    var traits: UITraitCollection {
        let isPad = idiom == .pad
        let isWide = size.width > size.height
        return UITraitCollection(
            values: TraitValues(
                userInterfaceIdiom: idiom, userInterfaceStyle: interfaceStyle, layoutDirection: layoutDirection,
                horizontalSizeClass: isPad && size.width >= 600 ? .regular : .compact,
                verticalSizeClass: isWide && !isPad ? .compact : .regular, displayScale: scale,
                verticalBarEdge: shownBarEdge))
    }
}
