/// The appearance of a node in one frame, as properties of a layer. The initializer's default values are those of a
/// fresh layer.
public struct PageState: Sendable, Equatable {
    /// The node that the state belongs to.
    public var node: Int
    /// The node that contains this node in the frame, or `rootParent`.
    public var parent: Int
    /// The x coordinate of the anchor point in the parent's coordinates.
    public var x: Double
    /// The y coordinate of the anchor point in the parent's coordinates.
    public var y: Double
    /// The width of the bounds.
    public var width: Double
    /// The height of the bounds.
    public var height: Double
    /// The anchor point as a fraction of the width.
    public var anchorX: Double
    /// The anchor point as a fraction of the height.
    public var anchorY: Double
    /// The x origin of the bounds, which is the horizontal scroll offset of the content.
    public var boundsX: Double
    /// The y origin of the bounds, which is the vertical scroll offset of the content.
    public var boundsY: Double
    /// The transform about the anchor point: six values `a b c d tx ty`, or sixteen from `m11` row by row to `m44`.
    public var matrix: [Double]
    /// The distance of the viewer from the contents of the node, in points. 0 for no perspective.
    public var perspective: Double
    /// Whether the node is visible from behind.
    public var showsBack: Bool
    /// The visible part of the node, or nil for all of it.
    public var aperture: PageAperture?
    /// The opacity of the node and its contents, from 0 (invisible) to 1.
    public var opacity: Double
    /// A CSS colour or gradient, or nil for none.
    public var background: String?
    /// The radius of all four corners.
    public var cornerRadius: Double
    /// The radii of the corners clockwise from the top left, if they differ.
    public var corners: [Double]?
    /// Whether the contents are clipped to the bounds and their corners.
    public var clips: Bool
    /// The width of the border, which lies inside the bounds and over the content.
    public var borderWidth: Double
    /// The CSS colour of the border, or nil for black.
    public var borderColor: String?
    /// A CSS shadow, or nil for none.
    public var shadow: String?
    /// The blur radius for what lies behind the node, in points. 0 for no blur.
    public var blur: Double
    /// The text it draws, or nil for none.
    public var text: PageText?

    /// The number of the window as a parent.
    public static let rootParent = -1

    /// Creates a state from the properties that differ from those of a fresh layer.
    public init(
        node: Int, parent: Int = rootParent,
        x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0,
        anchorX: Double = 0.5, anchorY: Double = 0.5, boundsX: Double = 0, boundsY: Double = 0,
        matrix: [Double] = [1, 0, 0, 1, 0, 0], perspective: Double = 0, showsBack: Bool = true,
        aperture: PageAperture? = nil, opacity: Double = 1,
        background: String? = nil, cornerRadius: Double = 0, corners: [Double]? = nil, clips: Bool = false,
        borderWidth: Double = 0, borderColor: String? = nil,
        shadow: String? = nil, blur: Double = 0, text: PageText? = nil
    ) {
        self.node = node
        self.parent = parent
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.anchorX = anchorX
        self.anchorY = anchorY
        self.boundsX = boundsX
        self.boundsY = boundsY
        self.matrix = matrix
        self.perspective = perspective
        self.showsBack = showsBack
        self.aperture = aperture
        self.opacity = opacity
        self.background = background
        self.cornerRadius = cornerRadius
        self.corners = corners
        self.clips = clips
        self.borderWidth = borderWidth
        self.borderColor = borderColor
        self.shadow = shadow
        self.blur = blur
        self.text = text
    }
}
