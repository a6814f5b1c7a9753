/// A public declaration of Baton that an app calls or sets.
struct PublicEntry: Hashable {
    /// The name, such as `Pose.shifted(x:y:points:)`.
    let name: String
    /// The types of what an app passes or sets.
    let types: [String]
    /// Whether there is nothing to pass, and the moment of the call is all that may be wrong.
    let isPlainCall: Bool

    /// The types without wrong values: each has a few cases, and all of them are meant.
    private static let harmless: Set<String> = [
        "Axis", "BarDesign", "BarTransition", "Bool", "DirectionalEdge", "Direction", "Selector!",
        "UINavigationItem.LargeTitleDisplayMode", "UIStatusBarStyle", "UIView.AnimationCurve",
    ]

    /// Whether there may be a wrong value for it, or a wrong moment.
    var needsRow: Bool {
        isPlainCall || types.contains { !Self.harmless.contains($0.hasSuffix("?") ? String($0.dropLast()) : $0) }
    }
}
