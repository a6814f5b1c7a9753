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
    public var bounds: CGRect
    public var anchorPoint: CGPoint
    /// The elements of the transform row by row, from m11 to m44.
    public var transform: [Double]
    /// The sublayer transform in the same order. It provides the perspective of a turn.
    public var sublayerTransform: [Double]
    /// Whether the view is visible from behind.
    public var isDoubleSided: Bool
    /// The visible part of the view, if the view has a mask.
    public var mask: RecordedMask?
    public var opacity: Double
    public var background: RecordedColor?
    /// The gradient, if the view's own layer is a gradient layer.
    public var gradient: RecordedGradient?
    /// What the image or the symbol shows, if the layer has one.
    public var picture: RecordedPicture?
    public var cornerRadius: Double
    public var maskedCorners = CACornerMask.all
    /// The radii at the top left, top right, bottom left and bottom right, if they differ. On a device they are not
    /// known.
    public var cornerRadii: [Double]?
    public var border: RecordedBorder?
    public var shadow: RecordedShadow?
    public var clips: Bool
    public var blur: Double
    public var text: RecordedText?
    /// The bounding rectangle in the window, for readers.
    public var windowFrame: CGRect
}

/// A gradient between two points, in unit coordinates of a view.
public struct RecordedGradient: Equatable, Sendable {
    public var colors: [RecordedColor]
    /// The position of each colour between start and end, from 0 to 1.
    public var locations: [Double]
    public var start: CGPoint
    public var end: CGPoint
}

/// The border inside the edge of a layer.
public struct RecordedBorder: Equatable, Sendable {
    public var width: Double
    public var color: RecordedColor
}

/// The part of a layer's shadow that is visible outside the layer.
public struct RecordedShadow: Equatable, Sendable {
    /// How far the shadow extends beyond the layer, to the right and down.
    public var reach: CGSize
    public var radius: Double
    public var color: RecordedColor
}

/// A mask view, as a rectangle with rounded corners.
public struct RecordedMask: Equatable, Sendable {
    /// The frame in the coordinates of the masked view.
    public var frame: CGRect
    public var cornerRadius: Double
}

/// The text of a label.
public struct RecordedText: Equatable, Sendable {
    /// The horizontal alignment of the text in its view.
    public enum Alignment: Equatable, Sendable {
        case left
        case center
        case right
    }

    public var string: String
    public var size: Double
    /// The weight of the font from 100 (thin) to 900 (black). 400 is regular and 700 is bold.
    public var weight: Double
    public var color: RecordedColor
    public var alignment: Alignment
    public var wraps: Bool
    /// The lines as they are broken, with the last one truncated if need be. On a device they are not known.
    public var lines: [String] = []
    /// The width of the widest line in points, or 0 if it is not known.
    public var width = 0.0
}

/// The components of a colour, from 0 to 1.
public struct RecordedColor: Equatable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

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
