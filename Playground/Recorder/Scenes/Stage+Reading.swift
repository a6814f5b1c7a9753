import BatonTesting
import UIKit

/// Fingers that find what they touch, so that a script works on every device and in both reading directions.
extension Stage {
    /// The navigation controller at the root of the demonstration.
    var stack: UINavigationController? {
        window.rootViewController as? UINavigationController
    }

    /// Taps the first label with a text, or below it, and waits.
    func tap(_ text: String, below distance: CGFloat = 0) throws {
        guard let label = label(text, in: window) else { throw MissingText(text: text) }
        let y = distance > 0 ? label.bounds.maxY + distance : label.bounds.midY
        finger.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: y), to: window))
        try settle()
    }

    /// Taps a point, whose x is a fraction of the width from the leading edge, and waits.
    func tap(leading x: CGFloat, _ y: CGFloat) throws {
        finger.tap(at: point(x, y))
        try settle()
    }

    /// A point of the window, as fractions of its width from the leading edge and of its height.
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
        let isMirrored = window.effectiveUserInterfaceLayoutDirection == .rightToLeft
        let size = window.bounds.size
        return CGPoint(x: size.width * (isMirrored ? 1 - x : x), y: size.height * y)
    }

    /// Swipes back from the leading edge, past the middle.
    func swipeBack(in seconds: Double = 0.4) {
        finger.drag(from: point(0.01, 0.5), to: point(0.68, 0.51), in: seconds)
    }

    /// Begins to swipe back, returns, and lets go.
    func swipeBackInVain() {
        finger.down(at: point(0.01, 0.5))
        finger.drag(to: point(0.45, 0.51), in: 0.3)
        finger.drag(to: point(0.22, 0.51), in: 0.15)
        finger.hold(for: 0.1)
        finger.up()
    }

    /// Drags upwards or downwards, waits, and lets go. The ends are fractions of the height.
    func pull(from start: CGFloat, to end: CGFloat) {
        finger.down(at: point(0.5, start))
        finger.drag(to: point(0.5, end), in: 0.25)
        finger.hold(for: 0.1)
        finger.up()
    }

    private func label(_ text: String, in view: UIView) -> UILabel? {
        if let label = view as? UILabel, label.text == text { return label }
        return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
    }
}

/// The error for a script that names a text which is not on the screen.
private struct MissingText: Error, CustomStringConvertible {
    let text: String

    var description: String { "No label shows \"\(text)\"." }
}
