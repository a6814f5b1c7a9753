import UIKit

/// A view with those of its subviews that are needed in a part of the window.
///
/// Most of a screen is covered by a few opaque views. What they cover is not drawn, which is found out once for many points.
struct CompositedPart: Sendable {
    let view: CompositedView
    let children: [CompositedPart]
    /// Whether the view draws something itself. It does not where opaque subviews cover it, or without a content.
    let drawsOwn: Bool
    /// What is visible there of the image and of the text of the view.
    let picture: PaintedPicture?
    let text: TextStrokes?
    /// Where the view is in the part around it. Views in between that only hold it are left out.
    private let projection: Projection

    /// Creates the whole of a view.
    init(_ view: CompositedView, _ children: [CompositedPart]) {
        self.init(
            view, children, drawsOwn: view.drawsSomething, picture: view.picture, text: view.text,
            projection: view.projection)
    }

    private init(
        _ view: CompositedView, _ children: [CompositedPart], drawsOwn: Bool, picture: PaintedPicture?,
        text: TextStrokes?, projection: Projection
    ) {
        (self.view, self.children, self.drawsOwn) = (view, children, drawsOwn)
        (self.picture, self.text, self.projection) = (picture, text, projection)
    }

    /// Returns the point of the view that is visible at a point of the part around it, if it is visible.
    func localPoint(of point: CGPoint) -> CGPoint? {
        projection.localPoint(of: point, isDoubleSided: view.isDoubleSided)
    }

    /// The corners of a part of the window in the coordinates of a view, or nil if they are not all seen there.
    typealias Quad = [CGPoint]

    /// What is visible in a part of the window.
    enum Detail: Int {
        /// One colour.
        case plain
        /// Areas with edges, each of which is wider than a pixel.
        case edges
        /// Lines, which may be thinner than a pixel.
        case lines
    }

    /// Returns the parts that are needed in a rectangle of the window, and whether they hide everything behind them.
    ///
    /// - Parameter quad: The corners of the rectangle in the coordinates of the superview.
    static func needed(_ parts: [CompositedPart], in rect: CGRect, quad: Quad?) -> Needed {
        var needed: [CompositedPart] = []
        for part in parts.reversed() where part.view.opacity > 0 && part.view.extent.intersects(rect) {
            let own = part.needed(in: rect, quad: quad)
            needed += own.parts.reversed()
            if own.hide { return (needed.reversed(), true) }
        }
        return (needed.reversed(), false)
    }

    typealias Needed = (parts: [CompositedPart], hide: Bool)

    private func needed(in rect: CGRect, quad: Quad?) -> Needed {
        guard let own = self.quad(quad) else { return ([self], false) }
        let isInside = own.allSatisfy(view.shape.contains)
        guard isInside || !view.clips || own.bounds.intersects(view.shape.rect) else { return ([], false) }
        let inner = Self.needed(children, in: rect, quad: own)
        let part = CompositedPart(
            view, inner.parts, drawsOwn: drawsOwn && !inner.hide, picture: picture?.part(in: own.bounds),
            text: text?.part(in: own.bounds), projection: projection)
        let isClear = (isInside || !view.clips) && view.opacity == 1 && view.mask == nil
        return (isClear ? part.unwrapped : [part], (isInside && view.isOpaque) || (inner.hide && isClear))
    }

    /// The children, if the view only holds them and has no perspective.
    private var unwrapped: [CompositedPart] {
        guard !drawsOwn, view.blur == 0 else { return [self] }
        let inner = children.compactMap { child in
            child.projection.inside(projection).map { place in
                CompositedPart(
                    child.view, child.children, drawsOwn: child.drawsOwn, picture: child.picture, text: child.text,
                    projection: place)
            }
        }
        return inner.count == children.count ? inner : [self]
    }

    /// Returns what parts show in a part of the window.
    static func detail(of parts: [CompositedPart], quad: Quad?) -> Detail {
        var most = Detail.plain
        for part in parts {
            let detail = part.detail(quad)
            if detail == .lines { return .lines }
            if detail == .edges { most = .edges }
        }
        return most
    }

    /// Whether the view shows the same at all points inside its border.
    private var isPlain: Bool {
        // A shadow is visible through what is translucent.
        view.gradient == nil && picture?.isPlain ?? true && (view.shadow == nil || view.isOpaque)
    }

    private func detail(_ quad: Quad?) -> Detail {
        guard let own = self.quad(quad) else { return .lines }
        if drawsOwn, text != nil { return .lines }
        let inner = Self.detail(of: children, quad: own)
        guard inner == .plain, view.mask == nil else { return inner == .lines ? .lines : .edges }
        let isInside = own.allSatisfy((view.border?.inside ?? view.shape).contains)
        if isInside { return drawsOwn && !isPlain ? .edges : .plain }
        // A view that neither clips nor draws has no edge.
        if !drawsOwn, !view.clips || children.isEmpty { return .plain }
        let mayReach = own.bounds.intersects(view.shape.rect) || view.shadow != nil || picture != nil
        return mayReach ? view.edgeDetail : .plain
    }
}

extension CompositedPart {
    /// Returns where the corners of a part of the window are in the view.
    private func quad(_ quad: Quad?) -> Quad? {
        guard let own = quad?.compactMap(localPoint), own.count == quad?.count else { return nil }
        return own
    }
}

extension CompositedView {
    /// What the edge of the view is. A view that is thinner than a few points is a line, and so is a border.
    fileprivate var edgeDetail: CompositedPart.Detail {
        min(shape.rect.width, shape.rect.height) < 4 || border != nil ? .lines : .edges
    }
}

extension CGRect {
    /// The corners in the order around the rectangle.
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY), CGPoint(x: minX, y: maxY),
        ]
    }
}

extension [CGPoint] {
    /// The rectangle around the points.
    fileprivate var bounds: CGRect {
        let (xs, ys) = (map(\.x), map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .zero }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }
}
