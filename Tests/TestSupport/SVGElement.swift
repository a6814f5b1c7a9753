import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of an SVG file.
package final class SVGElement {
    package let name: String
    package let attributes: [String: String]
    package fileprivate(set) var children: [SVGElement] = []
    /// The text in the element itself.
    package fileprivate(set) var text = ""

    fileprivate init(name: String, attributes: [String: String]) {
        (self.name, self.attributes) = (name, attributes)
    }

    /// Reads a file. Returns nil if it is not well-formed.
    package static func read(_ text: String) -> SVGElement? {
        let reader = SVGReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        return parser.parse() ? reader.open.first?.children.first : nil
    }

    /// The element and all in it.
    package var family: [SVGElement] { [self] + children.flatMap(\.family) }

    /// The value of an attribute at a time in seconds, as its animation says.
    package func value(_ attribute: String, at time: Double) -> String? {
        let animation = children.first { $0.attributes["attributeName"] == attribute }
        return animation.map { $0.animated(at: time) } ?? attributes[attribute]
    }

    /// A number, which is 0 where there is none.
    package func number(_ attribute: String, at time: Double, default rest: Double = 0) -> Double {
        value(attribute, at: time).flatMap { Double($0) } ?? rest
    }

    // MARK: Animations

    /// The seconds after which an animation repeats.
    package var period: Double { attributes["dur"].flatMap { Double($0.dropLast()) } ?? 1 }

    /// The values of an animation, each with its part of the period.
    package var keys: [(part: Double, value: String)] {
        let parts = (attributes["keyTimes"] ?? "").split(separator: ";").map { Double($0) ?? .nan }
        let values = (attributes["values"] ?? "").split(separator: ";").map(String.init)
        precondition(parts.count == values.count, "\(attributes)")
        return Array(zip(parts, values))
    }

    private func animated(at time: Double) -> String {
        let keys = keys
        let part = (time / period).truncatingRemainder(dividingBy: 1)
        let index = keys.lastIndex { $0.part <= part } ?? 0
        let (start, end) = (keys[index], keys[min(index + 1, keys.count - 1)])
        let isStep = attributes["calcMode"] == "discrete" || end.part == start.part
        let share = isStep ? 0 : (part - start.part) / (end.part - start.part)
        let value = Self.mixed(start.value, end.value, share)
        return attributes["type"].map { "\($0)(\(value))" } ?? value
    }

    private static func mixed(_ one: String, _ other: String, _ share: Double) -> String {
        guard share > 0 else { return one }
        func mix(_ pair: (Double, Double)) -> Double { pair.0 + (pair.1 - pair.0) * share }
        if one.hasPrefix("#") {
            let parts = zip(Self.components(one), Self.components(other)).map(mix).map { "\($0)" }
            return "rgba(\(parts.joined(separator: ",")))"
        }
        return zip(Self.numbers(one), Self.numbers(other)).map(mix).map { "\($0)" }.joined(separator: ",")
    }

    /// The numbers of a text, between which there may be anything else.
    package static func numbers(_ text: String) -> [Double] {
        text.split { !("0123456789.-e".contains($0)) }.compactMap { Double($0) }
    }

    /// The components of a colour: from 0 to 255, and alpha from 0 to 1.
    package static func components(_ color: String) -> [Double] {
        if color.hasPrefix("rgb(") { return numbers(color) + [1] }
        guard color.hasPrefix("#") else { return numbers(color) }
        let value = Int(color.dropFirst(), radix: 16) ?? 0
        return [value >> 16, value >> 8 & 255, value & 255].map(Double.init) + [1]
    }
}

/// Collects the elements that a parser finds.
private final class SVGReader: NSObject, XMLParserDelegate {
    /// The elements that have begun and not ended, in the document itself.
    var open = [SVGElement(name: "", attributes: [:])]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(SVGElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) {
        open[open.count - 1].text += text
    }
}
