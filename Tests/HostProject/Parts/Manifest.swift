import Foundation

/// What the package manifest says of the package.
struct Manifest {
    let products: [String]
    /// The first version of iOS, such as 15.
    let system: String?
    let executables: [String]
    let tests: [String]

    init(_ text: String) {
        products = Self.captures(#"\.library\(\s*name: "(\w+)""#, in: text)
        executables = Self.captures(#"\.executableTarget\(\s*name: "(\w+)""#, in: text)
        tests = Self.captures(#"\.testTarget\(\s*name: "(\w+)""#, in: text)
        system = Self.captures(#"\.iOS\(\.v(\w+)\)"#, in: text).first?.replacing("_", with: ".")
    }

    /// Returns what the first pair of parentheses matches, wherever the pattern does.
    static func captures(_ pattern: String, in text: String) -> [String] {
        guard let expression = try? NSRegularExpression(pattern: pattern, options: .anchorsMatchLines) else {
            return []
        }
        return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
            Range($0.range(at: 1), in: text).map { String(text[$0]) }
        }
    }
}
