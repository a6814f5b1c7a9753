import Foundation

/// What a bar draws behind its content, from the back to the front: effect, colour, image; and its shadow line.
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

    /// Whether nothing of the content under the bar shows through, so that it need not be laid out there.
    func isOpaque(in traits: UITraitCollection) -> Bool {
        let opaqueColor = color.map { $0.resolvedColor(with: traits).cgColor.alpha == 1 } ?? false
        return effect == nil && (opaqueColor || image?.isOpaque == true)
    }
}
