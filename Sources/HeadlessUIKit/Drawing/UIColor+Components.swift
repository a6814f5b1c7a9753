public import Foundation

extension UIColor {
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public convenience init(white: CGFloat, alpha: CGFloat) {
        self.init(cgColor: CGColor(gray: white, alpha: alpha))
    }

    public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        // Each channel is the brightness, less what the saturation takes off the further it is from its own hue.
        func channel(_ offset: CGFloat) -> CGFloat {
            let sixth = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
            return brightness - brightness * saturation * max(0, min(sixth, 4 - sixth, 1))
        }
        self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
    }

    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let channels = cgColor.components else { return false }
        red?.pointee = channels[0]
        green?.pointee = channels[1]
        blue?.pointee = channels[2]
        alpha?.pointee = channels[3]
        return true
    }

    /// Only a grey has a white; for other colours nothing is written and the answer is false.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let channels = cgColor.components, Set(channels[0..<3]).count == 1 else { return false }
        white?.pointee = channels[0]
        alpha?.pointee = channels[3]
        return true
    }

    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let channels = cgColor.components else { return false }
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        let high = max(red, green, blue)
        let spread = high - min(red, green, blue)
        hue?.pointee = hueOf(red: red, green: green, blue: blue, high: high, spread: spread)
        saturation?.pointee = high == 0 ? 0 : spread / high
        brightness?.pointee = high
        alpha?.pointee = channels[3]
        return true
    }

    /// The place on the colour circle, 0 up to 1; a grey stands at 0.
    private func hueOf(red: CGFloat, green: CGFloat, blue: CGFloat, high: CGFloat, spread: CGFloat) -> CGFloat {
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
