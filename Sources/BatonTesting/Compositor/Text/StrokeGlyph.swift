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
        strokes = lines.split(separator: " ").flatMap { line in
            let digits = line.compactMap { $0.hexDigitValue }.map(Double.init)
            let points = stride(from: 0, to: digits.count - 1, by: 2).map { (x: digits[$0], y: digits[$0 + 1]) }
            return zip(points, points.dropFirst()).map { Stroke(start: $0, end: $1) }
        }
        let right = strokes.map { max($0.start.x, $0.end.x) }.max()
        advance = right.map { $0 + Self.gap } ?? Self.space
    }
}
