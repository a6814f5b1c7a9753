import Foundation

/// How a zoomed view is shown at one moment: its transform, and the part of it that is visible.
struct ZoomPose: Equatable {
    let transform: CGAffineTransform
    /// The visible rectangle in the view's own coordinates.
    let visible: CGRect
    let radius: CGFloat
    /// How far the zoom has progressed, from 0 at the source to 1.
    let progress: CGFloat

    /// The pose of a view that is shown completely.
    static func whole(_ bounds: CGRect) -> ZoomPose {
        ZoomPose(transform: .identity, visible: bounds, radius: 0, progress: 1)
    }

    /// The pose in which a rectangle of a view coincides with a source.
    ///
    /// - Parameters:
    ///   - source: The frame of the source, in the coordinates in which the view has its centre.
    ///   - radius: The corner radius of the source.
    ///   - alignment: The rectangle in the view's own coordinates.
    static func at(
        _ source: CGRect, radius: CGFloat, aligning alignment: CGRect, of bounds: CGRect, center: CGPoint
    ) -> ZoomPose {
        let scale = source.width / alignment.width
        guard scale > 0, scale.isFinite else { return whole(bounds) }
        let offset = CGPoint(x: (alignment.midX - bounds.midX) * scale, y: (alignment.midY - bounds.midY) * scale)
        let transform = CGAffineTransform(scaleX: scale, y: scale).concatenating(
            CGAffineTransform(translationX: source.midX - center.x - offset.x, y: source.midY - center.y - offset.y))
        let height = source.height / scale
        let visible = CGRect(
            x: alignment.minX, y: alignment.midY - height / 2, width: alignment.width, height: height)
        return ZoomPose(transform: transform, visible: visible, radius: radius / scale, progress: 0)
    }
}
