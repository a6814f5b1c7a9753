import UIKit

/// The lines of a label's text, in the coordinates of the label.
struct TextStrokes {
    private var lines: [Line]
    private let color: RecordedColor
    private let width: Double

    /// The distance over which the edge of a letter is soft.
    private static let softness = 0.6
    /// The height of a line of text, and the distance of letters' feet from its top, as parts of the font's size.
    private static let lineHeight = 1.193
    private static let foot = 0.95
    /// The width of a unit of the font as a part of its height, where the width of the text is not known.
    private static let usualWidth = 0.85

    /// A line of text.
    private struct Line {
        let top: Double
        let bottom: Double
        /// The pieces, from left to right.
        let strokes: [StrokeGlyph.Stroke]
    }

    init(_ text: RecordedText, in bounds: CGRect) {
        color = text.color
        width = text.size * (0.085 + (text.weight - 400) / 300 * 0.045)
        let words = (text.lines.isEmpty ? text.string.split(separator: "\n").map(String.init) : text.lines)
            .map { $0.trimmingCharacters(in: .whitespacesAndNewlines).map(StrokeFont.glyph) }
        let unit = text.size * StrokeFont.capPart / StrokeFont.capHeight
        let widest = words.map(Self.width).max() ?? 0
        let scale = text.width > 0 && widest > 0 ? text.width / widest : unit * Self.usualWidth
        let height = text.size * Self.lineHeight
        let top = Double(bounds.midY) - height * Double(words.count) / 2
        lines = words.enumerated().map { index, glyphs in
            let start = Self.start(of: Self.width(glyphs) * scale, text.alignment, in: bounds)
            let foot = top + height * Double(index) + text.size * Self.foot
            let strokes = Self.strokes(of: glyphs) { x, y in
                (x: start + x * scale, y: foot + (y - StrokeFont.capHeight) * unit)
            }
            return Line(top: foot - text.size, bottom: foot + text.size * 0.4, strokes: strokes)
        }
    }

    /// Returns the part of the text that may be visible in a rectangle, or nil for nothing.
    func part(in rect: CGRect) -> TextStrokes? {
        let reach = width / 2 + Self.softness / 2
        let room = rect.insetBy(dx: -reach, dy: -reach)
        var part = self
        part.lines = lines.compactMap { line in
            guard rect.maxY > line.top, rect.minY < line.bottom else { return nil }
            let strokes = line.strokes.filter { $0.reaches(room) }
            return strokes.isEmpty ? nil : Line(top: line.top, bottom: line.bottom, strokes: strokes)
        }
        return part.lines.isEmpty ? nil : part
    }

    /// The areas that the lines of the letters cover. Each has square ends, so that no corner is open.
    var areas: [[CGPoint]] {
        lines.flatMap(\.strokes).map { stroke in
            let way = (x: stroke.end.x - stroke.start.x, y: stroke.end.y - stroke.start.y)
            let length = (way.x * way.x + way.y * way.y).squareRoot()
            // A dot has no direction.
            let (x, y) = length > 0 ? (way.x / length * width / 2, way.y / length * width / 2) : (width / 2, 0)
            return [
                CGPoint(x: stroke.start.x - x + y, y: stroke.start.y - y - x),
                CGPoint(x: stroke.end.x + x + y, y: stroke.end.y + y - x),
                CGPoint(x: stroke.end.x + x - y, y: stroke.end.y + y + x),
                CGPoint(x: stroke.start.x - x - y, y: stroke.start.y - y + x),
            ]
        }
    }

    /// Draws the text that is visible at a point.
    func draw(at point: CGPoint, onto canvas: inout Paint) {
        let (x, y) = (Double(point.x), Double(point.y))
        for line in lines where y > line.top && y < line.bottom {
            let reach = width / 2 + Self.softness / 2
            var nearest = Double.infinity
            for stroke in line.strokes where stroke.isNear(x, by: reach) {
                nearest = min(nearest, stroke.distance(to: (x, y)))
            }
            let coverage = min(1, max(0, (reach - nearest) / Self.softness))
            if coverage > 0 { canvas = Paint(color).faded(to: coverage).over(canvas) }
        }
    }

    private static func width(_ glyphs: [StrokeGlyph]) -> Double {
        glyphs.reduce(0) { $0 + $1.advance }
    }

    private static func start(of width: Double, _ alignment: RecordedText.Alignment, in bounds: CGRect) -> Double {
        switch alignment {
        case .left: bounds.minX
        case .center: bounds.midX - width / 2
        case .right: bounds.maxX - width
        }
    }

    private static func strokes(
        of glyphs: [StrokeGlyph], _ place: (Double, Double) -> (x: Double, y: Double)
    ) -> [StrokeGlyph.Stroke] {
        var start = 0.5
        return glyphs.flatMap { glyph in
            defer { start += glyph.advance }
            return glyph.strokes.map {
                StrokeGlyph.Stroke(
                    start: place(start + $0.start.x, $0.start.y), end: place(start + $0.end.x, $0.end.y))
            }
        }
    }
}

extension StrokeGlyph.Stroke {
    fileprivate func reaches(_ rect: CGRect) -> Bool {
        max(start.x, end.x) >= rect.minX && min(start.x, end.x) <= rect.maxX
            && max(start.y, end.y) >= rect.minY && min(start.y, end.y) <= rect.maxY
    }

    fileprivate func isNear(_ x: Double, by reach: Double) -> Bool {
        x > min(start.x, end.x) - reach && x < max(start.x, end.x) + reach
    }

    fileprivate func distance(to point: (x: Double, y: Double)) -> Double {
        let way = (x: end.x - start.x, y: end.y - start.y)
        let own = (x: point.x - start.x, y: point.y - start.y)
        let length = way.x * way.x + way.y * way.y
        let part = length > 0 ? min(1, max(0, (own.x * way.x + own.y * way.y) / length)) : 0
        let rest = (x: own.x - way.x * part, y: own.y - way.y * part)
        return (rest.x * rest.x + rest.y * rest.y).squareRoot()
    }
}
