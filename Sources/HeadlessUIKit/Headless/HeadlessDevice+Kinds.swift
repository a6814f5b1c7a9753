import Foundation

extension HeadlessDevice {
    /// A phone of 390 by 844 points with a notch (B8.7).
    public static var phone: HeadlessDevice {
        HeadlessDevice(
            size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
    }

    /// A phone of 375 by 667 points with a home button. Its safe area excludes only the status bar.
    public static var smallPhone: HeadlessDevice {
        HeadlessDevice(
            size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            scale: 2)
    }

    /// A tablet of 820 by 1180 points without a home button.
    public static var pad: HeadlessDevice {
        HeadlessDevice(
            size: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
            scale: 2, idiom: .pad)
    }

    /// The inner screen of an iPhone Duo in landscape, with an app that is linked with the SDK of 27.1 (B21.3).
    ///
    /// Its bars are vertical at the trailing edge. The height of the screen is not known.
    public static let duo = HeadlessDevice(
        size: CGSize(width: 1_035, height: 720), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 34, right: 0)
    ).running(27, 1).changed { $0.verticalBarEdge = .trailing }

    /// The outer screen of a closed iPhone Duo, with an app that is linked with the SDK of 27.1 (B21.1).
    ///
    /// Its bars are vertical in both orientations. The safe area is not known, so that it is the one of the inner screen.
    public static let duoOuter = HeadlessDevice(
        size: CGSize(width: 466, height: 678), safeArea: duo.safeArea
    ).running(27, 1).changed {
        $0.verticalBarEdge = .trailing
        $0.isClosedDuo = true
    }

    /// The same device in the other orientation. On a phone, the safe area changes with the orientation.
    public var turned: HeadlessDevice {
        var device = showing(interfaceOrientation.isLandscape ? .portrait : .landscapeRight)
        device.orientation = device.interfaceOrientation == .portrait ? .portrait : .landscapeLeft
        return device
    }

    /// The same device with its content in another orientation, held as before.
    func showing(_ orientation: UIInterfaceOrientation) -> HeadlessDevice {
        changed {
            $0.interfaceOrientation = orientation
            guard orientation.isLandscape != interfaceOrientation.isLandscape else { return }
            $0.size = CGSize(width: size.height, height: size.width)
            // The safe areas of iPhone Duo are not known in the other orientation.
            if idiom == .phone, verticalBarEdge == .unspecified { $0.safeArea = turnedSafeArea }
        }
    }

    /// The same device with a right-to-left language.
    public var rightToLeft: HeadlessDevice { changed { $0.layoutDirection = .rightToLeft } }

    /// The same device in dark mode.
    public var dark: HeadlessDevice { changed { $0.interfaceStyle = .dark } }

    /// Returns the same device with another version of the system, and an app that is linked with its SDK.
    public func running(_ version: Int, _ minor: Int = 0) -> HeadlessDevice {
        changed {
            $0.systemVersion = version
            $0.systemMinorVersion = minor
            $0.linkedSDK = version
            $0.linkedSDKMinor = minor
        }
    }

    /// Returns the same device with an app that is linked with an earlier SDK.
    public func linked(with version: Int, _ minor: Int = 0) -> HeadlessDevice {
        changed {
            $0.linkedSDK = version
            $0.linkedSDKMinor = minor
        }
    }

    /// Whether the app takes part in vertical bars (B21.1).
    nonisolated var takesVerticalBars: Bool { isAtLeast(27, 1) && (linkedSDK, linkedSDKMinor) >= (27, 1) }

    /// The edge of the vertical bar as the device is held now. The edge is bound to the hardware, so that it is the other one
    /// on a closed device that is turned round (B21.4).
    nonisolated var shownBarEdge: UIVerticalBarEdge {
        guard takesVerticalBars, isClosedDuo || interfaceOrientation.isLandscape else { return .unspecified }
        let isTurnedRound = isClosedDuo && interfaceOrientation.quarterTurns > 1
        return isTurnedRound ? verticalBarEdge.opposite : verticalBarEdge
    }

    /// The same device with an app that asks for the design of the SDK before 26.
    public var compatible: HeadlessDevice { changed { $0.requiresCompatibility = true } }

    /// The same device with windows that do not fill the screen, so that they have window controls (B19.9).
    public var windowed: HeadlessDevice { changed { $0.windowControls = CGSize(width: 78, height: 44) } }

    /// Returns whether the system has a version or a later one.
    nonisolated func isAtLeast(_ version: Int, _ minor: Int) -> Bool {
        (systemVersion, systemMinorVersion) >= (version, minor)
    }

    /// The same device with reduced motion.
    public var reducingMotion: HeadlessDevice { changed { $0.reduceMotion = true } }

    /// The same device with reduced motion and a preference for cross-fades.
    public var crossFading: HeadlessDevice {
        changed {
            $0.reduceMotion = true
            $0.prefersCrossFade = true
        }
    }

    /// Whether the user's settings ask for cross-fades (B20.1).
    var crossFades: Bool { reduceMotion && prefersCrossFade }

    func changed(_ change: (inout HeadlessDevice) -> Void) -> HeadlessDevice {
        var device = self
        change(&device)
        return device
    }

    /// The safe area of a phone in the other orientation.
    ///
    /// In landscape the status bar is hidden, and the inset of the notch applies to both sides.
    private var turnedSafeArea: UIEdgeInsets {
        switch (size.width < size.height, safeArea.bottom > 0) {
        case (true, true): UIEdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
        case (false, true): UIEdgeInsets(top: safeArea.left, left: 0, bottom: 34, right: 0)
        case (true, false): .zero
        case (false, false): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        }
    }
}
