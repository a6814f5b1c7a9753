import BatonMotion
import UIKit

extension UIColor {
    /// Returns the colour between two colours. It is resolved for each trait collection, so the mix of dynamic
    /// colours is dynamic.
    static func mixed(_ first: UIColor?, _ second: UIColor?, by part: CGFloat) -> UIColor? {
        guard let first, let second else { return nil }
        guard first != second else { return first }
        return UIColor { traits in
            let start = first.resolvedColor(with: traits).channels
            let end = second.resolvedColor(with: traits).channels
            func mix(_ channel: KeyPath<ColorComponents, Double>) -> CGFloat {
                CGFloat(start[keyPath: channel].mixed(with: end[keyPath: channel], by: Double(part)))
            }
            return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
        }
    }

    private var channels: ColorComponents {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
