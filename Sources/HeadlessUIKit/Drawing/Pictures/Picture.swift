package import Foundation

/// What an image shows: marks in points, from back to front.
package struct Picture: Equatable {
    /// A coloured area, or several that are composed by themselves.
    package indirect enum Mark: Equatable {
        case fill(Outline, Ink)
        case text(PictureText)
        /// Marks that are visible only inside all of the outlines, faded as one.
        case group([Mark], clips: [Outline], opacity: CGFloat)
    }

    /// What an area is filled with.
    package enum Ink: Equatable {
        case color(CGColor)
        case gradient(Gradient)
    }

    /// Colours along a line between two points.
    package struct Gradient: Equatable {
        package var colors: [CGColor]
        package var locations: [Double]
        package var start: CGPoint
        package var end: CGPoint
    }

    package var marks: [Mark] = []

    /// Whether the picture hides everything behind a rectangle: an opaque fill covers it.
    func isOpaque(in rect: CGRect) -> Bool {
        marks.contains { mark in
            guard case .fill(let outline, .color(let color)) = mark else { return false }
            return color.alpha == 1 && outline.isRectangle(containing: rect)
        }
    }

    /// Returns the picture in one colour, with the alpha of its own colours.
    func tinted(_ color: CGColor) -> Picture {
        Picture(marks: marks.map { $0.mapped({ $0 }, color: { color.copy(alpha: color.alpha * $0.alpha) ?? color }) })
    }

    func mapped(_ map: (CGPoint) -> CGPoint) -> Picture {
        Picture(marks: marks.map { $0.mapped(map, color: { $0 }) })
    }

    /// Returns the picture, which has a size, stretched to a rectangle. The caps at its edges are not stretched.
    package func stretched(from size: CGSize, caps: UIEdgeInsets, to rect: CGRect) -> Picture {
        let x = Stretching(length: size.width, caps: (caps.left, caps.right), to: rect.width)
        let y = Stretching(length: size.height, caps: (caps.top, caps.bottom), to: rect.height)
        return mapped { CGPoint(x: rect.minX + x.place(of: $0.x), y: rect.minY + y.place(of: $0.y)) }
    }

    /// The map from the places along one side of a picture to a longer or shorter side.
    private struct Stretching {
        let length: CGFloat
        let caps: (start: CGFloat, end: CGFloat)
        let newLength: CGFloat

        init(length: CGFloat, caps: (CGFloat, CGFloat), to newLength: CGFloat) {
            (self.length, self.newLength) = (length, newLength)
            self.caps = caps.0 + caps.1 < min(length, newLength) ? caps : (0, 0)
        }

        func place(of old: CGFloat) -> CGFloat {
            if old < caps.start { return old }
            if old > length - caps.end { return old + newLength - length }
            let inside = length - caps.start - caps.end
            let newInside = newLength - caps.start - caps.end
            return caps.start + (inside > 0 ? (old - caps.start) * newInside / inside : 0)
        }
    }
}

extension Picture.Mark {
    fileprivate func mapped(_ map: (CGPoint) -> CGPoint, color: (CGColor) -> CGColor) -> Picture.Mark {
        switch self {
        case .fill(let outline, .color(let own)): return .fill(outline.mapped(map), .color(color(own)))
        case .fill(let outline, .gradient(var gradient)):
            gradient.colors = gradient.colors.map(color)
            (gradient.start, gradient.end) = (map(gradient.start), map(gradient.end))
            return .fill(outline.mapped(map), .gradient(gradient))
        case .text(let text): return .text(text.mapped(map, color: color))
        case .group(let marks, let clips, let opacity):
            return .group(
                marks.map { $0.mapped(map, color: color) }, clips: clips.map { $0.mapped(map) }, opacity: opacity)
        }
    }
}
