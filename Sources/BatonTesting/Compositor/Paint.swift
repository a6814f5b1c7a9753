/// A colour with premultiplied alpha, which composes with others.
struct Paint {
    private var red: Double
    private var green: Double
    private var blue: Double
    private var alpha: Double

    static let clear = Paint(red: 0, green: 0, blue: 0, alpha: 0)
    static let black = Paint(red: 0, green: 0, blue: 0, alpha: 1)

    private init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    init(_ color: RecordedColor) {
        self.init(
            red: color.red * color.alpha, green: color.green * color.alpha, blue: color.blue * color.alpha,
            alpha: color.alpha)
    }

    init(average paints: [Paint]) {
        let part = 1 / Double(max(1, paints.count))
        self = paints.reduce(.clear) { $0.added($1.faded(to: part)) }
    }

    var isOpaque: Bool { alpha == 1 }
    var isClear: Bool { alpha == 0 }

    /// Whether nobody would see the difference from another colour.
    func isSame(as other: Paint) -> Bool {
        let limit = 1.0 / 512
        return abs(red - other.red) < limit && abs(green - other.green) < limit && abs(blue - other.blue) < limit
            && abs(alpha - other.alpha) < limit
    }

    var color: RecordedColor {
        let part = alpha > 0 ? 1 / alpha : 0
        return RecordedColor(red: red * part, green: green * part, blue: blue * part, alpha: alpha)
    }

    func faded(to part: Double) -> Paint {
        Paint(red: red * part, green: green * part, blue: blue * part, alpha: alpha * part)
    }

    func over(_ other: Paint) -> Paint {
        added(other.faded(to: 1 - alpha))
    }

    func mixed(with other: Paint, by part: Double) -> Paint {
        faded(to: 1 - part).added(other.faded(to: part))
    }

    private func added(_ other: Paint) -> Paint {
        Paint(
            red: red + other.red, green: green + other.green, blue: blue + other.blue, alpha: alpha + other.alpha)
    }
}
