/// A colour as four numbers. The channels are not multiplied by alpha.
///
/// Channels can lie outside `0...1`, as those of a wide-gamut colour in extended sRGB do.
package struct ColorComponents: Hashable, Sendable, Interpolatable {
    /// The transparent colour.
    package static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)

    /// The red channel.
    package var red: Double
    /// The green channel.
    package var green: Double
    /// The blue channel.
    package var blue: Double
    /// The opacity.
    package var alpha: Double

    /// Creates a colour. It is opaque by default.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// Returns the colour at `fraction` between this colour and `other`. Each colour is weighted by its alpha.
    ///
    /// Between white and clear, the result is therefore white at every fraction, whatever the channels of the clear
    /// colour are. Outside `0...1` alpha stays within `0...1`.
    package func mixed(with other: ColorComponents, by fraction: Double) -> ColorComponents {
        if fraction == 1 { return other }
        if fraction == 0 || fraction.isNaN { return self }
        let alpha = alpha.mixed(with: other.alpha, by: fraction)
        // If the result is transparent, neither colour outweighs the other, and the channels are interpolated directly.
        let weight = alpha > 0 ? other.alpha * fraction / alpha : min(max(fraction, 0), 1)
        return channels(mixedWith: other, by: weight, alpha: min(max(alpha, 0), 1))
    }

    /// Returns the colour that results from drawing this colour over `backdrop`.
    package func composited(over backdrop: ColorComponents) -> ColorComponents {
        let seenBehind = backdrop.alpha * (1 - alpha)
        let total = alpha + seenBehind
        guard total > 0 else { return .clear }
        return backdrop.channels(mixedWith: self, by: alpha / total, alpha: total)
    }

    private func channels(mixedWith other: Self, by weight: Double, alpha: Double) -> ColorComponents {
        ColorComponents(
            red: red.mixed(with: other.red, by: weight),
            green: green.mixed(with: other.green, by: weight),
            blue: blue.mixed(with: other.blue, by: weight),
            alpha: alpha
        )
    }
}
