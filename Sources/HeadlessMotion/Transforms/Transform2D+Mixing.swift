import BatonMotion

extension Transform2D: Interpolatable {
    /// The transform `fraction` of the way from here to `other`: a turn stays a turn, the shorter way round,
    /// instead of shrinking through its middle.
    ///
    /// What is collapsed to a point has no turn of its own and keeps that of the other end.
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
