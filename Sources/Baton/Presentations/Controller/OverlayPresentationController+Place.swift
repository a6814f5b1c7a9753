import UIKit

/// Where the layout places the presented view.
extension OverlayPresentationController {
    /// The layout in the current width.
    public var layout: OverlayLayout {
        overlay.layout(isRegular: containerView?.hasRegularWidth ?? false)
    }

    func frame(in container: UIView) -> CGRect { layout.frame(in: room(in: container)) }

    /// Where a sheet is in the current container, or nil for a layout without detents.
    var geometry: SheetGeometry? { layout.detents == nil ? nil : geometry() }

    /// - Parameter content: The size of the content, if it is known.
    private func geometry(of content: CGSize? = nil) -> SheetGeometry? {
        guard let containerView else { return nil }
        return layout.sheet(in: room(in: containerView, content), floats: floats(in: containerView))
    }

    /// Whether a sheet floats below its whole length. UIKit's does with the design of iOS 26 (B18.1). In a regular width it is
    /// in the middle of the screen.
    private func floats(in container: UIView) -> Bool {
        overlay.floats ?? (BarDesign.current == .glass && !container.hasRegularWidth)
    }

    /// Whether there is a sheet that floats in some width.
    var mayFloat: Bool {
        overlay.hasDetents && overlay.floats ?? (BarDesign.current == .glass)
    }

    /// The room of the layout. Where the overlay would reach window controls, it ends below them.
    private func room(in container: UIView, _ content: CGSize? = nil) -> OverlayRoom {
        var room = OverlayRoom(in: container)
        room.keyboard = keyboard.height(in: container)
        let most = layout.room(in: room.bounds, safeArea: room.safeArea)
        room.content = content ?? presentedViewController.size(of: layout, in: most)
        return layout.clear(room)
    }

    /// Places the presented view, and what belongs to its place.
    func place() {
        if layout.detents == nil { safeArea.set(.zero) }
        presentedView?.frame = sheet.place(in: self)
        shape()
        holdSafeArea()
        updateBackdrop()
    }

    /// Whether a change of the size is animated, although the app does not say so. Nobody sets the size of content of SwiftUI in
    /// an animation block.
    var movesByItself: Bool {
        !AnimatedChanges.areMadeNow && UIView.areAnimationsEnabled && wrapper?.window != nil
            && !ReducedMotion.applies(underFinger: false)
    }

    /// Places the presented view. If it is elsewhere, because the size of the content came late, it moves there.
    func settle() {
        guard let wrapper, movesByItself, wrapper.untransformedFrame != frameOfPresentedViewInContainerView
        else { return place() }
        guard layout.detents == nil else { return sheet.settle() }
        beginWaitingPush()
        SystemSpring.animate { [self] in
            place()
            wrapper.layoutIfNeeded()
        }
    }

    /// Lets a push of a presented stack begin that waits for layout. It would begin in the animation of the sheet or dialog.
    func beginWaitingPush() {
        guard let stack = presentedViewController as? UINavigationController,
            stack.topViewController?.viewIfLoaded?.window == nil
        else { return }
        stack.view.layoutIfNeeded()
    }

    /// Places the presented view, which has the transform of a transition.
    func placeUnderTransform() {
        guard let wrapper, containerView != nil else { return }
        wrapper.untransformedFrame = sheet.place(in: self)
        shape()
        holdSafeArea()
    }

    /// Rounds the corners, and shows what is visible of a sheet, and its grabber.
    func shape() {
        guard let wrapper else { return }
        let (layout, direction) = (layout, containerView?.effectiveUserInterfaceLayoutDirection ?? .leftToRight)
        wrapper.corners = OverlayWrapperView.Corners(
            mask: layout.edge?.farCorners(in: direction) ?? .all, radius: layout.usableRadius)
        wrapper.cut = sheet.cut
        wrapper.ground = overlay.ground
        showGrabber(in: wrapper)
    }

    /// Shapes a sheet that may float before it is placed for the first time.
    func shapeAhead() {
        guard mayFloat else { return }
        UIView.withoutAnimation {
            sheet.placeAhead()
            shape()
        }
    }

    /// Keeps the safe area insets of the presented view while it moves. UIKit updates them (B9.5), which would make the
    /// content jump. The difference is therefore added.
    func holdSafeArea() {
        guard let containerView, let wrapper, let place = heldPlace(of: wrapper) else { return }
        let wanted = place.insets(in: containerView.bounds, safeArea: containerView.safeAreaInsets)
        safeArea.set(wanted.minus(wrapper.surroundings.safeAreaInsets))
    }

    /// The frame whose safe area insets the presented view keeps, or nil where UIKit's are right. A sheet keeps those that
    /// it has where all of it is visible.
    private func heldPlace(of wrapper: OverlayWrapperView) -> CGRect? {
        // Where all of a sheet is visible does not depend on the size of its content.
        if layout.detents != nil, let geometry = sheet.geometry ?? geometry(of: .zero) {
            return geometry.whole(of: wrapper.untransformedFrame)
        }
        return state == .presented(.layout) ? nil : frameOfPresentedViewInContainerView
    }
}
