public import UIKit

/// Computes the colours that recorded views show on screen.
///
/// It draws what a recording contains: colours, gradients, images, alpha, corners, masks, shadows, blurs and
/// perspective. A blur shows the average of what is behind it. Symbols are drawn only if recordings know them. Text is
/// drawn only on request, in a font of plain lines.
public struct Compositor {
    private let roots: [CompositedView]
    private let count: Int

    /// Creates a compositor for the views of one frame, parents before children.
    ///
    /// - Parameter drawsText: Whether text is drawn. The shape of the letters is not that of UIKit's font.
    public init(_ views: [RecordedView], drawsText: Bool = false) {
        count = views.count
        let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
        let parents = views.map { view in view.parent.flatMap { places[$0] } }
        // For each view the way out of it: to its superview, from there to the next one, and so on to the window.
        var ways: [[Projection]] = []
        for (index, view) in views.enumerated() {
            let own = Projection(of: view, in: parents[index].map { views[$0] })
            ways.append([own] + (parents[index].map { ways[$0] } ?? []))
        }
        var children = views.map { _ in [CompositedView]() }
        var roots: [CompositedView] = []
        for index in views.indices.reversed() {
            let view = CompositedView(
                views[index], order: index, projections: ways[index], children: children[index].reversed(),
                drawsText: drawsText)
            if let parent = parents[index] { children[parent].append(view) } else { roots.append(view) }
        }
        self.roots = roots.reversed()
    }

    /// Returns the colour at a point of the window. Where nothing is drawn, it is black, as on a screen.
    public func color(at point: CGPoint) -> RecordedColor {
        paint(at: point).color
    }

    func paint(at point: CGPoint) -> Paint {
        var canvas = Paint.black
        draw(roots, at: point, Pass(window: point, limit: count), onto: &canvas)
        return canvas
    }

    /// One evaluation of a point of the window. Views from the limit on are left out.
    private struct Pass {
        let window: CGPoint
        let limit: Int
    }

    private func draw(_ views: [CompositedView], at point: CGPoint, _ pass: Pass, onto canvas: inout Paint) {
        for view in views where view.order < pass.limit && view.extent.contains(pass.window) {
            draw(view, at: point, pass, onto: &canvas)
        }
    }

    /// Draws a view and its subviews. A view with an alpha is first composed by itself, as UIKit does.
    private func draw(_ view: CompositedView, at point: CGPoint, _ pass: Pass, onto canvas: inout Paint) {
        guard view.opacity > 0, let local = view.localPoint(of: point) else { return }
        if let mask = view.mask, !mask.contains(local) { return }
        var group = view.opacity < 1 ? Paint.clear : canvas
        drawOwn(view, at: local, pass, onto: &group)
        if !view.clips || view.shape.contains(local) { draw(view.children, at: local, pass, onto: &group) }
        canvas = view.opacity < 1 ? group.faded(to: view.opacity).over(canvas) : group
    }

    private func drawOwn(_ view: CompositedView, at point: CGPoint, _ pass: Pass, onto canvas: inout Paint) {
        if let shadow = view.shadow {
            canvas = Paint(shadow.color).faded(to: shadow.coverage(at: point, of: view.shape)).over(canvas)
        }
        let isInside = view.shape.contains(point)
        if isInside {
            if view.blur > 0 { canvas = blurred(behind: view, pass) }
            if let paint = view.background { canvas = paint.over(canvas) }
            if let gradient = view.gradient { canvas = gradient.paint(at: point, in: view.shape.rect).over(canvas) }
        }
        // The image of a view that does not clip may extend beyond its bounds.
        if isInside || !view.clips { view.picture?.draw(at: point, in: view.shape.rect, onto: &canvas) }
        view.text?.draw(at: point, onto: &canvas)
        if isInside, let border = view.border, !border.inside.contains(point) {
            canvas = border.paint.over(canvas)
        }
    }

    /// Returns the average of nine points of what is behind a view.
    private func blurred(behind view: CompositedView, _ pass: Pass) -> Paint {
        let steps = [-view.blur, 0, view.blur]
        let points = steps.flatMap { x in
            steps.map { y in CGPoint(x: pass.window.x + x, y: pass.window.y + y) }
        }
        return Paint(
            average: points.map { point in
                var canvas = Paint.black
                draw(roots, at: point, Pass(window: point, limit: view.order), onto: &canvas)
                return canvas
            })
    }
}

extension Recording {
    /// Returns the colour that the screen shows at a point and a time: that of the last frame up to then.
    public func color(at point: CGPoint, time: Double) -> RecordedColor? {
        frames.last { $0.time <= time + 1e-9 }.map { Compositor($0.views).color(at: point) }
    }
}
