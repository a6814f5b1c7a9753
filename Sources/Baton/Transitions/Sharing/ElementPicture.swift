import UIKit

/// What a traveller shows of the view at one end of its way.
@MainActor
struct ElementPicture {
    /// How a picture follows the frame of the traveller.
    enum Manner: Equatable {
        /// As the image of an image view.
        case image(UIView.ContentMode)
        /// At its own size, like a text. The number is the place of the text: 0 at the left, 1 at the right.
        case text(CGFloat)
        /// It covers the frame and keeps its proportions.
        case covering
        /// It has the width of the frame, and begins at its top.
        case top
    }

    let image: UIImage
    let manner: Manner
    /// The size at which the screen shows the view.
    let size: CGSize
    /// Whether nothing is seen behind it.
    let isOpaque: Bool
    /// The colour of a template image.
    let tintColor: UIColor?
    /// The background behind it.
    let background: UIColor?
    let curve: CALayerCornerCurve
    let clips: Bool

    /// Makes the picture of a view that is laid out. The image of an image view need not be drawn.
    ///
    /// - Parameter isPlate: Whether the view is a plate that becomes a screen.
    init(of view: UIView, size: CGSize, isPlate: Bool = false) {
        self.size = size
        curve = view.layer.cornerCurve
        clips = view.clipsToBounds
        tintColor = view.tintColor
        let isFilled = view.isFilled
        if !isPlate, let view = view as? UIImageView, let image = view.image {
            self.image = image
            manner = .image(view.contentMode)
            background = view.backgroundColor
            isOpaque = isFilled || image.imageRendererFormat.opaque
            return
        }
        image = view.drawn()
        guard !isPlate else {
            (manner, background, isOpaque) = (.top, view.backgroundColor, isFilled)
            return
        }
        let label = view as? UILabel
        manner = label.map { .text($0.place(of: $0.textAlignment)) } ?? .covering
        // A label has its background in its picture, at its own size.
        background = nil
        isOpaque = isFilled && label == nil
    }

    /// A view as it is seen at one end.
    struct Seen {
        let look: ElementLook
        let picture: ElementPicture
        let shadow: ElementShadow?

        @MainActor
        init(_ view: UIView, as look: ElementLook, isPlate: Bool = false) {
            self.look = look
            picture = ElementPicture(of: view, size: look.frame.size, isPlate: isPlate)
            shadow = ElementShadow(of: view)
        }
    }

    /// Whether another picture shows the same.
    func shows(_ other: ElementPicture) -> Bool {
        guard case .image = manner, case .image = other.manner else { return false }
        return image == other.image && tintColor == other.tintColor
    }

    /// The frame of the picture in a traveller of a size.
    func frame(in space: CGSize) -> CGRect {
        switch manner {
        case .image(let mode): mode.frame(of: image.size, in: space)
        case .text(let place):
            CGRect(
                origin: CGPoint(x: (space.width - size.width) * place, y: (space.height - size.height) / 2), size: size)
        case .top:
            CGRect(x: 0, y: 0, width: space.width, height: size.width > 0 ? size.height * space.width / size.width : 0)
        case .covering: UIView.ContentMode.scaleAspectFill.frame(of: size, in: space)
        }
    }
}

extension UIView {
    /// Whether the view fills its whole bounds, so that nothing is seen behind it.
    fileprivate var isFilled: Bool {
        if let colors = (layer as? CAGradientLayer)?.colors as? [CGColor], !colors.isEmpty {
            return colors.allSatisfy { $0.alpha == 1 }
        }
        return backgroundColor?.cgColor.alpha == 1
    }

    /// Returns a picture of the view without its alpha and its corners, which the traveller has.
    fileprivate func drawn() -> UIImage {
        let format = UIGraphicsImageRendererFormat(for: traitCollection)
        let (own, radius) = (alpha, layer.cornerRadius)
        return UIView.withoutAnimation {
            if own != 1 { alpha = 1 }
            if radius != 0 { layer.cornerRadius = 0 }
            defer {
                if own != 1 { alpha = own }
                if radius != 0 { layer.cornerRadius = radius }
            }
            return UIGraphicsImageRenderer(bounds: bounds, format: format).image { self.draw(in: $0) }
        }
    }
}

extension UILabel {
    fileprivate func place(of alignment: NSTextAlignment) -> CGFloat {
        switch alignment {
        case .left: 0
        case .right: 1
        case .center: 0.5
        default: effectiveUserInterfaceLayoutDirection == .rightToLeft ? 1 : 0
        }
    }
}

extension UIView.ContentMode {
    /// The frame of an image in an image view of a size.
    fileprivate func frame(of image: CGSize, in size: CGSize) -> CGRect {
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
