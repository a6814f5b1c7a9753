public import UIKit

/// The letters of a title: a typed form of the attributes that a bar heeds, so that they can be compared and merged.
public struct BarTitleStyle: Equatable, Sendable {
    /// A shadow behind letters.
    public struct Shadow: Equatable, Sendable {
        /// Its colour.
        public var color: UIColor
        /// How far it is from the letters, in points.
        public var offset: CGSize
        /// How blurred it is, in points.
        public var blurRadius: CGFloat

        /// A shadow that is sharp and right behind the letters unless said otherwise.
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
    /// The room between letters, in points, besides the font's own.
    public var kern: CGFloat?

    /// Names any of the fields.
    public init(font: UIFont? = nil, color: UIColor? = nil, shadow: Shadow? = nil, kern: CGFloat? = nil) {
        self.font = font
        self.color = color
        self.shadow = shadow
        self.kern = kern
    }

    /// This style, with what it leaves open taken from another one.
    public func over(_ base: BarTitleStyle) -> BarTitleStyle {
        BarTitleStyle(
            font: font ?? base.font, color: color ?? base.color, shadow: shadow ?? base.shadow, kern: kern ?? base.kern)
    }

    /// What a large title takes from the small one: everything but the font, which has another size.
    var forLargeTitle: BarTitleStyle {
        BarTitleStyle(color: color, shadow: shadow, kern: kern)
    }
}

extension BarTitleStyle {
    /// Reads what an attributed string says; what has no place here is left out.
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

    /// Attributes with what this style says put in.
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
