import UIKit

/// Draws the glass behind the buttons of a bar, which is light or dark after what is behind it, and what stands on it.
///
/// The material of the system is not imitated. The stand-in has a plain view in its place.
struct GlassDrawing {
    private static let glass = "GlassPieceView"
    private static let parts: Set<String> = ["BarButtonView", "TabItemView"]

    private let views: [RecordedView]
    /// Returns the views that reach a point, from those that are given.
    private let near: (CGPoint, [RecordedView]) -> [RecordedView]

    init(_ views: [RecordedView], near: @escaping (CGPoint, [RecordedView]) -> [RecordedView]) {
        self.views = views
        self.near = near
    }

    /// The views with the glass as it looks there.
    var drawn: [RecordedView] {
        var drawn = views
        var dark: [CGRect] = []
        for (index, view) in views.enumerated() where isGlass(view) {
            let place = CGPoint(x: view.windowFrame.midX, y: view.windowFrame.midY)
            let isDark = Compositor(near(place, Array(views[..<index]))).color(at: place).isDark
            if isDark { dark.append(view.windowFrame) }
            Self.paint(&drawn[index], isDark: isDark)
        }
        return dark.isEmpty ? drawn : lit(drawn, on: dark)
    }

    /// Glass in the tint colour of a prominent button stays as it is.
    private func isGlass(_ view: RecordedView) -> Bool {
        view.role == .system && view.name == Self.glass && view.bounds.width > 0 && view.background?.alpha ?? 1 < 1
    }

    private static func paint(_ glass: inout RecordedView, isDark: Bool) {
        let (fill, edge) = isDark ? (gray(0.16, 0.72), gray(1, 0.22)) : (gray(0.97, 0.86), gray(0, 0.08))
        glass.background = fill
        glass.border = RecordedBorder(width: 1 / 2, color: edge)
        glass.shadow = RecordedShadow(reach: CGSize(width: 0, height: 2), radius: 8, color: gray(0, 0.12))
    }

    /// Makes black letters white that stand on dark glass.
    private func lit(_ views: [RecordedView], on dark: [CGRect]) -> [RecordedView] {
        var lit = views
        var buttons: Set<Int> = []
        for (index, view) in views.enumerated() {
            if Self.parts.contains(view.name) { buttons.insert(view.id) }
            guard let parent = view.parent, buttons.contains(parent), let color = view.text?.color, color.isBlack,
                dark.contains(where: { $0.intersects(view.windowFrame) })
            else { continue }
            lit[index].text?.color = Self.gray(1, color.alpha)
        }
        return lit
    }

    private static func gray(_ part: Double, _ alpha: Double) -> RecordedColor {
        RecordedColor(red: part, green: part, blue: part, alpha: alpha)
    }
}

extension RecordedColor {
    /// Whether white is more visible on the colour than black.
    var isDark: Bool { 0.3 * red + 0.59 * green + 0.11 * blue < 0.5 }

    fileprivate var isBlack: Bool { max(red, green, blue) < 0.1 }
}
