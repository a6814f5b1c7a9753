import UIKit

/// A landscape: a gradient for the sky, and drawn curves. The gallery uses landscapes as photos and album covers.
@MainActor
public struct Artwork {
    /// The name of the place.
    public let name: String
    let sky: [UIColor]
    let sun: UIColor
    /// The place of the sun, as a fraction of the picture.
    let height: CGPoint
    let hills: [UIColor]

    /// Whether white is more visible on the upper part of the sky than black.
    var isDark: Bool {
        var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
        sky.first?.getRed(&red, green: &green, blue: &blue, alpha: nil)
        return 0.3 * red + 0.59 * green + 0.11 * blue < 0.5
    }

    /// Draws what stands before the sky: the sun, and hills of which each is lower than the one behind it.
    func foreground(size: CGSize) -> UIImage {
        UIGraphicsImageRenderer(size: size).image { _ in
            drawSun(in: size)
            for (index, color) in hills.enumerated() {
                color.setFill()
                hill(CGFloat(index) / CGFloat(max(1, hills.count)), in: size, rising: index % 2 == 0).fill()
            }
        }
    }

    private func drawSun(in size: CGSize) {
        let radius = min(size.width, size.height) * 0.11
        let center = CGPoint(x: height.x * size.width, y: height.y * size.height)
        for (scale, alpha) in [(CGFloat(1.9), CGFloat(0.25)), (1, 1)] {
            sun.withAlphaComponent(alpha).setFill()
            let rect = CGRect(origin: center, size: .zero).insetBy(dx: -radius * scale, dy: -radius * scale)
            UIBezierPath(ovalIn: rect).fill()
        }
    }

    /// A hill from the left edge to the right one, filled down to the lower edge.
    private func hill(_ depth: CGFloat, in size: CGSize, rising: Bool) -> UIBezierPath {
        let top = size.height * (0.52 + 0.36 * depth)
        let swing = size.height * (rising ? 0.16 : -0.16) * (1 - depth / 2)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 0, y: size.height))
        path.addLine(to: CGPoint(x: 0, y: top + swing / 2))
        path.addCurve(
            to: CGPoint(x: size.width, y: top - swing / 3),
            controlPoint1: CGPoint(x: size.width * 0.35, y: top - swing * 1.6),
            controlPoint2: CGPoint(x: size.width * 0.6, y: top + swing * 1.5))
        path.addLine(to: CGPoint(x: size.width, y: size.height))
        path.close()
        return path
    }
}
