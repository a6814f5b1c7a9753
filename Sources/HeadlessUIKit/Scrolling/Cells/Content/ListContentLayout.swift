import Foundation

/// Computes the places of the parts of a row's content. The result depends on these values only.
struct ListContentLayout: Equatable {
    /// The distances of UIKit's own rows are not known.
    static let margin: CGFloat = 16
    static let gap: CGFloat = 8
    private static let lineGap: CGFloat = 4

    private(set) var image: CGRect?
    private(set) var text: CGRect?
    private(set) var secondaryText: CGRect?

    /// Lays out parts of given sizes from the leading side, in the middle of the height.
    init(
        in size: CGSize, image imageSize: CGSize?, text textSize: CGSize?, secondaryText secondarySize: CGSize?,
        isSideBySide: Bool, isMirrored: Bool
    ) {
        var start = Self.margin
        let end = max(start, size.width - Self.margin)
        if let imageSize {
            image = CGRect(origin: CGPoint(x: start, y: (size.height - imageSize.height) / 2), size: imageSize)
            start = min(end, start + imageSize.width + Self.gap)
        }
        if isSideBySide {
            placeInLine(textSize, secondarySize, from: start, to: end, height: size.height)
        } else {
            placeInColumn(textSize, secondarySize, from: start, to: end, height: size.height)
        }
        if isMirrored { mirror(in: size.width) }
    }

    private mutating func placeInColumn(
        _ textSize: CGSize?, _ secondarySize: CGSize?, from start: CGFloat, to end: CGFloat, height: CGFloat
    ) {
        let gap = textSize != nil && secondarySize != nil ? Self.lineGap : 0
        var y = (height - (textSize?.height ?? 0) - gap - (secondarySize?.height ?? 0)) / 2
        text = textSize.map { CGRect(x: start, y: y, width: end - start, height: $0.height) }
        y += (textSize?.height ?? 0) + gap
        secondaryText = secondarySize.map { CGRect(x: start, y: y, width: end - start, height: $0.height) }
    }

    /// Places the texts at the two ends. The secondary text has what the text leaves.
    private mutating func placeInLine(
        _ textSize: CGSize?, _ secondarySize: CGSize?, from start: CGFloat, to end: CGFloat, height: CGFloat
    ) {
        var left = end - start
        text = textSize.map {
            CGRect(x: start, y: (height - $0.height) / 2, width: min($0.width, left), height: $0.height)
        }
        if let text { left = max(0, left - text.width - Self.gap) }
        secondaryText = secondarySize.map {
            let width = min($0.width, left)
            return CGRect(x: end - width, y: (height - $0.height) / 2, width: width, height: $0.height)
        }
    }

    private mutating func mirror(in width: CGFloat) {
        func mirrored(_ frame: CGRect?) -> CGRect? {
            frame.map { CGRect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        }
        (image, text, secondaryText) = (mirrored(image), mirrored(text), mirrored(secondaryText))
    }
}
