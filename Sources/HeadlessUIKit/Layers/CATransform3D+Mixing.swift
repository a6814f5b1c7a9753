import BatonMotion
import Foundation
import HeadlessMotion

extension CATransform3D {
    /// Interpolates between decomposed transforms, as Core Animation does.
    func mixed(with other: CATransform3D, by fraction: Double) -> CATransform3D {
        CATransform3D(matrix.mixed(with: other.matrix, by: fraction))
    }

    /// Whether an affine transform can be inverted.
    var isInvertible: Bool {
        m11 * m22 - m12 * m21 != 0 && m33 != 0
    }

    private var matrix: Transform3D {
        Transform3D(
            m11: m11, m12: m12, m13: m13, m14: m14, m21: m21, m22: m22, m23: m23, m24: m24,
            m31: m31, m32: m32, m33: m33, m34: m34, m41: m41, m42: m42, m43: m43, m44: m44)
    }

    private init(_ matrix: Transform3D) {
        self.init(
            m11: matrix.m11, m12: matrix.m12, m13: matrix.m13, m14: matrix.m14,
            m21: matrix.m21, m22: matrix.m22, m23: matrix.m23, m24: matrix.m24,
            m31: matrix.m31, m32: matrix.m32, m33: matrix.m33, m34: matrix.m34,
            m41: matrix.m41, m42: matrix.m42, m43: matrix.m43, m44: matrix.m44)
    }
}

extension CGPoint {
    /// Returns the point after a three-dimensional transform, projected along the z axis.
    func projected(by transform: CATransform3D) -> CGPoint {
        let w = x * transform.m14 + y * transform.m24 + transform.m44
        let divisor = w == 0 ? 1 : w
        return CGPoint(
            x: (x * transform.m11 + y * transform.m21 + transform.m41) / divisor,
            y: (x * transform.m12 + y * transform.m22 + transform.m42) / divisor)
    }
}

extension CGRect {
    /// Returns the bounding box of the projected corners.
    func projected(by transform: CATransform3D) -> CGRect {
        let corners = [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
        ].map { $0.projected(by: transform) }
        let xs = corners.map(\.x)
        let ys = corners.map(\.y)
        let left = xs.min() ?? 0
        let top = ys.min() ?? 0
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
