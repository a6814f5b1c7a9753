/// How a node looked in one frame, in a layer's own terms. What is left out of the initializer is as in a fresh layer.
public struct PageState: Sendable, Equatable {
    /// The node this is about.
    public var node: Int
    /// The node it was drawn in, or `rootParent`.
    public var parent: Int
    /// Where its anchor point was in the parent's coordinates.
    public var x: Double
    /// Where its anchor point was in the parent's coordinates.
    public var y: Double
    /// The width of the bounds.
    public var width: Double
    /// The height of the bounds.
    public var height: Double
    /// The anchor point as a fraction of the width.
    public var anchorX: Double
    /// The anchor point as a fraction of the height.
    public var anchorY: Double
    /// The origin of the bounds: how far the content is scrolled.
    public var boundsX: Double
    /// The origin of the bounds: how far the content is scrolled.
    public var boundsY: Double
    /// The transform about the anchor point: six values `a b c d tx ty`, or sixteen from `m11` row by row to `m44`.
    public var matrix: [Double]
    /// How many points the eye is away from what is within the node; 0 for no depth.
    public var perspective: Double
    /// Whether it is to be seen from behind.
    public var showsBack: Bool
    /// The part of it that is to be seen, or nil for all.
    public var aperture: PageAperture?
    /// From 0 (invisible) to 1, for the node and all within it.
    public var opacity: Double
    /// A CSS colour or gradient, or nil for none.
    public var background: String?
    /// The radius of all four corners.
    public var cornerRadius: Double
    /// Whether what is within is cut off at the bounds and their corners.
    public var clips: Bool
    /// The width of the border, which lies inside the bounds and over the content.
    public var borderWidth: Double
    /// A CSS colour, or nil for black.
    public var borderColor: String?
    /// A CSS shadow, or nil for none.
    public var shadow: String?
    /// How far what lies behind is blurred, in points; 0 for not at all.
    public var blur: Double

    /// Stands for the window as a parent.
    public static let rootParent = -1

    /// Describes a state by what differs from a fresh layer.
    public init(
        node: Int, parent: Int = rootParent,
        x: Double = 0, y: Double = 0, width: Double = 0, height: Double = 0,
        anchorX: Double = 0.5, anchorY: Double = 0.5, boundsX: Double = 0, boundsY: Double = 0,
        matrix: [Double] = [1, 0, 0, 1, 0, 0], perspective: Double = 0, showsBack: Bool = true,
        aperture: PageAperture? = nil, opacity: Double = 1,
        background: String? = nil, cornerRadius: Double = 0, clips: Bool = false,
        borderWidth: Double = 0, borderColor: String? = nil,
        shadow: String? = nil, blur: Double = 0
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
        self.clips = clips
        self.borderWidth = borderWidth
        self.borderColor = borderColor
        self.shadow = shadow
        self.blur = blur
    }
}
