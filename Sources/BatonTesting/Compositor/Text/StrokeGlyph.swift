/// The lines of a character, in the units of the stroke font.
struct StrokeGlyph {
    /// A straight piece of a line.
    struct Stroke {
        let start: (x: Double, y: Double)
        let end: (x: Double, y: Double)
    }

    let strokes: [Stroke]
    /// The distance to the next character.
    let advance: Double

    private static let gap = 2.0
    private static let space = 3.0

    /// Creates a character from lines, as the stroke font writes them.
    init(_ lines: String) {
        strokes = lines.split(separator: " ").flatMap(Self.strokes)
        let right = strokes.map { max($0.start.x, $0.end.x) }.max()
        advance = right.map { $0 + Self.gap } ?? Self.space
    }

    /// The pieces of one line, from each of its points to the next.
    private static func strokes(of line: Substring) -> [Stroke] {
        let digits: [Double] = line.compactMap(\.hexDigitValue).map(Double.init)
        var points: [(x: Double, y: Double)] = []
        for index in stride(from: 0, to: digits.count - 1, by: 2) {
            points.append((x: digits[index], y: digits[index + 1]))
        }
        return zip(points, points.dropFirst()).map { Stroke(start: $0, end: $1) }
    }
}
