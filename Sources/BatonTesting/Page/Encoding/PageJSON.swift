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

    /// Encodes a number with few decimals and no exponent. JSON has neither NaN nor infinity: NaN becomes 0, and
    /// infinity becomes a limit far beyond any screen.
    init(_ number: Double, decimals: Int = 3) {
        // Most are whole.
        if let whole = Int32(exactly: number) {
            text = String(whole)
            return
        }
        let unit = (0..<decimals).reduce(1) { unit, _ in unit * 10 }
        let limit = 9e15
        let scaled = number.isNaN ? 0 : min(max(number * Double(unit), -limit), limit).rounded()
        let (whole, rest) = Int(scaled.magnitude).quotientAndRemainder(dividingBy: unit)
        var digits = Self.padded(String(rest), to: decimals)
        while digits.last == "0" { digits.removeLast() }
        text = (scaled < 0 ? "-" : "") + String(whole) + (digits.isEmpty ? "" : "." + digits)
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
