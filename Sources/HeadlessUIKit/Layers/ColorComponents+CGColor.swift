import BatonMotion
import Foundation

extension ColorComponents {
    /// A fully transparent colour. Interpolation with another colour keeps the channels of that colour.
    static let transparent = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)
    static let opaqueBlack = ColorComponents(red: 0, green: 0, blue: 0)

    var cgColor: CGColor {
        CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }
}

extension CGColor {
    /// The components of the colour. A colour that does not have four components counts as transparent.
    var parts: ColorComponents {
        guard let values = components, values.count == 4 else { return .transparent }
        return ColorComponents(
            red: Double(values[0]), green: Double(values[1]), blue: Double(values[2]), alpha: Double(values[3]))
    }
}
