import UIKit

/// The device that the options choose.
struct DeviceOptions: Equatable {
    /// A kind of device.
    enum Kind: String, CaseIterable {
        case phone
        case smallPhone = "small-phone"
        case pad
        case duo
        case duoOuter = "duo-outer"
    }

    var kind = Kind.phone
    /// The major version of the system, or nil for the latest that the device has by default.
    var system: Int?
    var isRightToLeft = false
    var reducesMotion = false
    var isDark = false
    /// The size of the window of a pad, if it does not fill the screen.
    var window: CGSize?

    private static let systems = [15, 16, 17, 18, 26, 27]
    static let names = Kind.allCases.map(\.rawValue).joined(separator: ", ")
    static let versions = systems.map(String.init).joined(separator: ", ")

    mutating func choose(_ name: String) throws(OptionError) {
        guard let kind = Kind(rawValue: name) else {
            throw OptionError(problem: "There is no device \"\(name)\". Use one of \(Self.names).")
        }
        self.kind = kind
    }

    mutating func chooseSystem(_ version: String) throws(OptionError) {
        guard let number = Int(version), Self.systems.contains(number) else {
            throw OptionError(problem: "There is no system \"\(version)\". Use one of \(Self.versions).")
        }
        system = number
    }

    mutating func chooseWindow(_ size: String) throws(OptionError) {
        let sides = size.split(separator: "x", omittingEmptySubsequences: false).map { Double($0) ?? .nan }
        guard sides.count == 2, sides.allSatisfy({ (300...2_000).contains($0) }) else {
            throw OptionError(
                problem: "No window has the size \"\(size)\". Use one from 300x300 to 2000x2000, such as 500x900.")
        }
        (kind, window) = (.pad, CGSize(width: sides[0], height: sides[1]))
    }

    /// Options that differ in one setting, with a name for it.
    @MainActor
    var others: [(name: String, options: DeviceOptions)] {
        var (system, direction, motion) = (self, self, self)
        system.system = device.systemVersion >= 26 ? 18 : 26
        direction.isRightToLeft.toggle()
        motion.reducesMotion.toggle()
        return [
            ("iOS \(system.system ?? 0)", system),
            (direction.isRightToLeft ? "Right to left" : "Left to right", direction),
            (motion.reducesMotion ? "Reduced motion" : "Full motion", motion),
        ]
    }

    /// The simulated device.
    @MainActor
    var device: HeadlessDevice {
        var device: HeadlessDevice =
            switch kind {
            case .phone: .phone
            case .smallPhone: .smallPhone
            case .pad: .pad
            case .duo: .duo
            case .duoOuter: .duoOuter
            }
        if let window, kind == .pad {
            device = device.windowed
            device.size = window
        }
        if let system { device = device.running(system) }
        if isRightToLeft { device = device.rightToLeft }
        if reducesMotion { device = device.reducingMotion }
        return isDark ? device.dark : device
    }
}
