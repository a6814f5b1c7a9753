import BatonMotion

extension Transform2D: Interpolatable {
    /// Returns the transform at `fraction` between this transform and `other`. Rotations are interpolated in the
    /// shorter direction, so that the content does not shrink in between.
    ///
    /// A transform that collapses everything to a point has no rotation of its own and uses that of the other
    /// transform.
    package func mixed(with other: Transform2D, by fraction: Double) -> Transform2D {
        if fraction == 1 { return other }
        if fraction == 0 || fraction.isNaN { return self }
        if isCollapsed || other.isCollapsed { return numbers(mixedWith: other, by: fraction) }
        return Transform2D(parts.mixed(with: other.parts, by: fraction))
    }

    private var isCollapsed: Bool { a == 0 && b == 0 && c == 0 && d == 0 }

    private func numbers(mixedWith other: Transform2D, by fraction: Double) -> Transform2D {
        Transform2D(
            a: a.mixed(with: other.a, by: fraction),
            b: b.mixed(with: other.b, by: fraction),
            c: c.mixed(with: other.c, by: fraction),
            d: d.mixed(with: other.d, by: fraction),
            tx: tx.mixed(with: other.tx, by: fraction),
            ty: ty.mixed(with: other.ty, by: fraction)
        )
    }
}
