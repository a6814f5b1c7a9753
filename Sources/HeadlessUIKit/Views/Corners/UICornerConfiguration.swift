/// The shape of the corners of a view.
public struct UICornerConfiguration: Hashable, Sendable {
    private enum Form: Hashable {
        case capsule(maximum: Double?)
        /// The corners in the order of `CornerRadii`. If they are uniform, all have the largest of their radii.
        case corners([UICornerRadius?], isUniform: Bool)
    }

    private let form: Form

    private init(_ form: Form) {
        self.form = form
    }

    /// Gives each corner the same kind of radius. Concentric corners can have different radii.
    public static func corners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners(Array(repeating: radius, count: 4), isUniform: false))
    }

    /// Gives each corner its own radius. A corner without a radius is not rounded.
    public static func corners(
        topLeftRadius: UICornerRadius?, topRightRadius: UICornerRadius?, bottomLeftRadius: UICornerRadius?,
        bottomRightRadius: UICornerRadius?
    ) -> UICornerConfiguration {
        UICornerConfiguration(
            .corners([topLeftRadius, topRightRadius, bottomLeftRadius, bottomRightRadius], isUniform: false))
    }

    /// Gives all corners the same radius. If they are concentric, it is the largest one.
    public static func uniformCorners(radius: UICornerRadius) -> UICornerConfiguration {
        UICornerConfiguration(.corners(Array(repeating: radius, count: 4), isUniform: true))
    }

    /// Rounds the shorter sides completely, up to a maximum radius.
    public static func capsule(maximumRadius: Double? = nil) -> UICornerConfiguration {
        UICornerConfiguration(.capsule(maximum: maximumRadius))
    }

    /// The configuration of a view that has none of its own.
    static let square = corners(radius: .fixed(0))

    /// Whether a corner depends on the container.
    var isConcentric: Bool {
        guard case .corners(let corners, _) = form else { return false }
        return corners.contains { $0?.isConcentric == true }
    }

    /// Returns the radii in a view of a size, given the radii that are concentric with the container.
    func radii(inWidth width: Double, height: Double, concentric: CornerRadii) -> CornerRadii {
        let largest = max(0, min(width, height) / 2)
        switch form {
        case .capsule(let maximum):
            return CornerRadii(min(largest, maximum ?? largest))
        case .corners(let corners, let isUniform):
            let all = zip(corners, concentric.all).map { min(largest, $0?.resolved(concentric: $1) ?? 0) }
            return isUniform ? CornerRadii(all.max() ?? 0) : CornerRadii(all)
        }
    }
}
