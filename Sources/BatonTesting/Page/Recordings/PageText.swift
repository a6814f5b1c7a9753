/// The text of a node, centred vertically in its bounds as a label does it.
public struct PageText: Sendable, Equatable {
    /// Where lines stand in the bounds. Recorded geometry is absolute, and so is this.
    public enum Alignment: String, Sendable {
        /// Lines begin at the left edge.
        case left
        /// Lines stand in the middle.
        case center
        /// Lines end at the right edge.
        case right
    }

    /// The characters, with line breaks as they are.
    public var string: String
    /// The font size in points.
    public var size: Double
    /// The font's weight from 100 (thin) by way of 400 (regular) and 700 (bold) to 900 (black).
    public var weight: Double
    /// A CSS colour, such as `rgba(0,0,0,0.6)`.
    public var color: String
    /// Where lines stand in the bounds.
    public var alignment: Alignment
    /// Whether the text goes on in further lines. A label of one line never does, however wide a browser's font is.
    public var wraps: Bool

    /// Describes a text.
    public init(
        string: String, size: Double, weight: Double = 400, color: String = "rgba(0,0,0,1)",
        alignment: Alignment = .left, wraps: Bool = false
    ) {
        self.string = string
        self.size = size
        self.weight = weight
        self.color = color
        self.alignment = alignment
        self.wraps = wraps
    }
}
