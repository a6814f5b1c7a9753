/// A set of interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    init(_ orientation: UIInterfaceOrientation) {
        rawValue = orientation == .unknown ? 0 : 1 << UInt(orientation.rawValue)
    }

    public static let portrait = UIInterfaceOrientationMask(.portrait)
    public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
    public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]

    func contains(_ orientation: UIInterfaceOrientation) -> Bool {
        isSuperset(of: UIInterfaceOrientationMask(orientation)) && orientation != .unknown
    }
}
