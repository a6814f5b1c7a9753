import Foundation

/// Drawing of layer trees: colours, gradients, shapes, images, labels, corners, masks, borders and alpha. Blurs and shadows
/// are not drawn, and depth is ignored.
extension Canvas {
    /// Draws a layer and its sublayers in the coordinates of the layer.
    ///
    /// A presentation layer is drawn as it is on screen. A model layer is drawn without animations.
    func draw(_ layer: CALayer) {
        draw(layer, layer.values, showsAnimations: layer.isPresentation)
    }

    private func draw(_ layer: CALayer, _ values: LayerValues, showsAnimations: Bool) {
        with {
            if let mask = layer.node.mask {
                let values = showsAnimations ? mask.presentedValues : mask.values
                clip(to: mask.shape(values).applying(values.place))
            }
            drawContent(of: layer, values)
            with {
                if layer.node.masksToBounds { clip(to: layer.outline(values)) }
                for sublayer in layer.node.sublayers ?? [] { drawInPlace(sublayer, showsAnimations: showsAnimations) }
            }
            drawBorder(of: layer, values)
        }
    }

    /// Draws a sublayer in the coordinates of its superlayer.
    private func drawInPlace(_ layer: CALayer, showsAnimations: Bool) {
        let values = showsAnimations ? layer.presentedValues : layer.values
        guard !values.isHidden, values.opacity > 0 else { return }
        group(opacity: CGFloat(values.opacity)) {
            with {
                concatenate(values.place)
                draw(layer, values, showsAnimations: showsAnimations)
            }
        }
    }

    private func drawContent(of layer: CALayer, _ values: LayerValues) {
        if let color = values.backgroundColor { fill(layer.outline(values), color: color.cgColor) }
        if layer is CAGradientLayer, let gradient = values.extras.gradient.picture(in: values.bounds) {
            fill(layer.outline(values), with: gradient)
        }
        if let image = layer.node.contents as? UIImage { draw(image, in: layer, values) }
        if let label = layer.view as? UILabel { draw(CALayer.onMain { label.pictureLines }) }
        guard let shapes = layer as? CAShapeLayer, let shape = values.extras.shape.path else { return }
        if let color = values.extras.shape.fillColor {
            fill(shape, usesEvenOdd: shapes.fillRule == .evenOdd, color: color.cgColor)
        }
        if let color = values.extras.shape.strokeColor {
            stroke(shape, shapes.lineShape(values.extras.shape), color: color.cgColor)
        }
    }

    private func draw(_ image: UIImage, in layer: CALayer, _ values: LayerValues) {
        let (mode, tint) =
            layer.view.map { view in CALayer.onMain { (view.contentMode, view.tintColor ?? .black) } }
            ?? (.scaleToFill, .black)
        draw(image, tintedWith: tint, in: mode.rect(of: image.size, in: values.bounds))
    }

    private func drawBorder(of layer: CALayer, _ values: LayerValues) {
        let width = values.extras.borderWidth
        guard width > 0, let color = values.extras.borderColor else { return }
        let middle = values.bounds.insetBy(dx: width / 2, dy: width / 2)
        let line = layer.outline(middle, radius: max(0, values.cornerRadius - width / 2))
        stroke(line, LineShape(width: width), color: color.cgColor)
    }
}

extension CALayer {
    /// The bounds with their round corners.
    fileprivate func outline(_ values: LayerValues) -> PathShape {
        guard let radii = values.extras.cornerRadii else { return outline(values.bounds, radius: values.cornerRadius) }
        var shape = PathShape()
        shape.addRoundedRect(values.bounds, radii: CornerRadii(radii))
        return shape
    }

    fileprivate func outline(_ rect: CGRect, radius: CGFloat) -> PathShape {
        let radius = min(radius, rect.width / 2, rect.height / 2)
        var shape = PathShape()
        shape.addRoundedRect(rect, corners: UIRectCorner(maskedCorners), cornerWidth: radius, cornerHeight: radius)
        return shape
    }

    /// The area of a mask: the path of a shape layer, or else the bounds.
    fileprivate func shape(_ values: LayerValues) -> PathShape {
        self is CAShapeLayer ? values.extras.shape.path ?? PathShape() : outline(values)
    }
}

extension UIRectCorner {
    fileprivate init(_ corners: CACornerMask) {
        let pairs: [(CACornerMask, UIRectCorner)] = [
            (.layerMinXMinYCorner, .topLeft), (.layerMaxXMinYCorner, .topRight), (.layerMinXMaxYCorner, .bottomLeft),
            (.layerMaxXMaxYCorner, .bottomRight),
        ]
        self = pairs.reduce(into: []) { if corners.contains($1.0) { $0.insert($1.1) } }
    }
}

extension LayerValues {
    /// The transform from the layer's coordinates to those of its superlayer, without depth.
    fileprivate var place: CGAffineTransform {
        CGAffineTransform(
            translationX: -bounds.minX - anchorPoint.x * bounds.width,
            y: -bounds.minY - anchorPoint.y * bounds.height
        )
        .concatenating(CATransform3DGetAffineTransform(transform))
        .concatenating(CGAffineTransform(translationX: position.x, y: position.y))
    }
}

extension GradientValues {
    fileprivate func picture(in bounds: CGRect) -> Picture.Gradient? {
        guard let colors, !colors.isEmpty else { return nil }
        let even = colors.indices.map { Double($0) / Double(max(1, colors.count - 1)) }
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        return Picture.Gradient(
            colors: colors.map(\.cgColor), locations: locations?.count == colors.count ? locations ?? even : even,
            start: point(startPoint), end: point(endPoint))
    }
}
