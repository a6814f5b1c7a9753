import Foundation

#if canImport(FoundationXML)
    import FoundationXML
#endif

/// An element of XML, without the text in it.
struct MarkupElement: Equatable {
    let name: String
    var attributes: [String: String] = [:]
    var children: [MarkupElement] = []

    /// Reads the outermost element of a text.
    static func read(_ text: String, of file: String) throws -> MarkupElement {
        let reader = MarkupReader()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = reader
        guard parser.parse(), let root = reader.open.first?.children.first else {
            throw Finding(
                subject: "\(file), line \(parser.lineNumber)", problem: "it is no XML", remedy: "Correct the text")
        }
        return root
    }

    /// The element and all elements in it that have a name.
    func all(_ name: String) -> [MarkupElement] {
        (self.name == name ? [self] : []) + children.flatMap { $0.all(name) }
    }
}

/// Collects the elements that a parser finds.
private final class MarkupReader: NSObject, XMLParserDelegate {
    /// The elements that have begun and not ended, in the document itself.
    var open = [MarkupElement(name: "")]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        open.append(MarkupElement(name: name, attributes: attributes))
    }

    func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
        let element = open.removeLast()
        open[open.count - 1].children.append(element)
    }
}
