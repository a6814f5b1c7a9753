import UIKit

/// What the line at the edge of a bar is drawn with. Without a colour and an image it is a separator, or in an appearance that is
/// written, no line.
struct BarShadow: Equatable {
    var color: UIColor?
    /// An image in place of the line, in its own height. A template image takes the colour.
    var image: UIImage?

    /// Whether nothing is said about the line.
    var isPlain: Bool { color == nil && image == nil }
}

extension BarShadow {
    @MainActor private static let systemColor = UINavigationBarAppearance().shadowColor

    /// Reads the shadow that the app has set in an appearance. The system's own is not the app's.
    @MainActor
    init(of appearance: UIBarAppearance) {
        image = appearance.shadowImage
        color = appearance.shadowColor == Self.systemColor ? nil : appearance.shadowColor
    }
}
