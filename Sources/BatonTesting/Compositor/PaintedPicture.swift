import UIKit

/// What an image shows, with the extent of each of its marks, so that most marks need no test at a point.
final class PaintedPicture: Sendable {
    private let marks: [PaintedMark]
    let extent: CGRect

    convenience init(_ picture: RecordedPicture) {
        self.init(picture.marks.map { PaintedMark($0) })
    }

    private init(_ marks: [PaintedMark]) {
        self.marks = marks
        extent = CGRect(around: marks.map(\.extent))
    }

    /// Returns what is visible of the picture in a rectangle, or nil for nothing.
    func part(in rect: CGRect) -> PaintedPicture? {
        let parts = PaintedMark.parts(of: marks, in: rect)
        return parts.isEmpty ? nil : PaintedPicture(parts)
    }

    /// Whether a part of the picture has one colour.
    var isPlain: Bool { marks.allSatisfy(\.isPlain) }

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
        /// A colour everywhere.
        case flood(Paint)
        case fill(PaintedOutline, Paint)
        case gradient(PaintedOutline, RecordedGradient)
        case group([PaintedMark], clips: [PaintedOutline], opacity: Double)
    }

    init(_ mark: RecordedPicture.Mark) {
        switch mark {
        case .fill(let outline, let color):
            let area = PaintedOutline(outline)
            (kind, extent) = (.fill(area, Paint(color)), area.extent)
        case .gradient(let outline, let gradient):
            let area = PaintedOutline(outline)
            (kind, extent) = (.gradient(area, gradient), area.extent)
        case .group(let marks, let outlines, let opacity):
            let inner = marks.map { PaintedMark($0) }
            let clips = outlines.map { PaintedOutline($0) }
            kind = .group(inner, clips: clips, opacity: opacity)
            extent = clips.first?.extent ?? CGRect(around: inner.map(\.extent))
        }
    }

    private init(_ kind: Kind, extent: CGRect) {
        (self.kind, self.extent) = (kind, extent)
    }

    /// Whether the mark, as a part in a rectangle, has one colour there.
    var isPlain: Bool {
        if case .flood = kind { true } else { false }
    }

    /// Returns the parts of marks in a rectangle. What an opaque colour covers there is left out.
    static func parts(of marks: [PaintedMark], in rect: CGRect) -> [PaintedMark] {
        var parts: [PaintedMark] = []
        for mark in marks.reversed() where mark.extent.intersects(rect) {
            guard let part = mark.part(in: rect) else { continue }
            parts.append(part)
            if case .flood(let paint) = part.kind, paint.isOpaque { break }
        }
        return parts.reversed()
    }

    private func part(in rect: CGRect) -> PaintedMark? {
        switch kind {
        case .flood: return self
        case .fill(let outline, let paint):
            guard let isInside = outline.surrounds(rect) else {
                return PaintedMark(.fill(outline.part(in: rect), paint), extent: extent)
            }
            return isInside ? PaintedMark(.flood(paint), extent: rect.insetBy(dx: -1, dy: -1)) : nil
        case .gradient(let outline, let gradient):
            guard outline.surrounds(rect) != false else { return nil }
            return PaintedMark(.gradient(outline.part(in: rect), gradient), extent: extent)
        case .group(let marks, let clips, let opacity):
            let crossed = clips.filter { $0.surrounds(rect) == nil }
            guard clips.allSatisfy({ $0.surrounds(rect) != false }) else { return nil }
            let inner = Self.parts(of: marks, in: rect)
            if crossed.isEmpty, opacity == 1, inner.count == 1 { return inner[0] }
            return inner.isEmpty ? nil : PaintedMark(.group(inner, clips: crossed, opacity: opacity), extent: extent)
        }
    }

    func draw(at point: CGPoint, in bounds: CGRect, onto canvas: inout Paint) {
        guard extent.contains(point) else { return }
        switch kind {
        case .flood(let paint): canvas = paint.over(canvas)
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

extension CGRect {
    fileprivate init(around rects: [CGRect]) {
        self = rects.reduce(rects.first ?? .zero) { $0.union($1) }
    }
}
