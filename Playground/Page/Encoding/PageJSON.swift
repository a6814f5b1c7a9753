import BatonTesting

/// An encoded piece of JSON. Two values are equal exactly when a reader of the page cannot distinguish them.
struct PageJSON: Sendable, Equatable {
    let text: String

    static let null = PageJSON(text: "null")

    private init(text: String) {
        self.text = text
    }

    init(_ flag: Bool) {
        text = flag ? "true" : "false"
    }

    init(_ number: Int) {
        text = String(number)
    }

    /// Encodes a number with few decimals and no exponent.
    init(_ number: Double, decimals: Int = 3) {
        text = ShortNumber.text(number, decimals: decimals)
    }

    /// Encodes a string. In addition to what JSON requires, `<` is escaped, so that no string can end the script
    /// element that contains it.
    init(_ string: String) {
        var scalars = String.UnicodeScalarView()
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"", "\\": scalars += ["\\", scalar]
            case "\u{0}"..."\u{1F}", "<":
                scalars += "\\u\(Self.padded(String(scalar.value, radix: 16), to: 4))".unicodeScalars
            default: scalars.append(scalar)
            }
        }
        text = "\"" + String(scalars) + "\""
    }

    init(_ string: String?) {
        self = string.map { PageJSON($0) } ?? .null
    }

    init(_ list: [PageJSON]) {
        text = "[" + list.map(\.text).joined(separator: ",") + "]"
    }

    init(_ fields: [Field]) {
        text = "{" + fields.map { PageJSON($0.name).text + ":" + $0.value.text }.joined(separator: ",") + "}"
    }

    /// A list instead of a dictionary, whose order would differ between runs.
    typealias Field = (name: String, value: PageJSON)

    private static func padded(_ digits: String, to length: Int) -> String {
        String(repeating: "0", count: max(length - digits.count, 0)) + digits
    }
}
