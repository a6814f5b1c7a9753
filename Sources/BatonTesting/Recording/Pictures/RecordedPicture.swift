/// What the image of a view shows, in the coordinates of the view.
public struct RecordedPicture: Equatable, Sendable {
    /// A coloured area, or several that are composed by themselves.
    public indirect enum Mark: Equatable, Sendable {
        /// An area in one colour.
        case fill(RecordedOutline, RecordedColor)
        /// An area with a gradient, whose points are in unit coordinates of the view.
        case gradient(RecordedOutline, RecordedGradient)
        /// Marks that are visible only inside all of the outlines, faded as one.
        case group([Mark], clips: [RecordedOutline], opacity: Double)
    }

    /// The marks from back to front.
    public var marks: [Mark]

    /// Creates a picture from its marks, from back to front.
    public init(marks: [Mark]) {
        self.marks = marks
    }
}
