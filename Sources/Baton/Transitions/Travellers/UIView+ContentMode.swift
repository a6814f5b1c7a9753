import UIKit

extension UIView.ContentMode {
    /// The frame of an image in an image view of a size.
    func frame(of image: CGSize, in size: CGSize) -> CGRect {
        guard image.width > 0, image.height > 0 else { return CGRect(origin: .zero, size: size) }
        let (across, along) = (size.width / image.width, size.height / image.height)
        let own: CGSize =
            switch self {
            case .scaleToFill, .redraw: size
            case .scaleAspectFit: image.scaled(by: min(across, along))
            case .scaleAspectFill: image.scaled(by: max(across, along))
            default: image
            }
        let place = place
        return CGRect(
            x: (size.width - own.width) * place.x, y: (size.height - own.height) * place.y, width: own.width,
            height: own.height)
    }

    /// Where an image is in the space that it leaves: 0 at the left or top, 1 at the right or bottom.
    private var place: CGPoint {
        switch self {
        case .top: CGPoint(x: 0.5, y: 0)
        case .bottom: CGPoint(x: 0.5, y: 1)
        case .left: CGPoint(x: 0, y: 0.5)
        case .right: CGPoint(x: 1, y: 0.5)
        case .topLeft: CGPoint(x: 0, y: 0)
        case .topRight: CGPoint(x: 1, y: 0)
        case .bottomLeft: CGPoint(x: 0, y: 1)
        case .bottomRight: CGPoint(x: 1, y: 1)
        default: CGPoint(x: 0.5, y: 0.5)
        }
    }
}

extension CGSize {
    fileprivate func scaled(by factor: CGFloat) -> CGSize { CGSize(width: width * factor, height: height * factor) }
}
