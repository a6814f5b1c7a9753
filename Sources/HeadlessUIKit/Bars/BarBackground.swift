import Foundation

/// The background of a bar, drawn from back to front as effect, colour and image, and the shadow line of the bar.
struct BarBackground: Hashable {
    var effect: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor?
    var shadowImage: UIImage?

    @MainActor
    static var standard: BarBackground {
        BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: .barShadow)
    }

    static let opaque = BarBackground(color: .systemBackground, shadowColor: .barShadow)

    static let transparent = BarBackground()

    /// The background as a bar paints it. In the iOS 26 design the default background is transparent (B17.1).
    /// What an app sets is painted (B17.3).
    @MainActor
    var onBar: BarBackground {
        HeadlessDevice.hasGlass && self == .standard ? .transparent : self
    }

    /// Returns whether the background hides everything under the bar, so that content need not extend under the bar.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        let opaqueColor = color.map { $0.resolvedColor(with: traits).cgColor.alpha == 1 } ?? false
        return effect == nil && (opaqueColor || image?.isOpaque == true)
    }
}
