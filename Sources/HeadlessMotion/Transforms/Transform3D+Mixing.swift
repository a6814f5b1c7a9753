import BatonMotion

extension Transform3D: Interpolatable {
    /// Returns the transform at `fraction` between this transform and `other`. Rotations are interpolated in the
    /// shorter direction.
    ///
    /// Flat transforms are interpolated as by `Transform2D`. If an end has collapsed and cannot be decomposed, the
    /// matrix elements are interpolated.
    package func mixed(with other: Transform3D, by fraction: Double) -> Transform3D {
        if fraction == 1 { return other }
        if fraction == 0 || fraction.isNaN { return self }
        if scalesAndMovesOnly, other.scalesAndMovesOnly { return numbers(mixedWith: other, by: fraction) }
        if let flat, let otherFlat = other.flat { return Transform3D(flat.mixed(with: otherFlat, by: fraction)) }
        guard let parts = Parts(self), let otherParts = Parts(other, mirroringAlong: parts.mirrorAxis) else {
            return numbers(mixedWith: other, by: fraction)
        }
        return Transform3D(parts.mixed(with: otherParts, by: fraction))
    }

    private var scalesAndMovesOnly: Bool {
        var rest = self
        (rest.m11, rest.m22, rest.m33) = (1, 1, 1)
        (rest.m41, rest.m42, rest.m43) = (0, 0, 0)
        return rest == .identity
    }

    /// This transform as a transform of the plane, or nil if it affects depth.
    private var flat: Transform2D? {
        let candidate = Transform2D(a: m11, b: m12, c: m21, d: m22, tx: m41, ty: m42)
        return Transform3D(candidate) == self ? candidate : nil
    }

    private func numbers(mixedWith other: Transform3D, by fraction: Double) -> Transform3D {
        let (from, to) = (rows, other.rows)
        return Transform3D(
            rows: (
                from.0 + (to.0 - from.0) * fraction,
                from.1 + (to.1 - from.1) * fraction,
                from.2 + (to.2 - from.2) * fraction,
                from.3 + (to.3 - from.3) * fraction
            )
        )
    }
}
