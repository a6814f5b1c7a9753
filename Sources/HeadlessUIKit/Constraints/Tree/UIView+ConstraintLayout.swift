import Foundation

extension UIView {
    /// Brings the tree's constraints up to date, if some of them are used below this view.
    func solveConstraints() {
        guard layout.usesConstraints else { return }
        needEngine().update()
    }

    /// Puts the subviews where the constraints want them.
    func applyConstraints() {
        guard layout.usesConstraints else { return }
        let engine = needEngine()
        engine.update()
        for subview in subviews where subview.constraintState != nil {
            if let rect = engine.rect(of: subview) { subview.place(at: subview.frame(forAlignmentRect: rect)) }
        }
    }

    /// Places are set without regard to the transform, which moves only what is seen.
    private func place(at rect: CGRect) {
        if bounds.size != rect.size { bounds.size = rect.size }
        let anchor = layer.anchorPoint
        let position = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
        if center != position { center = position }
    }

    /// The frame as it would be without the transform.
    var untransformedFrame: CGRect {
        let anchor = layer.anchorPoint
        let size = bounds.size
        return CGRect(
            x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
            height: size.height)
    }

    /// A new direction turns the constraints round that follow it.
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
