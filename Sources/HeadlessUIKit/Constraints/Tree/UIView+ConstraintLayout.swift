import Foundation

extension UIView {
    /// Updates the constraints of the tree, if this view or a view below it uses constraints.
    func solveConstraints() {
        guard layout.usesConstraints else { return }
        needEngine().update()
    }

    /// Sets the frames of the subviews according to the constraints.
    func applyConstraints() {
        guard layout.usesConstraints else { return }
        let engine = needEngine()
        engine.update()
        for subview in subviews where subview.constraintState != nil {
            if let rect = engine.rect(of: subview) { subview.place(at: subview.frame(forAlignmentRect: rect)) }
        }
    }

    /// Sets the bounds and the centre for a rectangle.
    ///
    /// The transform is ignored, since it only affects what is displayed.
    private func place(at rect: CGRect) {
        let anchor = layer.anchorPoint
        let position = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if center != position { center = position }
        // The size is last, as in `CALayer.frame`: the safe area of the new size depends on the place.
        if bounds.size != rect.size { bounds.size = rect.size }
    }

    /// The frame that the view would have without its transform.
    var untransformedFrame: CGRect {
        let anchor = layer.anchorPoint
        let size = bounds.size
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// Reinstalls the constraints that depend on the layout direction, if the direction changed.
    func directionMayHaveChanged() {
        guard let engine, let state = constraintState else { return }
        for constraint in state.held where constraint.isDirectional {
            guard let installed = engine.installed[ObjectIdentifier(constraint)],
                installed.isMirrored != isMirrored
            else { continue }
            engine.reinstall(constraint)
        }
        markConstraintsDirty()
    }
}
