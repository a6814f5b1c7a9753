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
    /// Whether nothing is visible behind it.
    let isOpaque: Bool
    /// The colour of a template image.
    let tintColor: UIColor?
    /// The background behind it.
    let background: UIColor?
    let curve: CALayerCornerCurve
    let clips: Bool

    /// Makes the picture of a view that is laid out, perhaps a card that becomes a screen, without others that travel on their own.
    /// The image of an image view need not be drawn.
    init(of view: UIView, size: CGSize, isCard: Bool = false, without others: [UIView] = []) {
        self.size = size
        curve = view.layer.cornerCurve
        clips = view.clipsToBounds
        tintColor = view.tintColor
        let isFilled = view.isFilled
        if !isCard, let alone = view.imageAlone(without: others) {
            image = alone
            manner = .image(view.contentMode)
            background = view.backgroundColor
            isOpaque = isFilled || alone.imageRendererFormat.opaque
            return
        }
        image = view.drawn(without: others)
        guard !isCard else {
            (manner, background, isOpaque) = (.top, view.backgroundColor, isFilled)
            return
        }
        let label = view as? UILabel
        manner = label.map { .text($0.placeOfText) } ?? .covering
        // A label has its background in its picture, at its own size.
        background = nil
        isOpaque = isFilled && label == nil
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
