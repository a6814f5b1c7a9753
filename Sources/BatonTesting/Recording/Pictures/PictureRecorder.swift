import UIKit

/// Records the images of views. The image of a view is recorded again only when what it depends on has changed.
@MainActor
final class PictureRecorder {
    private var known: [Int: Known] = [:]

    private struct Known {
        let image: UIImage
        let bounds: CGRect
        let mode: UIView.ContentMode
        let tint: UIColor?
        let style: UIUserInterfaceStyle
        let picture: RecordedPicture?
    }

    /// Returns the image that the layer of a view shows in its bounds at this moment. On a device, where an image has pixels,
    /// there is none.
    func picture(of view: UIView, in bounds: CGRect, id: Int) -> RecordedPicture? {
        guard let image = view.layer.contents as? UIImage else { return nil }
        let style = view.traitCollection.userInterfaceStyle
        if let known = known[id], known.image === image, known.bounds == bounds, known.mode == view.contentMode,
            known.tint == view.tintColor, known.style == style
        {
            return known.picture
        }
        if let known = known[id], known.image === image, known.mode == .scaleToFill, view.contentMode == .scaleToFill,
            known.tint == view.tintColor, known.style == style
        {
            // An image that is stretched changes with the view.
            return known.picture?.scaled(from: known.bounds, to: bounds)
        }
        let picture = view.recordedPicture(in: bounds)
        known[id] = Known(
            image: image, bounds: bounds, mode: view.contentMode, tint: view.tintColor, style: style,
            picture: picture)
        return picture
    }
}
