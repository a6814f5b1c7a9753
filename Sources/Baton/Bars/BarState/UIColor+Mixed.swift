import BatonMotion
import UIKit

extension UIColor {
    /// Returns the colour between two colours. The mix of dynamic colours is dynamic.
    static func mixed(_ first: UIColor?, _ second: UIColor?, by part: CGFloat) -> UIColor? {
        guard let first, let second else { return nil }
        guard first != second else { return first }
        // A colour that is not dynamic resolves to itself.
        if first.resolvedColor(with: .current) == first, second.resolvedColor(with: .current) == second {
            return plainMix(first, second, by: part)
        }
        return UIColor { plainMix(first.resolvedColor(with: $0), second.resolvedColor(with: $0), by: part) }
    }

    /// Returns what is visible of this opaque colour under another one.
    func covered(by color: UIColor?) -> UIColor {
        guard let color else { return self }
        return UIColor { traits in
            let upper = color.resolvedColor(with: traits)
            return Self.plainMix(
                self.resolvedColor(with: traits), upper.withAlphaComponent(1), by: upper.cgColor.alpha)
        }
    }

    private static func plainMix(_ first: UIColor, _ second: UIColor, by part: CGFloat) -> UIColor {
        let (start, end) = (first.channels, second.channels)
        func mix(_ channel: KeyPath<ColorComponents, Double>) -> CGFloat {
            CGFloat(start[keyPath: channel].mixed(with: end[keyPath: channel], by: Double(part)))
        }
        return UIColor(red: mix(\.red), green: mix(\.green), blue: mix(\.blue), alpha: mix(\.alpha))
    }

    private var channels: ColorComponents {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return ColorComponents(red: Double(red), green: Double(green), blue: Double(blue), alpha: Double(alpha))
    }
}
