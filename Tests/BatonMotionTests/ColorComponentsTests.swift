import BatonMotion
import Testing

struct ColorComponentsTests {
    private let white = ColorComponents(red: 1, green: 1, blue: 1)
    private let black = ColorComponents(red: 0, green: 0, blue: 0)

    @Test(arguments: [0.1, 0.5, 0.9, 0.999])
    func whiteFadesToClearWithoutTurningGrey(fraction: Double) {
        let mixed = white.mixed(with: .clear, by: fraction)
        #expect(isClose(mixed.red, 1) && isClose(mixed.green, 1) && isClose(mixed.blue, 1))
        #expect(isClose(mixed.alpha, 1 - fraction))
    }

    @Test(arguments: [0.001, 0.1, 0.5, 0.9])
    func aColourFadesInFromClearInItsOwnHue(fraction: Double) {
        let orange = ColorComponents(red: 1, green: 0.5, blue: 0, alpha: 0.8)
        let mixed = ColorComponents.clear.mixed(with: orange, by: fraction)
        #expect(isClose(mixed.red, 1) && isClose(mixed.green, 0.5) && isClose(mixed.blue, 0))
        #expect(isClose(mixed.alpha, 0.8 * fraction))
    }

    @Test func coloursWithEqualAlphaMixLinearlyAndExtrapolate() {
        let from = ColorComponents(red: 0.2, green: 0.4, blue: 1, alpha: 0.5)
        let to = ColorComponents(red: 0.6, green: 0, blue: 1, alpha: 0.5)
        let half = from.mixed(with: to, by: 0.5)
        #expect(isClose(half.red, 0.4) && isClose(half.green, 0.2) && isClose(half.blue, 1) && half.alpha == 0.5)
        let beyond = from.mixed(with: to, by: 1.5)
        #expect(isClose(beyond.red, 0.8) && isClose(beyond.green, -0.2) && isClose(beyond.blue, 1))
    }

    @Test func eachEndIsWeightedByItsAlpha() {
        // Premultiplied: red (0.75 + 0) / 2, alpha (0.75 + 0.25) / 2, so three quarters of the red are left.
        let red = ColorComponents(red: 1, green: 0, blue: 0, alpha: 0.75)
        let blue = ColorComponents(red: 0, green: 0, blue: 1, alpha: 0.25)
        let mixed = red.mixed(with: blue, by: 0.5)
        #expect(isClose(mixed.red, 0.75) && isClose(mixed.blue, 0.25) && isClose(mixed.alpha, 0.5))
    }

    @Test(arguments: [-3, -0.2, 1.2, 4])
    func overshootKeepsAlphaInRange(fraction: Double) {
        let mixed = white.mixed(with: .clear, by: fraction)
        #expect((0...1).contains(mixed.alpha))
        #expect(mixed.red.isFinite && mixed.green.isFinite && mixed.blue.isFinite)
    }

    @Test func twoTransparentColoursMixToATransparentOne() {
        let from = ColorComponents(red: 1, green: 0, blue: 0, alpha: 0)
        let to = ColorComponents(red: 0, green: 1, blue: 0, alpha: 0)
        #expect(from.mixed(with: to, by: 0.25) == ColorComponents(red: 0.75, green: 0.25, blue: 0, alpha: 0))
    }

    @Test func halfTransparentBlackDarkensWhiteByHalf() {
        let veil = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0.5)
        #expect(veil.composited(over: white) == ColorComponents(red: 0.5, green: 0.5, blue: 0.5))
    }

    @Test func compositingTwoTranslucentColoursFollowsSourceOver() {
        // alpha = 0.5 + 0.5 * 0.5; red = 0.5 / 0.75; blue = 0.25 / 0.75.
        let red = ColorComponents(red: 1, green: 0, blue: 0, alpha: 0.5)
        let blue = ColorComponents(red: 0, green: 0, blue: 1, alpha: 0.5)
        let seen = red.composited(over: blue)
        #expect(isClose(seen.alpha, 0.75) && isClose(seen.red, 2 / 3) && isClose(seen.blue, 1 / 3))
    }

    @Test func compositingWithClearOrOpaqueReturnsAnOperand() {
        let some = ColorComponents(red: 0.3, green: 0.6, blue: 0.9, alpha: 0.4)
        #expect(ColorComponents.clear.composited(over: some) == some)
        #expect(some.composited(over: .clear) == some)
        #expect(black.composited(over: white) == black)
        #expect(ColorComponents.clear.composited(over: .clear) == .clear)
    }
}
