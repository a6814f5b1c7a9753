import Foundation

extension UIColor {
    public static let systemRed = UIColor(light: 0xFF3B30, dark: 0xFF453A)
    public static let systemOrange = UIColor(light: 0xFF9500, dark: 0xFF9F0A)
    public static let systemYellow = UIColor(light: 0xFFCC00, dark: 0xFFD60A)
    public static let systemGreen = UIColor(light: 0x34C759, dark: 0x30D158)
    public static let systemMint = UIColor(light: 0x00C7BE, dark: 0x63E6E2)
    public static let systemTeal = UIColor(light: 0x30B0C7, dark: 0x40C8E0)
    public static let systemCyan = UIColor(light: 0x32ADE6, dark: 0x64D2FF)
    public static let systemBlue = UIColor(light: 0x007AFF, dark: 0x0A84FF)
    public static let systemIndigo = UIColor(light: 0x5856D6, dark: 0x5E5CE6)
    public static let systemPurple = UIColor(light: 0xAF52DE, dark: 0xBF5AF2)
    public static let systemPink = UIColor(light: 0xFF2D55, dark: 0xFF375F)
    public static let systemBrown = UIColor(light: 0xA2845E, dark: 0xAC8E68)

    public static let systemGray = UIColor(light: 0x8E8E93, dark: 0x8E8E93)
    public static let systemGray2 = UIColor(light: 0xAEAEB2, dark: 0x636366)
    public static let systemGray3 = UIColor(light: 0xC7C7CC, dark: 0x48484A)
    public static let systemGray4 = UIColor(light: 0xD1D1D6, dark: 0x3A3A3C)
    public static let systemGray5 = UIColor(light: 0xE5E5EA, dark: 0x2C2C2E)
    public static let systemGray6 = UIColor(light: 0xF2F2F7, dark: 0x1C1C1E)

    /// The tint of an app that does not set one.
    public static let tintColor = UIColor { _ in .systemBlue }
}
