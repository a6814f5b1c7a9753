package import UIKit

/// What is seen of an SVG file at a time, from back to front.
package struct SVGSight {
    /// A rectangle, a disc, a text, or a picture that is used.
    package struct Shape {
        package var kind: String
        /// The words of a text, or what fills the shape.
        package var content: String
        /// The bounds in the file.
        package var frame: CGRect
        /// The part of the file in which the shape is seen.
        package var clip: CGRect
        package var corner: Double
        /// From 0 to 255.
        package var color: [Double]
        package var alpha: Double
    }

    package private(set) var shapes: [Shape] = []
    private let names: [String: SVGElement]
    private let time: Double

    /// Looks at a file.
    ///
    /// - Parameter hidden: The class whose elements are not displayed.
    package init(_ root: SVGElement, at time: Double, without hidden: String) {
        self.time = time
        names = Dictionary(root.family.compactMap { element in element.attributes["id"].map { ($0, element) } }) { $1 }
        let everywhere = CGRect(x: -1e5, y: -1e5, width: 2e5, height: 2e5)
        add(root, Surroundings(hidden: hidden, clip: everywhere))
    }

    private struct Surroundings {
        let hidden: String
        var transform = CGAffineTransform.identity
        var clip: CGRect
        var alpha = 1.0
        var isVisible = true
        /// The radius of corners grows with the scale.
        var scale: Double { Double(abs(transform.a * transform.d - transform.b * transform.c)).squareRoot() }
    }

    private mutating func add(_ element: SVGElement, _ outside: Surroundings) {
        guard element.attributes["class"] != outside.hidden, element.name != "defs" else { return }
        var own = outside
        if let text = element.value("transform", at: time) { own.transform = Self.transform(text) * own.transform }
        own.alpha *= element.number("opacity", at: time, default: 1)
        if let word = element.value("visibility", at: time) { own.isVisible = word == "visible" }
        if let clip = named(element.attributes["clip-path"])?.children.first {
            own.clip = own.clip.intersection(bounds(of: clip).applying(own.transform))
        }
        guard ["rect", "circle", "text", "use"].contains(element.name) else {
            return element.children.forEach { add($0, own) }
        }
        guard own.isVisible else { return }
        let (color, alpha, content) = paint(element)
        shapes.append(
            Shape(
                kind: element.name, content: content, frame: bounds(of: element).applying(own.transform),
                clip: own.clip,
                corner: element.number("rx", at: time) * own.scale, color: color, alpha: alpha * own.alpha))
    }

    private func named(_ reference: String?) -> SVGElement? {
        reference.flatMap { $0.split(separator: "#").last }.flatMap { names[String($0.prefix { $0 != ")" })] }
    }

    private func paint(_ element: SVGElement) -> (color: [Double], alpha: Double, content: String) {
        let fill = element.value("fill", at: time) ?? ""
        let alpha = element.number("fill-opacity", at: time, default: 1)
        if element.name == "use" {
            let fills = named(element.attributes["href"])?.family.compactMap { $0.attributes["fill"] } ?? []
            return ([], 1, fills.filter { !$0.hasPrefix("url") }.joined(separator: " "))
        }
        if fill.hasPrefix("url") {
            let stops = named(fill)?.children.compactMap { $0.attributes["stop-color"] } ?? []
            return ([], alpha, stops.joined(separator: " "))
        }
        let parts = SVGElement.components(fill)
        let words = element.children.filter { $0.name == "tspan" }.map(\.text).joined(separator: "\n")
        let size = element.attributes["font-size"] ?? ""
        guard parts.count == 4 else { return ([], fill == "none" ? 0 : alpha, words + size) }
        return (Array(parts.prefix(3)), parts[3] * alpha, words + size)
    }

    private func bounds(of element: SVGElement) -> CGRect {
        func number(_ name: String) -> CGFloat { CGFloat(element.number(name, at: time)) }
        switch element.name {
        case "rect": return CGRect(x: number("x"), y: number("y"), width: number("width"), height: number("height"))
        case "circle":
            let radius = number("r")
            return CGRect(x: number("cx") - radius, y: number("cy") - radius, width: 2 * radius, height: 2 * radius)
        case "text":
            return Self.bounds(
                element.children.filter { $0.name == "tspan" }
                    .map { CGPoint(x: $0.number("x", at: time), y: $0.number("y", at: time)) })
        case "use":
            let paths = named(element.attributes["href"])?.family.compactMap { $0.attributes["d"] } ?? []
            return Self.bounds(paths.flatMap(Self.points))
        default: return Self.bounds(Self.points(element.attributes["d"] ?? ""))
        }
    }

    private static func points(_ path: String) -> [CGPoint] {
        let numbers = SVGElement.numbers(path)
        return stride(from: 0, to: numbers.count - 1, by: 2).map { CGPoint(x: numbers[$0], y: numbers[$0 + 1]) }
    }

    private static func bounds(_ points: [CGPoint]) -> CGRect {
        let (xs, ys) = (points.map(\.x), points.map(\.y))
        guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else { return .null }
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Reads functions such as `translate(1,2) scale(3)`. The last is applied first.
    private static func transform(_ text: String) -> CGAffineTransform {
        text.split(separator: ")").reduce(.identity) { result, function in
            let parts = function.split(separator: "(").map(String.init)
            let numbers = SVGElement.numbers(parts[1]).map { CGFloat($0) }
            let own: CGAffineTransform =
                switch parts[0].trimmingCharacters(in: .whitespaces) {
                case "translate": CGAffineTransform(translationX: numbers[0], y: numbers[1])
                case "scale": CGAffineTransform(scaleX: numbers[0], y: numbers.last ?? 1)
                case "rotate": CGAffineTransform(rotationAngle: numbers[0] * .pi / 180)
                case "skewX": CGAffineTransform(a: 1, b: 0, c: tan(numbers[0] * .pi / 180), d: 1, tx: 0, ty: 0)
                default:
                    CGAffineTransform(
                        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
                }
            return own * result
        }
    }
}

extension CGAffineTransform {
    /// The transform that applies the first one, and then the second one.
    fileprivate static func * (first: CGAffineTransform, second: CGAffineTransform) -> CGAffineTransform {
        first.concatenating(second)
    }
}
