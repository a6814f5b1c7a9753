#if !canImport(Darwin)
    public import Foundation

    extension CGPoint {
        public func applying(_ t: CGAffineTransform) -> CGPoint {
            CGPoint(x: t.a * x + t.c * y + t.tx, y: t.b * x + t.d * y + t.ty)
        }
    }

    extension CGSize {
        /// Returns the transformed size. The translation is ignored, and the result may be negative.
        public func applying(_ t: CGAffineTransform) -> CGSize {
            CGSize(width: t.a * width + t.c * height, height: t.b * width + t.d * height)
        }
    }

    extension CGRect {
        /// Returns the smallest upright rectangle around the transformed corners.
        public func applying(_ t: CGAffineTransform) -> CGRect {
            guard !isNull, !isInfinite else { return self }
            // Without rotation or shear the size is transformed exactly, not recomputed from two rounded corners.
            if t.b == 0, t.c == 0 {
                return CGRect(origin: origin.applying(t), size: size.applying(t)).standardized
            }
            let corners = [
                CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY),
                CGPoint(x: minX, y: maxY), CGPoint(x: maxX, y: maxY),
            ].map { $0.applying(t) }
            let xs = corners.map(\.x)
            let ys = corners.map(\.y)
            let (left, right) = (xs.min() ?? 0, xs.max() ?? 0)
            let (top, bottom) = (ys.min() ?? 0, ys.max() ?? 0)
            return CGRect(x: left, y: top, width: right - left, height: bottom - top)
        }
    }
#endif
