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
        if let system { device = device.running(system) }
        if isRightToLeft { device = device.rightToLeft }
        if reducesMotion { device = device.reducingMotion }
        return isDark ? device.dark : device
    }
}
