import BatonMotion

extension Transform3D {
    /// A transform decomposed into parts that can be interpolated separately: scale, then skew, then rotation, then
    /// translation, and finally perspective.
    struct Parts {
        var scale: SIMD3<Double>
        /// The skews: y along x, z along x, and z along y.
        var skew: SIMD3<Double>
        var rotation: Quaternion
        var translation: SIMD3<Double>
        /// The column of the divisor, applied after all other parts.
        var perspective: SIMD4<Double>
        /// The axis along which a mirroring transform is mirrored.
        var mirrorAxis: Int?

        /// Decomposes a transform. Returns nil if it collapses space to a plane.
        ///
        /// A mirroring transform is mirrored along `axis`, or along the axis that requires the smallest rotation.
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

    /// Creates the transform that consists of the given parts.
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
