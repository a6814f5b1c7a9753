public import UIKit

/// Computes the colours that recorded views show on screen.
///
/// It draws what a recording contains: colours, gradients, images, alpha, corners, masks, shadows, blurs and
/// perspective. A blur shows the average of what is behind it. Text is not drawn, and symbols only if recordings know them.
public struct Compositor {
    private let views: [RecordedView]
    private let children: [[Int]]
    private let roots: [Int]
    private let projections: [Projection]

    /// Creates a compositor for the views of one frame, parents before children.
    public init(_ views: [RecordedView]) {
        self.views = views
        let places = Dictionary(uniqueKeysWithValues: views.enumerated().map { ($1.id, $0) })
        var children = views.map { _ in [Int]() }
        var roots: [Int] = []
        var projections: [Projection] = []
        for (index, view) in views.enumerated() {
            let parent = view.parent.flatMap { places[$0] }
            if let parent { children[parent].append(index) } else { roots.append(index) }
            projections.append(Projection(of: view, in: parent.map { views[$0] }))
        }
        self.children = children
        self.roots = roots
        self.projections = projections
    }

    /// Returns the colour at a point of the window. Where nothing is drawn, it is black, as on a screen.
    public func color(at point: CGPoint) -> RecordedColor {
        var canvas = Paint.black
        draw(roots, at: point, Pass(window: point, limit: views.count), onto: &canvas)
        return canvas.color
    }

    /// One evaluation of a point of the window. Views from the limit on are left out.
    private struct Pass {
        let window: CGPoint
        let limit: Int
    }

    private func draw(_ indices: [Int], at point: CGPoint, _ pass: Pass, onto canvas: inout Paint) {
        for index in indices where index < pass.limit { draw(index, at: point, pass, onto: &canvas) }
    }

    /// Draws a view and its subviews. A view with an alpha is first composed by itself, as UIKit does.
    private func draw(_ index: Int, at point: CGPoint, _ pass: Pass, onto canvas: inout Paint) {
        let view = views[index]
        guard view.opacity > 0, let local = projections[index].localPoint(of: point, isDoubleSided: view.isDoubleSided)
        else { return }
        if let mask = view.mask, !RoundedShape(mask).contains(local) { return }
        var group = view.opacity < 1 ? Paint.clear : canvas
        drawOwn(index, at: local, pass, onto: &group)
        if !view.clips || view.shape.contains(local) { draw(children[index], at: local, pass, onto: &group) }
        canvas = view.opacity < 1 ? group.faded(to: view.opacity).over(canvas) : group
    }

    private func drawOwn(_ index: Int, at point: CGPoint, _ pass: Pass, onto canvas: inout Paint) {
        let view = views[index]
        if let shadow = view.shadow, !view.clips {
            canvas = Paint(shadow.color).faded(to: shadow.coverage(at: point, of: view.shape)).over(canvas)
        }
        let isInside = view.shape.contains(point)
        if isInside {
            if view.blur > 0 { canvas = blurred(behind: index, view.blur, pass) }
            if let color = view.background { canvas = Paint(color).over(canvas) }
            if let gradient = view.gradient { canvas = gradient.paint(at: point, in: view.bounds).over(canvas) }
        }
        // The image of a view that does not clip may extend beyond its bounds.
        if isInside || !view.clips { view.picture?.draw(at: point, in: view.bounds, onto: &canvas) }
        if isInside, let border = view.border, !view.shape.inset(by: border.width).contains(point) {
            canvas = Paint(border.color).over(canvas)
        }
    }

    /// Returns the average of nine points of what is behind a view.
    private func blurred(behind index: Int, _ radius: Double, _ pass: Pass) -> Paint {
        let steps = [-radius, 0, radius]
        let points = steps.flatMap { x in
            steps.map { y in CGPoint(x: pass.window.x + x, y: pass.window.y + y) }
        }
        return Paint(
            average: points.map { point in
                var canvas = Paint.black
                draw(roots, at: point, Pass(window: point, limit: index), onto: &canvas)
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
