import UIKit

extension UIView {
    /// The image that the view's layer shows. On a device, where an image has pixels, there is none.
    var recordedPicture: RecordedPicture? {
        #if HEADLESS_UIKIT
            guard let image = layer.contents as? UIImage else { return nil }
            let place = contentMode.rect(of: image.size, in: bounds)
            let tint = tintColor.resolvedColor(with: traitCollection)
            let marks = image.drawn(in: traitCollection).picture(tintedWith: tint, in: place).marks.map(recorded)
            // An image does not extend beyond its rectangle.
            let clips = [RecordedOutline(place)]
            return marks.isEmpty ? nil : RecordedPicture(marks: [.group(marks, clips: clips, opacity: 1)])
        #else
            return nil
        #endif
    }

    #if HEADLESS_UIKIT
        private func recorded(_ mark: Picture.Mark) -> RecordedPicture.Mark {
            switch mark {
            case .fill(let outline, .color(let color)): .fill(RecordedOutline(outline), recorded(color))
            case .fill(let outline, .gradient(let gradient)): .gradient(RecordedOutline(outline), recorded(gradient))
            case .group(let marks, let clips, let opacity):
                .group(marks.map(recorded), clips: clips.map { RecordedOutline($0) }, opacity: Double(opacity))
            }
        }

        private func recorded(_ gradient: Picture.Gradient) -> RecordedGradient {
            RecordedGradient(
                colors: gradient.colors.map(recorded), locations: gradient.locations, start: unit(gradient.start),
                end: unit(gradient.end))
        }

        private func recorded(_ color: CGColor) -> RecordedColor {
            RecordedColor(UIColor(cgColor: color), in: traitCollection)
        }

        private func unit(_ point: CGPoint) -> CGPoint {
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
#endif
