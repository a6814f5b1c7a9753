public import Foundation

/// The radius of a corner: a fixed one, or one that follows the corners of the container (B18.6).
public struct UICornerRadius: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    private enum Kind: Hashable {
        case fixed(Double)
        case concentric(minimum: Double?)
    }

    private let kind: Kind

    private init(_ kind: Kind) {
        self.kind = kind
    }

    public init(floatLiteral value: Double) {
        self.init(.fixed(value))
    }

    public init(integerLiteral value: Int) {
        self.init(.fixed(Double(value)))
    }

    public static func fixed(_ radius: Double) -> UICornerRadius {
        UICornerRadius(.fixed(radius))
    }

    /// A radius with the same centre as the corner of the nearest container.
    ///
    /// - Parameter minimum: The radius of a corner that is far away from the corner of the container.
    public static func containerConcentric(minimum: CGFloat? = nil) -> UICornerRadius {
        UICornerRadius(.concentric(minimum: minimum.map { Double($0) }))
    }

    var isConcentric: Bool {
        if case .concentric = kind { true } else { false }
    }

    /// Returns the radius, given the radius that is concentric with the container.
    func resolved(concentric: Double) -> Double {
        switch kind {
        case .fixed(let radius): max(0, radius)
        case .concentric(let minimum): max(concentric, minimum ?? 0)
        }
    }
}
