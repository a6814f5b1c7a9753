/// The text of a node in a frame, vertically centred in its bounds like the text of a label.
public struct PageText: Sendable, Equatable {
    /// The horizontal alignment of lines in the bounds. Recorded geometry is absolute, and so is the alignment.
    public enum Alignment: String, Sendable {
        /// Lines begin at the left edge.
        case left
        /// Lines are centred.
        case center
        /// Lines end at the right edge.
        case right
    }

    /// The characters, including line breaks.
    public var string: String
    /// The font size in points.
    public var size: Double
    /// The weight of the font from 100 (thin) to 900 (black). 400 is regular and 700 is bold.
    public var weight: Double
    /// A CSS colour, such as `rgba(0,0,0,0.6)`.
    public var color: String
    /// The horizontal alignment of lines in the bounds.
    public var alignment: Alignment
    /// Whether the text wraps. The text of a label with one line never wraps, even if the browser's font is wider.
    public var wraps: Bool
    /// The width of the widest line in points, or 0 if it is not known. The browser's font is fitted to it.
    public var width: Double

    /// Creates a text.
    public init(
        string: String, size: Double, weight: Double = 400, color: String = "rgba(0,0,0,1)",
        alignment: Alignment = .left, wraps: Bool = false, width: Double = 0
    ) {
        self.string = string
        self.size = size
        self.weight = weight
        self.color = color
        self.alignment = alignment
        self.wraps = wraps
        self.width = width
    }
}
