package import Foundation

extension CGPoint: Interpolatable {
    /// The point `fraction` of the straight way from here to `other`.
    package func mixed(with other: CGPoint, by fraction: Double) -> CGPoint {
        CGPoint(x: x.mixed(with: other.x, by: fraction), y: y.mixed(with: other.y, by: fraction))
    }
}

extension CGSize: Interpolatable {
    /// The size `fraction` of the way from this one to `other`.
    package func mixed(with other: CGSize, by fraction: Double) -> CGSize {
        CGSize(
            width: width.mixed(with: other.width, by: fraction),
            height: height.mixed(with: other.height, by: fraction)
        )
    }
}

extension CGRect: Interpolatable {
    /// The rectangle `fraction` of the way from this one to `other`: origin and size each go straight.
    package func mixed(with other: CGRect, by fraction: Double) -> CGRect {
        CGRect(
            origin: origin.mixed(with: other.origin, by: fraction),
            size: size.mixed(with: other.size, by: fraction)
        )
    }
}
