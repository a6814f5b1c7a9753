package import Foundation

extension Double: Interpolatable {
    /// Returns the number at `fraction` between this number and `other`. If both are equal, the result is that
    /// number at every fraction.
    package func mixed(with other: Double, by fraction: Double) -> Double {
        if fraction == 1 { return other }
        if fraction == 0 || fraction.isNaN { return self }
        return self + (other - self) * fraction
    }
}

extension CGFloat: Interpolatable {
    /// Returns the number at `fraction` between this number and `other`.
    package func mixed(with other: CGFloat, by fraction: Double) -> CGFloat {
        CGFloat(Double(self).mixed(with: Double(other), by: fraction))
    }
}
