// The names are those of QuartzCore.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

#if !canImport(Darwin)
    public import Foundation

    /// A 4x4 matrix that transforms row vectors (x, y, z, 1). The vector is the left factor of the product.
    ///
    /// As on Apple platforms, the type is not `Equatable`. Use `CATransform3DEqualToTransform` to compare transforms.
    public struct CATransform3D: Sendable {
        public var m11: CGFloat
        public var m12: CGFloat
        public var m13: CGFloat
        public var m14: CGFloat
        public var m21: CGFloat
        public var m22: CGFloat
        public var m23: CGFloat
        public var m24: CGFloat
        public var m31: CGFloat
        public var m32: CGFloat
        public var m33: CGFloat
        public var m34: CGFloat
        public var m41: CGFloat
        public var m42: CGFloat
        public var m43: CGFloat
        public var m44: CGFloat

        public init(
            m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
            m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
            m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
            m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
        ) {
            (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
            (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
            (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
            (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
        }

        /// Creates a matrix of zeros, like a C structure. It is not the identity.
        public init() {
            self.init(
                m11: 0, m12: 0, m13: 0, m14: 0,
                m21: 0, m22: 0, m23: 0, m24: 0,
                m31: 0, m32: 0, m33: 0, m34: 0,
                m41: 0, m42: 0, m43: 0, m44: 0
            )
        }
    }

    public let CATransform3DIdentity = CATransform3DMakeScale(1, 1, 1)

    public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(t, CATransform3DIdentity)
    }

    public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool {
        a.m11 == b.m11 && a.m12 == b.m12 && a.m13 == b.m13 && a.m14 == b.m14
            && a.m21 == b.m21 && a.m22 == b.m22 && a.m23 == b.m23 && a.m24 == b.m24
            && a.m31 == b.m31 && a.m32 == b.m32 && a.m33 == b.m33 && a.m34 == b.m34
            && a.m41 == b.m41 && a.m42 == b.m42 && a.m43 == b.m43 && a.m44 == b.m44
    }

    public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
        CATransform3D(
            m11: m.a, m12: m.b, m13: 0, m14: 0,
            m21: m.c, m22: m.d, m23: 0, m24: 0,
            m31: 0, m32: 0, m33: 1, m34: 0,
            m41: m.tx, m42: m.ty, m43: 0, m44: 1
        )
    }

    /// Returns whether `CATransform3DGetAffineTransform` converts a transform without loss.
    public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool {
        CATransform3DEqualToTransform(t, CATransform3DMakeAffineTransform(CATransform3DGetAffineTransform(t)))
    }

    /// Returns the affine part of a transform. It is meaningful only if `CATransform3DIsAffine` returns true.
    public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
        CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
    }
#endif
