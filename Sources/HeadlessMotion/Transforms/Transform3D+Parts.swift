import BatonMotion

extension Transform3D {
    /// A transform taken apart into moves that can be mixed one by one: scale, then skew, then turn, then move, and
    /// the eye's perspective last.
    struct Parts {
        var scale: SIMD3<Double>
        /// How far y is pushed along x, z along x, and z along y, in this order.
        var skew: SIMD3<Double>
        var rotation: Quaternion
        var translation: SIMD3<Double>
        /// The column of the divisor, seen after everything else has moved.
        var perspective: SIMD4<Double>
        /// The axis along which a mirror image is mirrored.
        var mirrorAxis: Int?

        /// The parts of a transform, or nil if it squeezes space flat.
        ///
        /// A mirror image is mirrored along `axis`, or along the one that needs the smallest turn.
        init?(_ transform: Transform3D, mirroringAlong axis: Int? = nil) {
            let (first, second, third, fourth) = transform.rows
            guard var frame = OrthogonalFrame(first.xyz, second.xyz, third.xyz) else { return nil }
            if frame.isMirrored {
                let mirrored = axis ?? frame.mostTurnedAxis
                frame.mirror(along: mirrored)
                mirrorAxis = mirrored
            }
            scale = frame.scale
            skew = frame.skew
            rotation = Quaternion(frame.axes[0], frame.axes[1], frame.axes[2])
            translation = fourth.xyz
            let lens = frame.solve(SIMD3(first.w, second.w, third.w))
            perspective = SIMD4(lens, fourth.w - (translation * lens).sum())
        }

        func mixed(with other: Parts, by fraction: Double) -> Parts {
            var parts = self
            parts.scale += (other.scale - scale) * fraction
            parts.skew += (other.skew - skew) * fraction
            parts.rotation = rotation.mixed(with: other.rotation, by: fraction)
            parts.translation += (other.translation - translation) * fraction
            parts.perspective += (other.perspective - perspective) * fraction
            return parts
        }
    }

    /// The transform that its parts make.
    init(_ parts: Parts) {
        let (x, y, z) = parts.rotation.rows
        func row(_ vector: SIMD3<Double>, _ unit: Double) -> SIMD4<Double> {
            let row = SIMD4(vector, unit)
            return SIMD4(vector, (row * parts.perspective).sum())
        }
        self.init(
            rows: (
                row(parts.scale.x * x, 0),
                row(parts.skew.x * x + parts.scale.y * y, 0),
                row(parts.skew.y * x + parts.skew.z * y + parts.scale.z * z, 0),
                row(parts.translation, 1)
            )
        )
    }
}

extension SIMD4 {
    fileprivate var xyz: SIMD3<Scalar> { SIMD3(x, y, z) }
}
