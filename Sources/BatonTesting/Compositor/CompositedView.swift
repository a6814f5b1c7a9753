import UIKit

/// A view with what the compositor needs of it, made once for all points.
final class CompositedView: Sendable {
    /// The place among all views, parents before children.
    let order: Int
    let opacity: Double
    let clips: Bool
    let isDoubleSided: Bool
    let blur: Double
    let shape: RoundedShape
    let mask: RoundedShape?
    let shadow: RecordedShadow?
    let background: Paint?
    let gradient: RecordedGradient?
    let picture: PaintedPicture?
    let border: (paint: Paint, inside: RoundedShape)?
    let text: TextStrokes?
    /// The part of the window in which the view and its subviews are visible.
    let extent: CGRect
    let projection: Projection

    init(
        _ view: RecordedView, order: Int, projections: [Projection], children: [CompositedView], drawsText: Bool
    ) {
        self.order = order
        (opacity, clips, isDoubleSided, blur) = (view.opacity, view.clips, view.isDoubleSided, view.blur)
        let shape = RoundedShape(view)
        self.shape = shape
        mask = view.mask.map { RoundedShape($0) }
        shadow = view.clips ? nil : view.shadow
        background = view.background.map { Paint($0) }
        gradient = view.gradient
        let picture = view.picture.map { PaintedPicture($0) }
        self.picture = picture
        border = view.border.map { (Paint($0.color), shape.inset(by: $0.width)) }
        text = drawsText ? view.text.map { TextStrokes($0, in: view.bounds) } : nil
        projection = projections[0]
        let own = projections.reduce(Optional(view.reach(picture: picture))) { rect, projection in
            rect.flatMap(projection.rectangle)
        }
        // A little more, for the edges.
        let seen = own?.insetBy(dx: -1, dy: -1) ?? Projection.everywhere
        extent = view.clips ? seen : children.reduce(seen) { $0.union($1.extent) }
    }

    /// Whether nothing behind the view is visible inside its shape.
    var isOpaque: Bool {
        guard opacity == 1, mask == nil, blur == 0 else { return false }
        return background?.isOpaque == true || gradient?.colors.allSatisfy { $0.alpha == 1 } == true
    }

    /// Whether the view has anything to show besides its subviews.
    var drawsSomething: Bool {
        background?.isClear == false || gradient != nil || picture != nil || text != nil || border != nil
            || shadow != nil
    }

}

extension RecordedView {
    /// What a view can draw by itself, in its own coordinates.
    fileprivate func reach(picture: PaintedPicture?) -> CGRect {
        guard !clips else { return bounds }
        let spread = shadow.map {
            bounds.offsetBy(dx: $0.reach.width, dy: $0.reach.height).insetBy(dx: -$0.radius, dy: -$0.radius)
        }
        let rects = [spread, picture?.extent, text.map { bounds.insetBy(dx: -$0.size, dy: -$0.size) }]
        return rects.compactMap { $0 }.reduce(bounds) { $0.union($1) }
    }
}
