import BatonMotion

extension Transform3D: Interpolatable {
    /// The transform `fraction` of the way from here to `other`: a turn stays a turn, the shorter way round.
    ///
    /// Flat transforms mix as `Transform2D` does. Where an end is collapsed and so cannot be taken apart, its
    /// numbers are mixed as they are.
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

    /// This transform as one of the plane, if it leaves depth alone.
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
