import UIKit
import XCTest

@testable import Baton

/// The visible colour and alpha of a bar background, and the visible alpha of the line below it.
struct SeenPaint {
    var red = 0.0
    var green = 0.0
    var blue = 0.0
    var alpha = 0.0
    var shadow = 0.0

    init(red: Double, green: Double, blue: Double, alpha: Double, shadow: Double = 0) {
        (self.red, self.green, self.blue, self.alpha, self.shadow) = (red, green, blue, alpha, shadow)
    }

    /// Reads the visible colour of a backdrop and the line below it. A nil backdrop has no colour.
    @MainActor
    init(_ backdrop: (any BarBackdrop)?) {
        guard let backdrop, !backdrop.isHidden else { return }
        let fill = backdrop.layer.presentation() ?? backdrop.layer
        let opacity = Double(fill.opacity)
        let line = backdrop.line.layer.presentation() ?? backdrop.line.layer
        shadow = backdrop.line.isHidden ? 0 : Double(line.opacity) * opacity
        guard let parts = fill.backgroundColor?.components, parts.count == 4 else { return }
        (red, green, blue) = (Double(parts[0]), Double(parts[1]), Double(parts[2]))
        alpha = Double(parts[3]) * opacity
    }

    /// The expected paint at a given progress between two sides.
    ///
    /// All values are interpolated linearly. A side without a colour uses the other side's colour at alpha 0.
    static func between(_ start: SeenPaint, _ end: SeenPaint, at part: Double) -> SeenPaint {
        let first = start.alpha == 0 ? end : start
        let last = end.alpha == 0 ? start : end
        func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * part }
        return SeenPaint(
            red: mix(first.red, last.red), green: mix(first.green, last.green), blue: mix(first.blue, last.blue),
            alpha: mix(start.alpha, end.alpha), shadow: mix(start.shadow, end.shadow))
    }

    /// Compares two paints. Colours are compared only where they are visible.
    func assertClose(
        to other: SeenPaint, within tolerance: Double = 0.01, _ note: String = "", file: StaticString = #filePath,
        line: UInt = #line
    ) {
        XCTAssertEqual(alpha, other.alpha, accuracy: tolerance, "alpha \(note)", file: file, line: line)
        XCTAssertEqual(shadow, other.shadow, accuracy: tolerance, "shadow \(note)", file: file, line: line)
        guard other.alpha > tolerance else { return }
        XCTAssertEqual(red, other.red, accuracy: tolerance, "red \(note)", file: file, line: line)
        XCTAssertEqual(green, other.green, accuracy: tolerance, "green \(note)", file: file, line: line)
        XCTAssertEqual(blue, other.blue, accuracy: tolerance, "blue \(note)", file: file, line: line)
    }
}

extension SeenPaint {
    static let nothing = SeenPaint(red: 0, green: 0, blue: 0, alpha: 0)
    static let ember = SeenPaint(red: 1, green: 0.25, blue: 0, alpha: 1, shadow: 1)
    static let halfSea = SeenPaint(red: 0, green: 0.5, blue: 0.75, alpha: 0.5, shadow: 0.5)
}

extension BarState {
    static let clear = BarState(background: .clear)
    /// What `SeenPaint.ember` shows.
    static let ember = BarState(background: .color(UIColor(red: 1, green: 0.25, blue: 0, alpha: 1)))
    /// What `SeenPaint.halfSea` shows.
    static let halfSea = BarState(
        background: .color(UIColor(red: 0, green: 0.5, blue: 0.75, alpha: 1)), backgroundAlpha: 0.5)
}

extension BarBackdrop {
    /// How much is seen of the background: of a blur the part of its effect, and the alpha of the view.
    var seenPart: Double {
        let shown = layer.presentation() ?? layer
        let effect = self is UIVisualEffectView ? Double(shown.backdropBlur) / 20 : 1
        return Double(shown.opacity) * effect
    }
}
