import Foundation

extension UIColor {
    public static let label = UIColor(light: 0x000000, dark: 0xFFFFFF)
    public static let secondaryLabel = UIColor(light: 0x3C3C43, 0.6, dark: 0xEBEBF5, 0.6)
    public static let tertiaryLabel = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    public static let quaternaryLabel = UIColor(light: 0x3C3C43, 0.18, dark: 0xEBEBF5, 0.16)
    public static let placeholderText = UIColor(light: 0x3C3C43, 0.3, dark: 0xEBEBF5, 0.3)
    public static let link = UIColor(light: 0x007AFF, dark: 0x0984FF)

    public static let separator = UIColor(light: 0x3C3C43, 0.29, dark: 0x545458, 0.6)
    public static let opaqueSeparator = UIColor(light: 0xC6C6C8, dark: 0x38383A)

    public static let systemFill = UIColor(light: 0x787880, 0.2, dark: 0x787880, 0.36)
    public static let secondarySystemFill = UIColor(light: 0x787880, 0.16, dark: 0x787880, 0.32)
    public static let tertiarySystemFill = UIColor(light: 0x767680, 0.12, dark: 0x767680, 0.24)
    public static let quaternarySystemFill = UIColor(light: 0x747480, 0.08, dark: 0x767680, 0.18)

    public static let systemBackground = UIColor(light: 0xFFFFFF, dark: 0x000000, elevated: 0x1C1C1E)
    public static let secondarySystemBackground = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    public static let tertiarySystemBackground = UIColor(light: 0xFFFFFF, dark: 0x2C2C2E, elevated: 0x3A3A3C)
    public static let systemGroupedBackground = UIColor(light: 0xF2F2F7, dark: 0x000000, elevated: 0x1C1C1E)
    public static let secondarySystemGroupedBackground =
        UIColor(light: 0xFFFFFF, dark: 0x1C1C1E, elevated: 0x2C2C2E)
    public static let tertiarySystemGroupedBackground =
        UIColor(light: 0xF2F2F7, dark: 0x2C2C2E, elevated: 0x3A3A3C)

    /// The colour of the hairline under a bar.
    static let barShadow = UIColor(light: 0x000000, 0.3, dark: 0xFFFFFF, 0.15)

    /// Creates a dynamic colour from the values 0xRRGGBB for light and dark, and optionally for elevated dark
    /// backgrounds.
    convenience init(
        light: UInt32, _ lightAlpha: CGFloat = 1,
        dark: UInt32, _ darkAlpha: CGFloat = 1,
        elevated: UInt32? = nil
    ) {
        let lightColor = UIColor(hex: light, alpha: lightAlpha)
        let darkColor = UIColor(hex: dark, alpha: darkAlpha)
        let elevatedColor = elevated.map { UIColor(hex: $0, alpha: darkAlpha) } ?? darkColor
        self.init { traits in
            guard traits.userInterfaceStyle == .dark else { return lightColor }
            return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
        }
    }

    private convenience init(hex: UInt32, alpha: CGFloat) {
        func channel(_ shift: UInt32) -> CGFloat {
            CGFloat(hex >> shift & 0xFF) / 255
        }
        self.init(red: channel(16), green: channel(8), blue: channel(0), alpha: alpha)
    }
}
