/// The symbol of a class, with which the symbols of its methods begin.
enum ClassSymbol {
    /// Returns the symbol, or nil if it is not known.
    static func prefix(of type: AnyClass) -> String? {
        guard let name = _mangledTypeName(type) else { return nil }
        guard let context = AnonymousContext(in: name) else { return "$s" + name }
        #if os(Linux)
            guard let symbol = ExecutableImage.symbol(at: context.address), symbol.hasSuffix("MXX") else { return nil }
            return symbol.dropLast(3) + context.nested
        #else
            return nil
        #endif
    }
}

/// A private declaration, or one in a function, in the name of a type at run time.
///
/// There it is known by the address of a context, as in `3App13$55c2f0aedaf0yXZ5InnerC`. The context has a symbol, which
/// contains the hash of the file, or the name of the function.
struct AnonymousContext {
    let address: UInt
    /// What follows the declaration in the name: the types inside it.
    let nested: String

    /// Returns nil for a name without such a declaration. Of several, the innermost counts.
    init?(in name: String) {
        let characters = Array(name)
        let mark = Array("yXZ")
        guard
            let end = characters.indices.dropLast(mark.count - 1).last(where: {
                Array(characters[$0..<$0 + mark.count]) == mark
            }),
            let start = characters[..<end].lastIndex(of: "$"),
            let address = UInt(String(characters[(start + 1)..<end]), radix: 16)
        else { return nil }
        self.address = address
        let rest = characters[(end + mark.count)...]
        let digits = rest.prefix { $0.isNumber }
        // The name of the declaration, and a letter for its kind.
        let length = digits.count + (Int(String(digits)) ?? 0) + 1
        nested = String(rest.dropFirst(length))
    }
}
