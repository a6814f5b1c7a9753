package import Foundation

/// A line of text in a picture.
package struct PictureText: Equatable, Sendable {
    package let string: String
    package let font: UIFont
    package private(set) var color: UIColor
    /// The size of the line as it was set.
    package let size: CGSize
    /// The upper left, the upper right and the lower left corner of the line in the picture.
    package private(set) var corners: [CGPoint]

    init(_ string: String, font: UIFont, color: UIColor, in frame: CGRect) {
        (self.string, self.font, self.color, size) = (string, font, color, frame.size)
        corners = [
            frame.origin, CGPoint(x: frame.maxX, y: frame.minY), CGPoint(x: frame.minX, y: frame.maxY),
        ]
    }

    func mapped(_ map: (CGPoint) -> CGPoint, color: (CGColor) -> CGColor) -> PictureText {
        var text = self
        text.corners = corners.map(map)
        text.color = UIColor(cgColor: color(self.color.cgColor))
        return text
    }
}

extension UILabel {
    /// The lines that are seen, in the label's own coordinates. They have the font and the colour of the label.
    var pictureLines: [PictureText] {
        let layout = textLayout(in: bounds.size, limit: numberOfLines)
        let top = bounds.midY - layout.size.height / 2
        let color = (isHighlighted ? highlightedTextColor ?? textColor : textColor) ?? .label
        return layout.lines.map { line in
            let frame = CGRect(
                x: textLeft(of: line.width, in: bounds), y: top + line.top, width: line.width, height: line.height)
            return PictureText(
                line.text, font: font, color: color.resolvedColor(with: traitCollection), in: frame)
        }
    }
}
