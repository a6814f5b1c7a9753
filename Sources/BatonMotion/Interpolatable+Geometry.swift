package import Foundation

extension CGPoint: Interpolatable {
    /// Returns the point at `fraction` on the straight line from this point to `other`.
    package func mixed(with other: CGPoint, by fraction: Double) -> CGPoint {
        CGPoint(x: x.mixed(with: other.x, by: fraction), y: y.mixed(with: other.y, by: fraction))
    }
}

extension CGSize: Interpolatable {
    /// Returns the size at `fraction` between this size and `other`.
    package func mixed(with other: CGSize, by fraction: Double) -> CGSize {
        CGSize(
            width: width.mixed(with: other.width, by: fraction),
            height: height.mixed(with: other.height, by: fraction)
        )
    }
}

extension CGRect: Interpolatable {
    /// Returns the rectangle at `fraction` between this rectangle and `other`. Origin and size are interpolated
    /// separately.
    package func mixed(with other: CGRect, by fraction: Double) -> CGRect {
        CGRect(
            origin: origin.mixed(with: other.origin, by: fraction),
            size: size.mixed(with: other.size, by: fraction)
        )
    }
}
