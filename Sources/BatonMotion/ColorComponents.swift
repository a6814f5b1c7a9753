/// A colour as four numbers, its channels not multiplied by alpha.
///
/// Channels may lie outside `0...1`, as those of a wide-gamut colour in extended sRGB do.
package struct ColorComponents: Hashable, Sendable, Interpolatable {
    /// Nothing to see.
    package static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)

    /// How red it is.
    package var red: Double
    /// How green it is.
    package var green: Double
    /// How blue it is.
    package var blue: Double
    /// How much of what lies below it hides.
    package var alpha: Double

    /// A colour, opaque unless said otherwise.
    package init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    /// The colour `fraction` of the way from here to `other`, each end weighing as much as it can be seen.
    ///
    /// So the way from white to clear is white all along, whatever hides behind an alpha of 0. Past the ends alpha
    /// stays within `0...1`.
    package func mixed(with other: ColorComponents, by fraction: Double) -> ColorComponents {
        if fraction == 1 { return other }
        if fraction == 0 || fraction.isNaN { return self }
        let alpha = alpha.mixed(with: other.alpha, by: fraction)
        // Where nothing is to be seen no end outweighs the other, and the channels go straight.
        let weight = alpha > 0 ? other.alpha * fraction / alpha : min(max(fraction, 0), 1)
        return channels(mixedWith: other, by: weight, alpha: min(max(alpha, 0), 1))
    }

    /// What is seen when this colour lies over `backdrop`.
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
