package import UIKit

/// The elements of a strip. What several views have in common is defined once.
package struct StripDrawing {
    package private(set) var definitions: [String] = []
    private var names: [String: String] = [:]

    package init() {}

    /// Returns what is visible of the views of a frame, parents before children.
    package mutating func element(of views: [RecordedView]) -> String {
        let children = Dictionary(grouping: views, by: \.parent)
        let numbers = Set(views.map(\.id))
        let roots = views.filter { $0.parent.map { !numbers.contains($0) } ?? true }
        return roots.map { element($0, children) }.joined()
    }

    private mutating func element(_ view: RecordedView, _ children: [Int?: [RecordedView]]) -> String {
        guard view.opacity > 0.004 else { return "" }
        let own = own(view)
        var inside = (children[view.id] ?? []).map { element($0, children) }.joined()
        if view.clips, !inside.isEmpty || view.picture != nil {
            inside = clipped(inside, to: view.bounds, view.cornerRadius)
        }
        guard !own.isEmpty || !inside.isEmpty else { return "" }
        var content = own + inside
        if let mask = view.mask { content = clipped(content, to: mask.frame, mask.cornerRadius) }
        let alpha = view.opacity < 1 ? " opacity='\(Self.number(view.opacity, decimals: 2))'" : ""
        let place = Self.place(of: view)
        return place.isEmpty && alpha.isEmpty ? content : "<g\(place)\(alpha)>\(content)</g>"
    }

    private mutating func own(_ view: RecordedView) -> String {
        var parts: [String] = []
        if let color = view.background, color.alpha > 0 { parts.append(rect(view, fill: color.css)) }
        if let gradient = view.gradient { parts.append(rect(view, fill: "url(#\(define(gradient)))")) }
        if let picture = view.picture {
            let image = "<use href='#\(define(picture, in: view.bounds))'/>"
            parts.append(view.clips ? clipped(image, to: view.bounds, view.cornerRadius) : image)
        }
        if let text = view.text { parts.append(element(text, in: view.bounds)) }
        return parts.joined()
    }

    /// Returns the bounds of a view, filled with a paint.
    ///
    /// - Parameter animations: What changes the element in a moving picture.
    package func rect(_ view: RecordedView, fill: String, animations: String = "") -> String {
        // A moving picture changes one radius.
        if animations.isEmpty, Set(view.shape.radii).count > 1 {
            return Self.element("path", " d='\(Self.outline(view.shape))' fill='\(fill)'", "")
        }
        let radius = view.corner
        let corner = radius > 0 ? " rx='\(Self.number(radius))'" : ""
        return Self.element("rect", "\(Self.box(view.bounds))\(corner) fill='\(fill)'", animations)
    }

    /// Returns the outline of a rectangle whose corners differ, clockwise from the top left.
    private static func outline(_ shape: RoundedShape) -> String {
        let (rect, radii) = (shape.rect, shape.radii)
        func arc(_ radius: Double, _ x: CGFloat, _ y: CGFloat) -> String {
            radius > 0 ? "A\(number(radius)) \(number(radius)) 0 0 1 \(number(x)) \(number(y))" : ""
        }
        return "M\(number(rect.minX + radii[0])) \(number(rect.minY))H\(number(rect.maxX - radii[1]))"
            + arc(radii[1], rect.maxX, rect.minY + radii[1]) + "V\(number(rect.maxY - radii[3]))"
            + arc(radii[3], rect.maxX - radii[3], rect.maxY) + "H\(number(rect.minX + radii[2]))"
            + arc(radii[2], rect.minX, rect.maxY - radii[2]) + "V\(number(rect.minY + radii[0]))"
            + arc(radii[0], rect.minX + radii[0], rect.minY) + "Z"
    }

    /// Returns the lines of a text in the bounds of its label.
    package func element(_ text: RecordedText, in bounds: CGRect, fill: String? = nil, animations: String = "")
        -> String
    {
        let lines = text.lines.isEmpty ? [text.string] : text.lines
        let height = text.size * 1.193
        let anchor =
            switch text.alignment {
            case .left: ""
            case .center: " text-anchor='middle'"
            case .right: " text-anchor='end'"
            }
        let (x, middle) = text.anchor(in: bounds)
        let top = middle - height * Double(lines.count) / 2
        let look =
            "font-size='\(Self.number(text.size))' fill='\(fill ?? Self.ink(text.color))'"
            + (text.weight == 400 ? "" : " font-weight='\(Self.number(text.weight))'") + anchor
        let rows = lines.enumerated().compactMap { index, line -> String? in
            let words = line.trimmingCharacters(in: .whitespacesAndNewlines)
            let y = top + height * Double(index) + text.size * 0.95
            return words.isEmpty
                ? nil : "<tspan x='\(Self.number(x))' y='\(Self.number(y))'>\(Self.escaped(words))</tspan>"
        }
        return "<text \(look)>\(animations)\(rows.joined())</text>"
    }

    // MARK: Definitions

    /// Returns an element that is visible inside a rounded rectangle only.
    package mutating func clipped(
        _ content: String, to rect: CGRect, _ radius: Double, animations: String = ""
    ) -> String {
        let corner = Self.number(Self.corner(radius, of: rect))
        let shape = Self.element("rect", "\(Self.box(rect)) rx='\(corner)'", animations)
        let id = define(shape) { "<clipPath id='\($0)'>\(shape)</clipPath>" }
        return "<g clip-path='url(#\(id))'>\(content)</g>"
    }

    /// Defines a picture once, and returns its name.
    package mutating func define(_ picture: RecordedPicture, in bounds: CGRect) -> String {
        let key = picture.parts(in: bounds, prefix: "d")
        return define(key.definitions + key.shapes) { id in
            let (definitions, shapes) = picture.parts(in: bounds, prefix: id + "d")
            return definitions + "<g id='\(id)'>\(shapes)</g>"
        }
    }

    /// Defines a gradient once, and returns its name.
    package mutating func define(_ gradient: RecordedGradient) -> String {
        let stops = zip(gradient.colors, gradient.locations)
            .map { "<stop stop-color='\($0.css)' offset='\(Self.number($1, decimals: 2))'/>" }.joined()
        let line = [("x1", gradient.start.x), ("y1", gradient.start.y), ("x2", gradient.end.x), ("y2", gradient.end.y)]
            .map { "\($0)='\(Self.number($1, decimals: 2))'" }.joined(separator: " ")
        return define(line + stops) { "<linearGradient id='\($0)' \(line)>\(stops)</linearGradient>" }
    }

    private mutating func define(_ key: String, _ definition: (String) -> String) -> String {
        if let name = names[key] { return name }
        let name = "s\(names.count)"
        names[key] = name
        definitions.append(definition(name))
        return name
    }

    // MARK: Words of SVG

    /// The place of a view in its superview. Depth is left out.
    private static func place(of view: RecordedView) -> String {
        let anchor = CGPoint(
            x: view.bounds.minX + view.anchorPoint.x * view.bounds.width,
            y: view.bounds.minY + view.anchorPoint.y * view.bounds.height)
        let flat = [0, 1, 4, 5].map { view.transform[$0] }
        let way = CGPoint(
            x: Double(view.position.x) + view.transform[12], y: Double(view.position.y) + view.transform[13])
        if flat == [1, 0, 0, 1] {
            let (x, y) = (number(way.x - anchor.x), number(way.y - anchor.y))
            return x == "0" && y == "0" ? "" : " transform='translate(\(x),\(y))'"
        }
        let matrix = flat.map { number($0, decimals: 3) }.joined(separator: " ")
        return " transform='matrix(\(matrix) \(number(way.x)) \(number(way.y))) "
            + "translate(\(number(-anchor.x)),\(number(-anchor.y)))'"
    }

    /// The colour of letters, which is most often opaque.
    private static func ink(_ color: RecordedColor) -> String {
        guard color.alpha == 1 else { return color.css }
        let parts = [color.red, color.green, color.blue].map { "\(Int(($0 * 255).rounded()))" }
        return "rgb(\(parts.joined(separator: ",")))"
    }

    private static func box(_ rect: CGRect) -> String {
        let place = rect.origin == .zero ? "" : " x='\(number(rect.minX))' y='\(number(rect.minY))'"
        return "\(place) width='\(number(rect.width))' height='\(number(rect.height))'"
    }

    private static func element(_ name: String, _ attributes: String, _ content: String) -> String {
        content.isEmpty ? "<\(name)\(attributes)/>" : "<\(name)\(attributes)>\(content)</\(name)>"
    }

    /// The radius of the corners of a rectangle, which has at most half of its side.
    package static func corner(_ radius: Double, of rect: CGRect) -> Double {
        max(0, min(radius, Double(min(rect.width, rect.height)) / 2))
    }

    package static func number(_ value: Double, decimals: Int = 1) -> String {
        ShortNumber.text(value, decimals: decimals)
    }

    package static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            default: result.append(character)
            }
        }
    }
}

extension RecordedView {
    /// The radius of all corners in a strip.
    package var corner: Double { shape.radii.max() ?? 0 }
}

extension RecordedText {
    /// The point at which the lines are aligned: the side or the middle, and the middle of their height.
    package func anchor(in bounds: CGRect) -> (x: Double, y: Double) {
        let x =
            switch alignment {
            case .left: bounds.minX
            case .center: bounds.midX
            case .right: bounds.maxX
            }
        return (Double(x), Double(bounds.midY))
    }
}
