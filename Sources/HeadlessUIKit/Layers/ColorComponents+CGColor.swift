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
    /// The colour as a plain value. Core Graphics gives a grey as its white and its alpha.
    var parts: ColorComponents {
        let values = (components ?? []).map { Double($0) }
        switch values.count {
        case 2: return ColorComponents(red: values[0], green: values[0], blue: values[0], alpha: values[1])
        case 4: return ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        default: return .transparent
        }
    }
}
