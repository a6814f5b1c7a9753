import Foundation

extension UIView {
    /// An area within a view: its safe area or its margins, if wanted beside the window controls in a corner.
    public struct LayoutRegion: Hashable, Sendable {
        /// The direction in which an area makes room for the window controls.
        public enum AdaptivityAxis: Hashable, Sendable {
            case horizontal
            case vertical
        }

        fileprivate enum Base {
            case safeArea
            case margins
        }

        fileprivate let base: Base
        fileprivate let axis: AdaptivityAxis?

        public static func safeArea(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(base: .safeArea, axis: cornerAdaptation)
        }

        public static func margins(cornerAdaptation: AdaptivityAxis? = nil) -> LayoutRegion {
            LayoutRegion(base: .margins, axis: cornerAdaptation)
        }
    }

    /// Returns the guide of a layout region.
    public func layoutGuide(for layoutRegion: LayoutRegion) -> UILayoutGuide {
        needConstraintState().regionGuide(layoutRegion, of: self)
    }

    public func directionalEdgeInsets(for layoutRegion: LayoutRegion) -> NSDirectionalEdgeInsets {
        edgeInsets(for: layoutRegion).directional(isMirrored: isMirrored)
    }

    /// Returns the insets of a layout region. Those with an axis exclude the window controls (B19.9).
    public func edgeInsets(for layoutRegion: LayoutRegion) -> UIEdgeInsets {
        var insets = layoutRegion.base == .safeArea ? safeAreaInsets : layoutMargins
        guard let axis = layoutRegion.axis, let controls = windowControls,
            controls.intersects(bounds.inset(by: insets))
        else { return insets }
        switch axis {
        case .vertical: insets.top = controls.maxY - bounds.minY
        case .horizontal where window?.isMirrored == true: insets.right = bounds.maxX - controls.minX
        case .horizontal: insets.left = controls.maxX - bounds.minX
        }
        return insets
    }

    /// The corner of the window that the window controls cover, in the coordinates of this view.
    private var windowControls: CGRect? {
        guard let window, let corner = window.controlsCorner else { return nil }
        guard !HeadlessQuirks.layoutRegionsFollowTransforms else { return convert(corner, from: window as UIView) }
        return sequence(first: self) { $0.superview }.prefix { $0 !== window }.reduce(corner) { corner, view in
            let (place, origin) = (view.untransformedFrame, view.bounds.origin)
            return corner.offsetBy(dx: origin.x - place.minX, dy: origin.y - place.minY)
        }
    }

    /// Lays out anew what is beside the window controls, after this view has moved.
    func layoutRegionsMayHaveMoved(from old: LayerValues) {
        guard HeadlessDevice.hasWindowControls, let controls = windowControls else { return }
        let way = CGPoint(x: center.x - old.position.x, y: center.y - old.position.y)
        let former = controls.offsetBy(dx: way.x, dy: way.y)
        if controls.intersects(bounds) || former.intersects(bounds) { windowControlsHaveChanged() }
    }

    /// Lays out this view and the views below anew, because the window controls appeared or disappeared.
    func windowControlsHaveChanged() {
        setNeedsLayout()
        markConstraintsDirty()
        for subview in links.subviews { subview.windowControlsHaveChanged() }
    }
}

extension UIWindow {
    /// The corner that the window controls cover (B19.9).
    final var controlsCorner: CGRect? {
        guard HeadlessDevice.hasWindowControls else { return nil }
        let size = HeadlessDevice.current.windowControls
        return CGRect(origin: CGPoint(x: isMirrored ? bounds.width - size.width : 0, y: 0), size: size)
    }
}
