public import UIKit

/// One view at one moment, as it is seen and not as the model has it.
public struct RecordedView: Equatable, Sendable {
    /// The same for one view in all frames of a recording.
    public var id: Int
    /// The view that this one is in, or nil for the window.
    public var parent: Int?
    /// The controller's title for a screen, and the class's name for other views.
    public var name: String
    /// Where the anchor point is, in the parent's space.
    public var position: CGPoint
    public var bounds: CGRect
    public var anchorPoint: CGPoint
    /// Row by row, as Core Animation has it: m11 to m44.
    public var transform: [Double]
    /// The same for what is in the view, seen from its middle: where the depth of a turn comes from.
    public var sublayerTransform: [Double]
    /// Whether it is to be seen from behind.
    public var isDoubleSided: Bool
    /// The part of it that is to be seen, where a mask shows no more.
    public var mask: RecordedMask?
    public var opacity: Double
    public var background: RecordedColor?
    /// The gradient that the view's own layer is, if it is one.
    public var gradient: RecordedGradient?
    public var cornerRadius: Double
    public var shadow: RecordedShadow?
    public var clips: Bool
    public var blur: Double
    public var text: RecordedText?
    /// The upright rectangle in the window, for reading.
    public var windowFrame: CGRect
}

/// A gradient between two points of a view, which are parts of its size.
public struct RecordedGradient: Equatable, Sendable {
    public var colors: [RecordedColor]
    public var start: CGPoint
    public var end: CGPoint
}

/// What a layer's shadow shows of itself outside the layer.
public struct RecordedShadow: Equatable, Sendable {
    /// How far it reaches beyond the layer, to the right and down.
    public var reach: CGSize
    public var radius: Double
    public var color: RecordedColor
}

/// A mask view, as the rectangle with round corners that it is.
public struct RecordedMask: Equatable, Sendable {
    /// In the space of the view that it masks.
    public var frame: CGRect
    public var cornerRadius: Double
}

/// A text that a view shows.
public struct RecordedText: Equatable, Sendable {
    /// Where the text stands in its view.
    public enum Alignment: Equatable, Sendable {
        case left
        case center
        case right
    }

    public var string: String
    public var size: Double
    public var isBold: Bool
    public var color: RecordedColor
    public var alignment: Alignment
    public var wraps: Bool
}

/// A colour as its parts, from 0 to 1.
public struct RecordedColor: Equatable, Sendable {
    public var red: Double
    public var green: Double
    public var blue: Double
    public var alpha: Double

    /// The parts of a colour in a view's traits.
    @MainActor
    public init(_ color: UIColor, in traits: UITraitCollection) {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        self.red = Double(red)
        self.green = Double(green)
        self.blue = Double(blue)
        self.alpha = Double(alpha)
    }
}
