/// The preferred and the acceptable numbers of frames per second. A value of 0 means no preference.
public struct CAFrameRateRange: Sendable {
    public var minimum: Float
    public var maximum: Float
    public var preferred: Float

    public init() {
        self.init(minimum: 0, maximum: 0, preferred: 0)
    }

    public init(minimum: Float, maximum: Float, preferred: Float) {
        self.minimum = minimum
        self.maximum = maximum
        self.preferred = preferred
    }

    /// Returns the number of display frames per callback. Only rates that divide the display rate by a whole number are
    /// available.
    func stride(of framesPerSecond: Int) -> Int {
        let display = Float(framesPerSecond)
        let wish = preferred > 0 ? preferred : maximum > 0 ? maximum : display
        let strides = (1...max(1, framesPerSecond)).map { (count: $0, rate: display / Float($0)) }
        let fitting = strides.filter { $0.rate >= minimum && (maximum <= 0 || $0.rate <= maximum) }
        let nearest = (fitting.isEmpty ? strides : fitting).min { abs($0.rate - wish) < abs($1.rate - wish) }
        return nearest?.count ?? 1
    }
}

/// The default range, which leaves the frame rate to the system.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let CAFrameRateRangeDefault = CAFrameRateRange()
