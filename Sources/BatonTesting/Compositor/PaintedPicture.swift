import UIKit

/// What an image shows, with the extent of each of its marks, so that most marks need no test at a point.
final class PaintedPicture: Sendable {
    private let marks: [PaintedMark]
    let extent: CGRect

    init(_ picture: RecordedPicture) {
        marks = picture.marks.map { PaintedMark($0) }
        extent = CGRect(around: marks.map(\.extent))
    }

    /// Draws what the picture shows at a point of a view with the given bounds.
    func draw(at point: CGPoint, in bounds: CGRect, onto canvas: inout Paint) {
        for mark in marks { mark.draw(at: point, in: bounds, onto: &canvas) }
    }
}

/// A mark of a picture.
private final class PaintedMark: Sendable {
    private let kind: Kind
    let extent: CGRect

    private enum Kind {
        case fill(RecordedOutline, Paint)
        case gradient(RecordedOutline, RecordedGradient)
        case group([PaintedMark], clips: [RecordedOutline], opacity: Double)
    }

    init(_ mark: RecordedPicture.Mark) {
        switch mark {
        case .fill(let outline, let color):
            kind = .fill(outline, Paint(color))
            extent = outline.extent
        case .gradient(let outline, let gradient):
            kind = .gradient(outline, gradient)
            extent = outline.extent
        case .group(let marks, let clips, let opacity):
            let inner = marks.map { PaintedMark($0) }
            kind = .group(inner, clips: clips, opacity: opacity)
            extent = clips.first?.extent ?? CGRect(around: inner.map(\.extent))
        }
    }

    func draw(at point: CGPoint, in bounds: CGRect, onto canvas: inout Paint) {
        guard extent.contains(point) else { return }
        switch kind {
        case .fill(let outline, let paint):
            if outline.contains(point) { canvas = paint.over(canvas) }
        case .gradient(let outline, let gradient):
            if outline.contains(point) { canvas = gradient.paint(at: point, in: bounds).over(canvas) }
        case .group(let marks, let clips, let opacity):
            guard clips.allSatisfy({ $0.contains(point) }) else { return }
            var group = Paint.clear
            for mark in marks { mark.draw(at: point, in: bounds, onto: &group) }
            canvas = group.faded(to: opacity).over(canvas)
        }
    }
}

extension RecordedOutline {
    fileprivate var extent: CGRect {
        // A rectangle that contains a point on its right and lower edges, too.
        CGRect(around: polygons.flatMap { $0 }.map { CGRect(origin: $0, size: .zero) }).insetBy(dx: -0.5, dy: -0.5)
    }
}

extension CGRect {
    fileprivate init(around rects: [CGRect]) {
        self = rects.reduce(rects.first ?? .zero) { $0.union($1) }
    }
}
