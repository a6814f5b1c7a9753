extension Transform3D {
    typealias Rows = (SIMD4<Double>, SIMD4<Double>, SIMD4<Double>, SIMD4<Double>)

    init(rows: Rows) {
        self.init(
            m11: rows.0.x, m12: rows.0.y, m13: rows.0.z, m14: rows.0.w,
            m21: rows.1.x, m22: rows.1.y, m23: rows.1.z, m24: rows.1.w,
            m31: rows.2.x, m32: rows.2.y, m33: rows.2.z, m34: rows.2.w,
            m41: rows.3.x, m42: rows.3.y, m43: rows.3.z, m44: rows.3.w
        )
    }

    var rows: Rows {
        (
            SIMD4(m11, m12, m13, m14),
            SIMD4(m21, m22, m23, m24),
            SIMD4(m31, m32, m33, m34),
            SIMD4(m41, m42, m43, m44)
        )
    }
}
