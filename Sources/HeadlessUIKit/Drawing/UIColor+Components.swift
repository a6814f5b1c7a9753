import Foundation

extension UIColor {
    /// Returns the grey that replaces a dimmed tint. How UIKit removes the colour is not documented.
    func dimmed(in traits: UITraitCollection) -> UIColor {
        let color = resolvedColor(with: traits)
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return UIColor(white: 0.3 * red + 0.6 * green + 0.1 * blue, alpha: alpha)
    }

    /// Returns the hue, from 0 up to 1. The hue of a grey is 0.
    func hueOf(red: CGFloat, green: CGFloat, blue: CGFloat, high: CGFloat, spread: CGFloat) -> CGFloat {
        guard spread != 0 else { return 0 }
        let sixth =
            switch high {
            case red: (green - blue) / spread
            case green: 2 + (blue - red) / spread
            default: 4 + (red - green) / spread
            }
        return (sixth < 0 ? sixth + 6 : sixth) / 6
    }
}

extension CGColor {
    static func channels(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) -> (CGFloat, CGFloat, CGFloat) {
        // Each channel is the brightness, reduced by the saturation according to the distance from the channel's own
        // hue.
        func channel(_ offset: CGFloat) -> CGFloat {
            let sixth = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
        }
        return (channel(5), channel(3), channel(1))
    }
}
