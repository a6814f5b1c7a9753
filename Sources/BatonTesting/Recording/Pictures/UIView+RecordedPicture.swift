import UIKit

extension UIView {
    /// Returns the image that the view's layer shows in its bounds, which may be animated. On a device, where an image has pixels,
    /// there is none.
    func recordedPicture(in bounds: CGRect) -> RecordedPicture? {
        #if HEADLESS_UIKIT
            guard let image = layer.contents as? UIImage else { return nil }
            let place = contentMode.rect(of: image.size, in: bounds)
            let tint = tintColor.resolvedColor(with: traitCollection)
            let marks = image.drawn(in: traitCollection).picture(tintedWith: tint, in: place).marks.map {
                recorded($0, in: bounds)
            }
            // An image does not extend beyond its rectangle.
            let clips = [RecordedOutline(place)]
            return marks.isEmpty ? nil : RecordedPicture(marks: [.group(marks, clips: clips, opacity: 1)])
        #else
            return nil
        #endif
    }

    #if HEADLESS_UIKIT
        private func recorded(_ mark: Picture.Mark, in bounds: CGRect) -> RecordedPicture.Mark {
            switch mark {
            case .fill(let outline, .color(let color)): .fill(RecordedOutline(outline), recorded(color))
            case .fill(let outline, .gradient(let gradient)):
                .gradient(RecordedOutline(outline), recorded(gradient, in: bounds))
            case .text(let text): .fill(RecordedOutline(polygons: text.letters), recorded(text.color.cgColor))
            case .group(let marks, let clips, let opacity):
                .group(
                    marks.map { recorded($0, in: bounds) }, clips: clips.map { RecordedOutline($0) },
                    opacity: Double(opacity))
            }
        }

        private func recorded(_ gradient: Picture.Gradient, in bounds: CGRect) -> RecordedGradient {
            RecordedGradient(
                colors: gradient.colors.map(recorded), locations: gradient.locations,
                start: unit(gradient.start, in: bounds),
                end: unit(gradient.end, in: bounds))
        }

        private func recorded(_ color: CGColor) -> RecordedColor {
            RecordedColor(UIColor(cgColor: color), in: traitCollection)
        }

        private func unit(_ point: CGPoint, in bounds: CGRect) -> CGPoint {
            CGPoint(x: (point.x - bounds.minX) / bounds.width, y: (point.y - bounds.minY) / bounds.height)
        }
    #endif
}

#if HEADLESS_UIKIT
    extension UIImage {
        /// The image, or the drawn shape of a symbol in the same colour.
        @MainActor
        fileprivate func drawn(in traits: UITraitCollection) -> UIImage {
            let shape = symbolName.flatMap { SymbolSet.image(named: $0) } ?? self
            guard let tint else { return shape }
            return shape.withTintColor(tint.resolvedColor(with: traits), renderingMode: .alwaysOriginal)
        }
    }

    extension RecordedOutline {
        fileprivate init(_ outline: Outline) {
            self.init(polygons: outline.polygons, usesEvenOdd: outline.usesEvenOdd)
        }
    }

    extension PictureText {
        /// The areas of the letters in the picture.
        fileprivate var letters: [[CGPoint]] {
            let text = RecordedText(
                string: string, size: Double(font.pointSize), weight: font.recordedWeight,
                color: RecordedColor(red: 0, green: 0, blue: 0), alignment: .left, wraps: false, lines: [string],
                width: Double(size.width))
            let (right, down) = (corners[1] - corners[0], corners[2] - corners[0])
            return TextStrokes(text, in: CGRect(origin: .zero, size: size)).areas.map { area in
                area.map { point in
                    let (x, y) = (point.x / max(size.width, 1), point.y / max(size.height, 1))
                    return CGPoint(
                        x: corners[0].x + right.x * x + down.x * y, y: corners[0].y + right.y * x + down.y * y)
                }
            }
        }
    }

    extension CGPoint {
        fileprivate static func - (end: CGPoint, start: CGPoint) -> CGPoint {
            CGPoint(x: end.x - start.x, y: end.y - start.y)
        }
    }
#endif
