/// The interpolation between key frames.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    /// Whether the speed through the values is constant, regardless of the key times.
    var isPaced: Bool { self == .paced || self == .cubicPaced }

    var between: KeyFrames.Between {
        switch self {
        case .discrete: .jumps
        case .cubic, .cubicPaced: .curves
        default: .lines
        }
    }
}
