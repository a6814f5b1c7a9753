public import UIKit

/// Computes the colours that recorded views show on screen.
///
/// It draws what a recording contains: colours, gradients, images, alpha, corners, masks, shadows, blurs and
/// perspective. A blur shows the average of what is behind it. Blurs behind a blur are not drawn one after the other: they
/// make its radius larger. Symbols are drawn only if recordings know them. Text is
/// drawn only on request, in a font of plain lines.
public struct Compositor {
    private let roots: [CompositedPart]
    private let count: Int
    /// The radius of all blurs together: how far from a point the views are that may be visible there.
    private let reach: Double

    /// Creates a compositor for the views of one frame, parents before children.
    ///
    /// - Parameters:
    ///   - views: The views of the frame.
    ///   - drawsText: Whether text is drawn. The shape of the letters is not that of UIKit's font.
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
        var children = views.map { _ in [CompositedPart]() }
        var roots: [CompositedPart] = []
        for index in views.indices.reversed() {
            let own = Array(children[index].reversed())
            let view = CompositedView(
                views[index], order: index, projections: ways[index], children: own.map(\.view), drawsText: drawsText)
            let part = CompositedPart(view, own)
            if let parent = parents[index] { children[parent].append(part) } else { roots.append(part) }
        }
        self.roots = roots.reversed()
        reach = views.reduce(0) { $0 + $1.blur * $1.blur }.squareRoot()
    }

    private init(_ roots: [CompositedPart], of whole: Compositor) {
        (self.roots, count, reach) = (roots, whole.count, whole.reach)
    }

    /// Returns a compositor that draws the same at the points of a rectangle, from fewer views.
    func part(in rect: CGRect) -> Compositor {
        let room = rect.insetBy(dx: -reach, dy: -reach)
        return Compositor(CompositedPart.needed(roots, in: room, quad: room.corners).parts, of: self)
    }

    /// What the views of a compositor show in a rectangle.
    func detail(in rect: CGRect) -> CompositedPart.Detail {
        reach > 0 ? .edges : CompositedPart.detail(of: roots, quad: rect.corners)
    }

    /// Returns the colour at a point of the window. Where nothing is drawn, it is black, as on a screen.
    public func color(at point: CGPoint) -> RecordedColor {
        paint(at: point).color
    }

    func paint(at point: CGPoint) -> Paint {
        composed(at: point).paint
    }

    /// Returns how often a view is drawn for a point of the window.
    func visits(at point: CGPoint) -> Int {
        composed(at: point).visits
    }

    private func composed(at point: CGPoint) -> Canvas {
        var canvas = Canvas(paint: .black)
        draw(roots, at: point, Pass(window: point, limit: count, blurs: true), onto: &canvas)
        return blurred(canvas, at: point)
    }

    /// One evaluation of a point of the window. Views from the limit on are left out.
    private struct Pass {
        let window: CGPoint
        let limit: Int
        /// Whether blurs are drawn. Behind a blur they are not.
        let blurs: Bool
    }

    /// What is drawn at a point: a colour on what is behind a blur, if there is one.
    private struct Canvas {
        var paint: Paint
        /// The blur that covers everything drawn before. What is behind it is drawn when no other blur can follow.
        var blur: (limit: Int, radius: Double)?
        var visits = 0

        init(paint: Paint) {
            self.paint = paint
        }

        /// Covers what is drawn. Two blurs together are one whose radius is as wide as both.
        mutating func cover(with view: CompositedView) {
            blur = (view.order, blur.map { ($0.radius * $0.radius + view.blur * view.blur).squareRoot() } ?? view.blur)
            paint = .clear
        }
    }

    private func draw(_ parts: [CompositedPart], at point: CGPoint, _ pass: Pass, onto canvas: inout Canvas) {
        for part in parts where part.view.order < pass.limit && part.view.extent.contains(pass.window) {
            draw(part, at: point, pass, onto: &canvas)
        }
    }

    /// Draws a view and its subviews. A view with an alpha is first composed by itself, as UIKit does.
    private func draw(_ part: CompositedPart, at point: CGPoint, _ pass: Pass, onto canvas: inout Canvas) {
        let view = part.view
        canvas.visits += 1
        guard view.opacity > 0, let local = part.localPoint(of: point) else { return }
        if let mask = view.mask, !mask.contains(local) { return }
        guard view.opacity < 1 else { return drawTree(part, at: local, pass, onto: &canvas) }
        var group = Canvas(paint: .clear)
        drawTree(part, at: local, pass, onto: &group)
        group = blurred(group, at: pass.window)
        canvas.paint = group.paint.faded(to: view.opacity).over(canvas.paint)
        canvas.visits += group.visits
    }

    private func drawTree(_ part: CompositedPart, at point: CGPoint, _ pass: Pass, onto canvas: inout Canvas) {
        let view = part.view
        if view.blur > 0, pass.blurs, view.shape.contains(point) { canvas.cover(with: view) }
        if part.drawsOwn { drawOwn(part, at: point, onto: &canvas.paint) }
        guard !part.children.isEmpty, !view.clips || view.shape.contains(point) else { return }
        draw(part.children, at: point, pass, onto: &canvas)
    }

    private func drawOwn(_ part: CompositedPart, at point: CGPoint, onto canvas: inout Paint) {
        let view = part.view
        let isInside = view.shape.contains(point)
        // A blur shows what is behind the view, without its shadow.
        if let shadow = view.shadow, !isInside || view.blur == 0 {
            canvas = Paint(shadow.color).faded(to: shadow.coverage(at: point, of: view.shape)).over(canvas)
        }
        if isInside {
            if let paint = view.background { canvas = paint.over(canvas) }
            if let gradient = view.gradient { canvas = gradient.paint(at: point, in: view.shape.rect).over(canvas) }
        }
        // The image of a view that does not clip may extend beyond its bounds.
        if isInside || !view.clips { part.picture?.draw(at: point, in: view.shape.rect, onto: &canvas) }
        part.text?.draw(at: point, onto: &canvas)
        if isInside, let border = view.border, !border.inside.contains(point) {
            canvas = border.paint.over(canvas)
        }
    }

    /// Draws what is behind the blur of a canvas, if there is one: the average of nine points without blurs.
    ///
    /// So the work at a point grows with the number of views, and not with nine to the power of the number of blurs. Only
    /// a group with an alpha is blurred by itself.
    private func blurred(_ canvas: Canvas, at point: CGPoint) -> Canvas {
        guard let blur = canvas.blur else { return canvas }
        var (points, visits): ([Paint], Int) = ([], canvas.visits)
        for x in [-blur.radius, 0, blur.radius] {
            for y in [-blur.radius, 0, blur.radius] {
                let place = CGPoint(x: point.x + x, y: point.y + y)
                var behind = Canvas(paint: .black)
                draw(roots, at: place, Pass(window: place, limit: blur.limit, blurs: false), onto: &behind)
                points.append(behind.paint)
                visits += behind.visits
            }
        }
        var result = Canvas(paint: canvas.paint.over(Paint(average: points)))
        result.visits = visits
        return result
    }
}

extension Recording {
    /// Returns the colour that the screen shows at a point and a time: that of the last frame up to then.
    public func color(at point: CGPoint, time: Double) -> RecordedColor? {
        frames.last { $0.time <= time + 1e-9 }.map { Compositor($0.views).color(at: point) }
    }
}
