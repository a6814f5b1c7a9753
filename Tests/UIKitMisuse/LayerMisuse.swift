import UIKit

/// Geometry that is none.
@MainActor
public enum LayerMisuse {
    /// Draws a line to a point that is no number.
    public static func drawToNaN() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: CGFloat.nan))
    }

    /// Scales a path beyond all numbers.
    public static func growAPathWithoutEnd() {
        var huge = CGAffineTransform(scaleX: .greatestFiniteMagnitude, y: 1)
        _ = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: &huge)
    }

    /// Draws a line that is as wide as no number.
    public static func strokeWithNaN() {
        CAShapeLayer().lineWidth = .nan
    }

    /// Places the end of a gradient infinitely far away.
    public static func endAGradientNowhere() {
        CAGradientLayer().endPoint = CGPoint(x: CGFloat.infinity, y: 0)
    }

    /// Rounds corners that do not fit.
    public static func roundTooMuch() {
        _ = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6, cornerHeight: 1, transform: nil)
    }
}
