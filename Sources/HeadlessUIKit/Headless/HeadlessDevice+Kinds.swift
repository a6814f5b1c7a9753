import Foundation

extension HeadlessDevice {
    /// A phone of 390 by 844 points with a notch (B8.7).
    public static let phone = HeadlessDevice(
        size: CGSize(width: 390, height: 844), safeArea: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))

    /// A phone of 375 by 667 points with a home button, so with nothing to keep clear of but the status bar.
    public static let smallPhone = HeadlessDevice(
        size: CGSize(width: 375, height: 667), safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0), scale: 2)

    /// A pad of 820 by 1180 points without a home button.
    public static let pad = HeadlessDevice(
        size: CGSize(width: 820, height: 1180), safeArea: UIEdgeInsets(top: 24, left: 0, bottom: 20, right: 0),
        scale: 2, idiom: .pad)

    /// The same device, held the other way. On a phone without a home button the insets go along.
    public var turned: HeadlessDevice {
        changed {
            $0.size = CGSize(width: size.height, height: size.width)
            if idiom == .phone { $0.safeArea = turnedSafeArea }
        }
    }

    /// The same device, set to a language that is read from right to left.
    public var rightToLeft: HeadlessDevice { changed { $0.layoutDirection = .rightToLeft } }

    /// The same device at night.
    public var dark: HeadlessDevice { changed { $0.interfaceStyle = .dark } }

    /// The same device with another version of the system, for what is otherwise there.
    public func running(_ version: Int) -> HeadlessDevice { changed { $0.systemVersion = version } }

    /// The same device, whose user asked for less motion.
    public var reducingMotion: HeadlessDevice { changed { $0.reduceMotion = true } }

    /// The same device, whose user asked for less motion and for cross-fades instead.
    public var crossFading: HeadlessDevice {
        changed {
            $0.reduceMotion = true
            $0.prefersCrossFade = true
        }
    }

    private func changed(_ change: (inout HeadlessDevice) -> Void) -> HeadlessDevice {
        var device = self
        change(&device)
        return device
    }

    /// The status bar of a phone goes away when it lies on its side, and the notch is then on both sides.
    private var turnedSafeArea: UIEdgeInsets {
        switch (size.width < size.height, safeArea.bottom > 0) {
        case (true, true): UIEdgeInsets(top: 0, left: safeArea.top, bottom: 21, right: safeArea.top)
        case (false, true): UIEdgeInsets(top: safeArea.left, left: 0, bottom: 34, right: 0)
        case (true, false): .zero
        case (false, false): UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
        }
    }
}
