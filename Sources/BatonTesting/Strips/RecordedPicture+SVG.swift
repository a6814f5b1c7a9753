package import UIKit

extension RecordedPicture {
    /// The longer side in which a large picture is drawn, in points. The same picture in another size is then the same text.
    private static var side: CGFloat { 320 }

    /// Returns the picture as an image in CSS, which covers a view with the given bounds.
    package func css(in bounds: CGRect) -> String {
        let scale = Self.side / max(bounds.width, bounds.height)
        guard scale >= 1 else {
            let transform = CGAffineTransform(scaleX: scale, y: scale)
            let drawn = bounds.applying(transform)
            return scaled(from: bounds, to: drawn).image(in: drawn)
        }
        return image(in: bounds)
    }

    private func image(in bounds: CGRect) -> String {
        let (defs, shapes) = parts(in: bounds, prefix: "d")
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Drawing.number).joined(separator: " ")
        let image =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)' preserveAspectRatio='none'>"
            + (defs.isEmpty ? "" : "<defs>\(defs)</defs>") + shapes + "</svg>"
        return "url(\"data:image/svg+xml,\(Drawing.escaped(image))\") 0 0/100% 100% no-repeat"
    }

    /// Returns the definitions and the elements of the picture. The names of the definitions begin with a prefix.
    func parts(in bounds: CGRect, prefix: String) -> (definitions: String, shapes: String) {
        var drawing = Drawing(bounds: bounds, prefix: prefix)
        let shapes = marks.map { drawing.element($0) }.joined()
        return (drawing.definitions.joined(), shapes)
    }

    /// The elements of a drawing, and what they refer to.
    private struct Drawing {
        let bounds: CGRect
        let prefix: String
        var definitions: [String] = []

        mutating func element(_ mark: Mark) -> String {
            switch mark {
            case .fill(let outline, let color): return path(outline, fill: color.css)
            case .gradient(let outline, let gradient): return path(outline, fill: "url(#\(define(gradient)))")
            case .group(let marks, let clips, let opacity):
                let inner = marks.map { element($0) }.joined()
                let faded = opacity < 1 ? "<g opacity='\(Self.number(opacity))'>\(inner)</g>" : inner
                return clips.reduce(faded) { "<g clip-path='url(#\(define($1)))'>\($0)</g>" }
            }
        }

        private func path(_ outline: RecordedOutline, fill: String) -> String {
            "<path d='\(Self.data(outline))' fill='\(fill)'\(outline.usesEvenOdd ? " fill-rule='evenodd'" : "")/>"
        }

        private mutating func define(_ outline: RecordedOutline) -> String {
            let rule = outline.usesEvenOdd ? " clip-rule='evenodd'" : ""
            return define { "<clipPath id='\($0)'><path d='\(Self.data(outline))'\(rule)/></clipPath>" }
        }

        private mutating func define(_ gradient: RecordedGradient) -> String {
            let stops = zip(gradient.colors, gradient.locations)
                .map { "<stop stop-color='\($0.css)' offset='\(Self.number($1))'/>" }.joined()
            let (start, end) = (point(gradient.start), point(gradient.end))
            let line = "x1='\(start.x)' y1='\(start.y)' x2='\(end.x)' y2='\(end.y)'"
            return define {
                "<linearGradient id='\($0)' gradientUnits='userSpaceOnUse' \(line)>\(stops)</linearGradient>"
            }
        }

        private mutating func define(_ definition: (String) -> String) -> String {
            let id = "\(prefix)\(definitions.count)"
            definitions.append(definition(id))
            return id
        }

        /// Returns a point in unit coordinates as numbers in those of the view.
        private func point(_ unit: CGPoint) -> (x: String, y: String) {
            (
                Self.number(bounds.minX + unit.x * bounds.width), Self.number(bounds.minY + unit.y * bounds.height)
            )
        }

        private static func data(_ outline: RecordedOutline) -> String {
            outline.polygons.map { polygon in
                "M" + polygon.simplified.map { "\(coordinate($0.x)) \(coordinate($0.y))" }.joined(separator: "L") + "Z"
            }.joined()
        }

        /// Writes a coordinate of a path with one decimal.
        private static func coordinate(_ value: CGFloat) -> String {
            ShortNumber.text(Double(value))
        }

        /// Writes a number with at most two decimals.
        static func number(_ value: CGFloat) -> String {
            ShortNumber.text(Double(value), decimals: 2)
        }

        static func escaped(_ text: String) -> String {
            text.reduce(into: "") { result, character in
                switch character {
                case "<": result += "%3C"
                case ">": result += "%3E"
                case "#": result += "%23"
                case "%": result += "%25"
                case "\"": result += "%22"
                default: result.append(character)
                }
            }
        }
    }
}

extension [CGPoint] {
    /// The deviation of a curve that is not visible, in points.
    private static var tolerance: CGFloat { 0.15 }

    /// The polygon without the points that are so close to the line between their neighbours that nobody sees them.
    fileprivate var simplified: [CGPoint] {
        guard let start = first, count > 4 else { return self }
        var kept = [start]
        var skipped: [CGPoint] = []
        for (point, next) in zip(dropFirst(), dropFirst(2)) {
            skipped.append(point)
            let line = (from: kept[kept.count - 1], to: next)
            guard skipped.contains(where: { $0.distance(to: line) > Self.tolerance }) else { continue }
            kept.append(point)
            skipped = []
        }
        return kept + suffix(1)
    }
}

extension CGPoint {
    /// Returns the distance from a line through two points, or from the point if they are the same.
    fileprivate func distance(to line: (from: CGPoint, to: CGPoint)) -> CGFloat {
        let way = CGPoint(x: line.to.x - line.from.x, y: line.to.y - line.from.y)
        let own = CGPoint(x: x - line.from.x, y: y - line.from.y)
        let length = (way.x * way.x + way.y * way.y).squareRoot()
        guard length > 0 else { return (own.x * own.x + own.y * own.y).squareRoot() }
        return abs(way.x * own.y - way.y * own.x) / length
    }
}
