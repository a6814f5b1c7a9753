import UIKit

/// What is visible of a card that becomes a screen: its picture over its colour. The picture fades first, then the
/// colour, and the screen below appears. A transition animates everything from its start to its end, so no view can
/// fade in the first half alone. Several views together can: of a picture inside three that fade, only an eighth is
/// seen in the middle, and three colours above each other let only an eighth through.
final class CardContent: CodeView {
    private static let count = 3

    private let picture: UIImageView
    /// The views around the picture, from the outer one to the inner one. The picture itself is the last.
    private let nested: [UIView]
    private let colors: [UIView]

    /// - Parameter isOpaque: Whether the colour is opaque. Several colours above each other would not look like one that is not.
    init(_ picture: UIImageView, isOpaque: Bool) {
        self.picture = picture
        nested = (1..<Self.count).map { _ in UIView() } + [picture]
        colors = (0..<(isOpaque ? Self.count : 1)).map { _ in UIView() }
        super.init(frame: .zero)
        autoresizesSubviews = false
        colors.forEach(addSubview)
        var around: UIView = self
        for view in nested {
            view.autoresizesSubviews = false
            around.addSubview(view)
            around = view
        }
    }

    /// Shows the card, or the screen that it becomes. Inside an animation the change is animated.
    func show(_ frame: CGRect, color: UIColor, alpha: CGFloat, picture place: CGRect) {
        self.frame = frame
        for view in colors {
            view.frame = frame
            view.backgroundColor = color
            view.alpha = alpha
        }
        for view in nested {
            view.frame = view === picture ? place : frame
            view.alpha = alpha
        }
    }
}
