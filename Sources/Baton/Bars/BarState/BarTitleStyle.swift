public import UIKit

/// The text style of a title: a typed form of the attributes that a bar uses, so that they can be compared and merged.
public struct BarTitleStyle: Equatable, Sendable {
    /// A shadow behind text.
    public struct Shadow: Equatable, Sendable {
        /// The colour of the shadow.
        public var color: UIColor
        /// The offset from the text, in points.
        public var offset: CGSize
        /// The blur radius, in points.
        public var blurRadius: CGFloat

        /// Creates a shadow. By default it is sharp and directly behind the text.
        public init(color: UIColor, offset: CGSize = .zero, blurRadius: CGFloat = 0) {
            self.color = color
            self.offset = offset
            self.blurRadius = blurRadius
        }
    }

    /// The font.
    public var font: UIFont?
    /// The colour.
    public var color: UIColor?
    /// The shadow.
    public var shadow: Shadow?
    /// The space between characters, in points, in addition to the font's own.
    public var kern: CGFloat?

    /// Creates a style.
    public init(font: UIFont? = nil, color: UIColor? = nil, shadow: Shadow? = nil, kern: CGFloat? = nil) {
        self.font = font
        self.color = color
        self.shadow = shadow
        self.kern = kern
    }

    /// The values that a large title inherits: all but the font, which has another size.
    var forLargeTitle: BarTitleStyle {
        BarTitleStyle(color: color, shadow: shadow, kern: kern)
    }
}

extension BarTitleStyle {
    /// Reads text attributes. Attributes that have no value here are ignored.
    @MainActor
    init(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont
        color = attributes[.foregroundColor] as? UIColor
        kern = (attributes[.kern] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[.kern] as? CGFloat
        guard let known = attributes[.shadow] as? NSShadow else { return }
        shadow = Shadow(
            color: known.shadowColor as? UIColor ?? .black, offset: known.shadowOffset,
            blurRadius: known.shadowBlurRadius)
    }

    /// Returns the attributes with the values of this style added.
    @MainActor
    func written(into attributes: [NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any] {
        var result = attributes
        if let font { result[.font] = font }
        if let color { result[.foregroundColor] = color }
        if let kern { result[.kern] = kern }
        guard let shadow else { return result }
        let written = NSShadow()
        written.shadowColor = shadow.color
        written.shadowOffset = shadow.offset
        written.shadowBlurRadius = shadow.blurRadius
        result[.shadow] = written
        return result
    }
}
