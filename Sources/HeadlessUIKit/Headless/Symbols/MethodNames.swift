import Foundation

/// The names of the methods that a class or a protocol extension declares, read from the symbols of the process.
///
/// Swift has no other way to look up methods by name where there is no Objective-C runtime.
enum MethodNames {
    /// Returns the names of the methods that a class declares itself, such as `tableView(_:didSelectRowAt:)`.
    static func declared(by type: AnyClass) -> Set<String> {
        ClassSymbol.prefix(of: type).map(names(ofSymbolsWithPrefix:)) ?? []
    }

    /// Returns the class of an object and its superclasses, the nearest first.
    static func classes(of object: AnyObject) -> [AnyClass] {
        var classes: [AnyClass] = []
        var mirror: Mirror? = Mirror(reflecting: object)
        while let current = mirror, let type = current.subjectType as? AnyClass {
            classes.append(type)
            mirror = current.superclassMirror
        }
        return classes
    }

    /// Returns the names of the methods for which the stand-in has a default implementation.
    static func defaults(of protocolName: String) -> Set<String> {
        names(ofSymbolsWithPrefix: "$s5UIKit\(protocolName.utf8.count)\(protocolName)PAAE")
    }

    #if os(Linux)
        private static func names(ofSymbolsWithPrefix prefix: String) -> Set<String> {
            Set(ExecutableImage.symbols(withPrefix: prefix).compactMap(methodName))
        }

        private static func methodName(demangling symbol: String) -> String? {
            guard let text = demangle(symbol, symbol.utf8.count, nil, nil, 0) else { return nil }
            defer { free(text) }
            return DemangledMethod(String(cString: text))?.name
        }

        /// The demangler of the Swift runtime.
        @_silgen_name("swift_demangle")
        private static func demangle(
            _ name: UnsafePointer<CChar>, _ length: Int, _ buffer: UnsafeMutablePointer<CChar>?,
            _ size: UnsafeMutablePointer<Int>?,
            _ flags: UInt32
        ) -> UnsafeMutablePointer<CChar>?
    #else
        /// The symbols are read from an ELF file. Elsewhere nothing is known of the methods.
        private static func names(ofSymbolsWithPrefix prefix: String) -> Set<String> { [] }
    #endif
}

/// A method in the form in which the Swift runtime writes it:
/// `Module.Class.method(_: Swift.Int, label: Swift.Bool) -> ()`, or without the module and the class for a class in a
/// function: `method(_: Swift.Int) -> () in Class #1 in Module.function() -> ()`.
struct DemangledMethod {
    /// The name with its argument labels.
    let name: String

    /// Returns nil for everything but a method.
    init?(_ text: String) {
        // Thunks and witnesses begin with words, such as "protocol witness for".
        guard text.hasPrefix("(extension") || text.prefix(while: { $0 != "." && $0 != "(" }).allSatisfy({ $0 != " " }),
            let open = text.indices.first(where: { Self.opensArguments(text, at: $0) })
        else { return nil }
        let base = text[..<open].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        guard !base.isEmpty, text[..<open].dropLast(base.count).last ?? "." == "." else { return nil }
        name = String(base.reversed()) + "(" + Self.labels(text[text.index(after: open)...]) + ")"
    }

    /// A parenthesis also encloses a private type. That of the arguments follows a letter.
    private static func opensArguments(_ text: String, at index: String.Index) -> Bool {
        guard text[index] == "(", index > text.startIndex else { return false }
        let before = text[text.index(before: index)]
        return before.isLetter || before.isNumber || before == "_"
    }

    /// Arguments without labels are written as their types alone.
    private static func labels(_ arguments: Substring) -> String {
        var (labels, label, depth, isLabel) = ("", "", 0, true)
        for character in arguments {
            switch character {
            case ")" where depth == 0: return labels + (isLabel && !label.isEmpty ? "_:" : "")
            case "(", "<", "[": depth += 1
            case ")", ">", "]": depth -= 1
            case ":" where depth == 0 && isLabel:
                labels += label + ":"
                isLabel = false
            case "," where depth == 0:
                if isLabel { labels += "_:" }
                (label, isLabel) = ("", true)
            case " ": break
            default: if isLabel { label.append(character) }
            }
        }
        return labels
    }
}
