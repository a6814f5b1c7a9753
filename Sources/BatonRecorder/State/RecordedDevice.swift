import UIKit

/// The device and the settings of its user.
package struct RecordedDevice: Codable, Hashable, Sendable {
    package var isPad = false
    /// The major version of the system.
    package var system = 26
    package var size = RecordedSize(width: 390, height: 844)
    /// The safe area: top, left, bottom, right.
    package var safeArea: [Double] = [47, 0, 34, 0]
    package var isRightToLeft = false
    package var isDark = false
    package var reducesMotion = false
    package var prefersCrossFades = false
}

extension RecordedDevice {
    /// The device that shows a window.
    @MainActor
    init(of window: UIWindow) {
        isPad = window.traitCollection.userInterfaceIdiom == .pad
        system = UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? system
        size = RecordedSize(window.bounds.size)
        let insets = window.safeAreaInsets
        safeArea = [insets.top, insets.left, insets.bottom, insets.right].map { RecordedSize.rounded($0) }
        isRightToLeft = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        isDark = window.traitCollection.userInterfaceStyle == .dark
        reducesMotion = UIAccessibility.isReduceMotionEnabled
        prefersCrossFades = UIAccessibility.prefersCrossFadeTransitions
    }
}

/// A size in points.
package struct RecordedSize: Codable, Hashable, Sendable {
    package var width: Double
    package var height: Double

    package init(width: Double, height: Double) {
        (self.width, self.height) = (width, height)
    }

    init(_ size: CGSize) {
        self.init(width: Self.rounded(size.width), height: Self.rounded(size.height))
    }

    /// Tenths of a point are enough, and short. A number that JSON does not have counts as 0.
    static func rounded(_ value: CGFloat) -> Double {
        value.isFinite ? (Double(value) * 10).rounded() / 10 : 0
    }
}
