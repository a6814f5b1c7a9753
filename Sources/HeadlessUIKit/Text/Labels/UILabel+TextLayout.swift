import Foundation

extension UILabel {
    /// The lines that are seen in the bounds, and the width of the widest one.
    package var visibleLines: (lines: [String], width: CGFloat) {
        let layout = textLayout(in: bounds.size, limit: numberOfLines)
        return (layout.lines.map(\.text), layout.size.width)
    }

    /// Returns the lines of the text in a place. A width of zero does not limit them. An empty text has none.
    func textLayout(in size: CGSize, limit: Int) -> TextLayout {
        if let known = lastLayout, known.size == size, known.limit == limit { return known.layout }
        let layout = newTextLayout(in: size, limit: limit)
        lastLayout = LabelLayout(size: size, limit: limit, layout: layout)
        return layout
    }

    private func newTextLayout(in size: CGSize, limit: Int) -> TextLayout {
        guard let content, content.contains(where: { !$0.text.isEmpty }) else { return TextLayout([]) }
        let paragraphs = TextParagraph.paragraphs(of: content, font: font, style: paragraph)
        let scale = limit == 1 ? scale(of: paragraphs, inWidth: size.width) : 1
        return TextLayout(
            scale < 1 ? paragraphs.map { $0.scaled(by: scale) } : paragraphs, width: size.width, height: size.height,
            limit: limit)
    }

    /// Returns the size of the font that is seen in a place, as a fraction of the size of the font.
    private func scale(of paragraphs: [TextParagraph], inWidth width: CGFloat) -> CGFloat {
        guard adjustsFontSizeToFitWidth, minimumScaleFactor > 0, width > 0 else { return 1 }
        let natural = TextLayout(paragraphs, limit: 1).size.width
        return natural > width ? max(width / natural, min(minimumScaleFactor, 1)) : 1
    }

    /// Returns the left edge of a text that is narrower than its place.
    func textLeft(of width: CGFloat, in place: CGRect) -> CGFloat {
        guard place.width < .greatestFiniteMagnitude else { return place.minX }
        switch textAlignment {
        case .center: return place.minX + (place.width - width) / 2
        case .right: return place.maxX - width
        case .natural where isMirrored: return place.maxX - width
        default: return place.minX
        }
    }
}

extension CGSize {
    /// The size with both lengths rounded up to whole pixels.
    func roundedUp(to traits: UITraitCollection) -> CGSize {
        let scale = max(1, traits.displayScale)
        let up = { (length: CGFloat) in ((length * scale) - TextLine.tolerance).rounded(.up) / scale }
        return CGSize(width: up(width), height: up(height))
    }
}
