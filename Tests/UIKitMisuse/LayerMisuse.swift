import Foundation
import UIKit

/// Invalid geometry.
@MainActor
public enum LayerMisuse {
    /// Adds a line to a point that is not a number.
    public static func drawToNaN() {
        let path = UIBezierPath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 0, y: CGFloat.nan))
    }

    /// Scales a path beyond the range of numbers.
    public static func growAPathWithoutEnd() {
        var huge = CGAffineTransform(scaleX: .greatestFiniteMagnitude, y: 1)
        _ = CGPath(rect: CGRect(x: 0, y: 0, width: 9, height: 9), transform: &huge)
    }

    /// Sets a line width that is not a number.
    public static func strokeWithNaN() {
        CAShapeLayer().lineWidth = .nan
    }

    /// Sets the end point of a gradient to infinity.
    public static func endAGradientNowhere() {
        CAGradientLayer().endPoint = CGPoint(x: CGFloat.infinity, y: 0)
    }

    /// Creates a rounded rectangle with corners that do not fit.
    public static func roundTooMuch() {
        _ = CGPath(
            roundedRect: CGRect(x: 0, y: 0, width: 10, height: 10), cornerWidth: 6, cornerHeight: 1, transform: nil)
    }

    /// Creates a view whose layer class has no initializer without arguments.
    public static func makeALayerWithoutInitializer() {
        _ = NamedLayerView()
    }

    /// Shows a view whose layer class cannot be copied for what is on screen.
    public static func showALayerWithoutCopy() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let view = CountedLayerView()
        window.addSubview(view)
        window.isHidden = false
        TurnLoop.main.runTurn()
        _ = view.layer.presentation()
    }
}

private final class NamedLayer: CALayer {
    let title: String

    init(title: String) {
        self.title = title
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class NamedLayerView: UIView {
    override class var layerClass: AnyClass { NamedLayer.self }
}

private final class CountedLayer: CALayer {
    let count: Int

    override init() {
        count = 1
        super.init()
    }

    required init?(coder: NSCoder) {
        nil
    }
}

private final class CountedLayerView: UIView {
    override class var layerClass: AnyClass { CountedLayer.self }
}
