/// The symbol of a class, with which the symbols of its methods begin.
enum ClassSymbol {
    /// Returns the symbol, or nil if it is not known.
    static func prefix(of type: AnyClass) -> String? {
        guard let name = _mangledTypeName(type) else { return nil }
        // The name of a private class, or of one in a function, contains the address of a context, as in
        // `3App13$55c2f0aedaf0yXZ5InnerC`. The symbols contain the file or the function there.
        guard name.contains("yXZ") else { return "$s" + name }
        #if os(Linux)
            // The address of a class has the symbol of the class with a letter for its metadata.
            let address = unsafeBitCast(type, to: UInt.self)
            guard let symbol = ExecutableImage.symbol(at: address), symbol.hasSuffix("CN") else { return nil }
            return String(symbol.dropLast())
        #else
            return nil
        #endif
    }
}
