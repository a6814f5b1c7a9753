import UIKit

extension RecordedPicture {
    /// Returns the picture as an image in CSS, which covers a view with the given bounds.
    func css(in bounds: CGRect) -> String {
        var drawing = Drawing(bounds: bounds)
        let shapes = marks.map { drawing.element($0) }.joined()
        let box = [bounds.minX, bounds.minY, bounds.width, bounds.height].map(Drawing.number).joined(separator: " ")
        let defs = drawing.definitions.isEmpty ? "" : "<defs>\(drawing.definitions.joined())</defs>"
        let image =
            "<svg xmlns='http://www.w3.org/2000/svg' viewBox='\(box)' preserveAspectRatio='none'>"
            + defs + shapes + "</svg>"
        return "url(\"data:image/svg+xml,\(Drawing.escaped(image))\") 0 0/100% 100% no-repeat"
    }

    /// The elements of a drawing, and what they refer to.
    private struct Drawing {
        let bounds: CGRect
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
            let id = "d\(definitions.count)"
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
                "M" + polygon.map { "\(coordinate($0.x)) \(coordinate($0.y))" }.joined(separator: "L") + "Z"
            }.joined()
        }

        /// Writes a coordinate of a path with one decimal.
        private static func coordinate(_ value: CGFloat) -> String {
            PageJSON(Double(value), decimals: 1).text
        }

        /// Writes a number with at most two decimals.
        static func number(_ value: CGFloat) -> String {
            PageJSON(Double(value), decimals: 2).text
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
