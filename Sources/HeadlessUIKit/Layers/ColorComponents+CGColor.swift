import BatonMotion
import Foundation

extension ColorComponents {
    /// No colour at all, which mixes with any colour without showing through.
    static let transparent = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    static let opaqueBlack = ColorComponents(red: 0, green: 0, blue: 0)

    var cgColor: CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor {
    /// The colour as a plain value.
    var parts: ColorComponents {
        guard let values = components, values.count == 4 else { return .transparent }
        return ColorComponents(
            red: Double(values[0]), green: Double(values[1]), blue: Double(values[2]), alpha: Double(values[3]))
    }
}
