import UIKit

extension UIView {
    /// The image that the view's layer shows, as rectangles in the coordinates of the view. On a device, where an image
    /// has pixels, there are none.
    var recordedImage: [RecordedFill] {
        #if HEADLESS_UIKIT
            guard let image = layer.contents as? UIImage, image.size.width > 0, image.size.height > 0 else { return [] }
            let place = rect(of: image.size)
            let scale = CGSize(width: place.width / image.size.width, height: place.height / image.size.height)
            return image.fills(tintedWith: tintColor).map { fill in
                RecordedFill(
                    rect: CGRect(
                        x: place.minX + fill.rect.minX * scale.width, y: place.minY + fill.rect.minY * scale.height,
                        width: fill.rect.width * scale.width, height: fill.rect.height * scale.height),
                    color: RecordedColor(UIColor(cgColor: fill.color), in: traitCollection))
            }
        #else
            return []
        #endif
    }

    /// Returns the rectangle that the content mode gives to an image.
    private func rect(of size: CGSize) -> CGRect {
        let ratios = (x: bounds.width / size.width, y: bounds.height / size.height)
        let scale: (x: CGFloat, y: CGFloat) =
            switch contentMode {
            case .scaleAspectFit: (min(ratios.x, ratios.y), min(ratios.x, ratios.y))
            case .scaleAspectFill: (max(ratios.x, ratios.y), max(ratios.x, ratios.y))
            case .center: (1, 1)
            default: ratios
            }
        let place = CGSize(width: size.width * scale.x, height: size.height * scale.y)
        return CGRect(
            x: bounds.midX - place.width / 2, y: bounds.midY - place.height / 2, width: place.width,
            height: place.height)
    }
}
