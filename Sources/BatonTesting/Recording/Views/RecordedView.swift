public import UIKit

/// A view at one moment, with the values of its presentation layer.
public struct RecordedView: Equatable, Sendable {
    /// The identifier of the view, which is the same in all frames of a recording.
    public var id: Int
    /// The superview, or nil for the window.
    public var parent: Int?
    /// The name: for the view of a view controller its title, and for other views the class name.
    public var name: String
    /// Who decides about the view.
    public var role = RecordedRole.content
    /// The position of the anchor point in the parent's coordinates.
    public var position: CGPoint
    /// The bounds in the coordinates of the view.
    public var bounds: CGRect
    /// The point of the bounds that is at the position, in unit coordinates.
    public var anchorPoint: CGPoint
    /// The elements of the transform row by row, from m11 to m44.
    public var transform: [Double]
    /// The sublayer transform in the same order. It provides the perspective of a turn.
    public var sublayerTransform: [Double]
    /// Whether the view is visible from behind.
    public var isDoubleSided: Bool
    /// The visible part of the view, if the view has a mask.
    public var mask: RecordedMask?
    /// The alpha of the view, without that of its superviews.
    public var opacity: Double
    /// The background colour, or nil if there is none.
    public var background: RecordedColor?
    /// The gradient, if the view's own layer is a gradient layer.
    public var gradient: RecordedGradient?
    /// What the image or the symbol shows, if the layer has one.
    public var picture: RecordedPicture?
    /// The radius of the corners.
    public var cornerRadius: Double
    /// The corners that are rounded.
    public var maskedCorners = CACornerMask.all
    /// The radii at the top left, top right, bottom left and bottom right, if they differ. On a device they are not
    /// known.
    public var cornerRadii: [Double]?
    /// The border, or nil if there is none.
    public var border: RecordedBorder?
    /// The shadow, or nil if there is none.
    public var shadow: RecordedShadow?
    /// Whether what lies outside of the bounds is not visible.
    public var clips: Bool
    /// The radius by which the view blurs what is behind it, or 0.
    public var blur: Double
    /// The text, if the view is a label with one.
    public var text: RecordedText?
    /// The bounding rectangle in the window, for readers.
    public var windowFrame: CGRect
}

/// A gradient between two points, in unit coordinates of a view.
public struct RecordedGradient: Equatable, Sendable {
    /// The colours from start to end.
    public var colors: [RecordedColor]
    /// The position of each colour between start and end, from 0 to 1.
    public var locations: [Double]
    /// The point of the first colour.
    public var start: CGPoint
    /// The point of the last colour.
    public var end: CGPoint
}

/// The border inside the edge of a layer.
public struct RecordedBorder: Equatable, Sendable {
    /// The width of the line, which is inside of the layer.
    public var width: Double
    /// The colour of the line.
    public var color: RecordedColor
}

/// The part of a layer's shadow that is visible outside the layer.
public struct RecordedShadow: Equatable, Sendable {
    /// How far the shadow extends beyond the layer, to the right and down.
    public var reach: CGSize
    /// How far the shadow is blurred.
    public var radius: Double
    /// The colour of the shadow, with its opacity.
    public var color: RecordedColor
}

/// A mask view, as a rectangle with rounded corners.
public struct RecordedMask: Equatable, Sendable {
    /// The frame in the coordinates of the masked view.
    public var frame: CGRect
    /// The radius of the corners of the mask.
    public var cornerRadius: Double
}

/// The text of a label.
public struct RecordedText: Equatable, Sendable {
    /// The horizontal alignment of the text in its view.
    public enum Alignment: Equatable, Sendable {
        /// The lines begin at the left side.
        case left
        /// The lines are in the middle.
        case center
        /// The lines end at the right side.
        case right
    }

    /// The characters.
    public var string: String
    /// The size of the font in points.
    public var size: Double
    /// The weight of the font from 100 (thin) to 900 (black). 400 is regular and 700 is bold.
    public var weight: Double
    /// The colour of the letters.
    public var color: RecordedColor
    /// The place of each line between the sides of the view.
    public var alignment: Alignment
    /// Whether the text may have several lines.
    public var wraps: Bool
    /// The lines as they are broken, with the last one truncated if need be. On a device they are not known.
    public var lines: [String] = []
    /// The width of the widest line in points, or 0 if it is not known.
    public var width = 0.0
}

/// The components of a colour, from 0 to 1.
public struct RecordedColor: Equatable, Sendable {
    /// The part of red.
    public var red: Double
    /// The part of green.
    public var green: Double
    /// The part of blue.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// Creates a colour from its components.
    public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
    }

    /// Creates the components of a colour that is resolved with a trait collection.
    @preconcurrency @MainActor
    public init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.red = Double(red)
        self.green = Double(green)
        self.blue = Double(blue)
        self.alpha = Double(alpha)
    }
}
