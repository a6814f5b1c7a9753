public import Foundation

/// An immutable image.
///
/// There are no pixels: an image is a list of shapes, or the name of a symbol.
// Unchecked because a subclass may have stored properties of its own. The properties of this class never change.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether an image shows its own colours, or its shape in the tint colour of the view.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    enum Content: Equatable {
        case picture(Picture)
        case symbol(String)
    }

    private struct Values: Equatable {
        var size = CGSize.zero
        var scale: CGFloat = 1
        var content = Content.picture(Picture())
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var caps = UIEdgeInsets.zero
    }

    private let values: Values

    private init(values: Values) {
        self.values = values
    }

    /// Creates an empty image without a size.
    public override convenience init() {
        self.init(values: Values())
    }

    /// Creates a symbol image. Every name except the empty one is valid, and all symbols have the same size.
    public convenience init?(systemName name: String) {
        guard !name.isEmpty else { return nil }
        let scale = UITraitCollection.current.displayScale
        self.init(values: Values(size: CGSize(width: 20, height: 20), scale: scale, content: .symbol(name)))
    }

    convenience init(size: CGSize, scale: CGFloat, picture: Picture) {
        self.init(values: Values(size: size, scale: scale, content: .picture(picture)))
    }

    open var size: CGSize { values.size }
    open var scale: CGFloat { values.scale }
    open var renderingMode: RenderingMode { values.renderingMode }
    var content: Content { values.content }
    package var tint: UIColor? { values.tint }
    /// The name of the symbol, or nil for an image of shapes.
    package var symbolName: String? {
        if case .symbol(let name) = content { name } else { nil }
    }
    /// The insets of the part that is stretched.
    open var capInsets: UIEdgeInsets { values.caps }

    /// What the image shows in a rectangle, in the tint colour where one applies. A symbol shows nothing.
    package func picture(tintedWith tint: UIColor, in rect: CGRect) -> Picture {
        guard case .picture(let picture) = content, size.width > 0, size.height > 0 else { return Picture() }
        let stretched = picture.stretched(from: size, caps: capInsets, to: rect)
        guard renderingMode == .alwaysTemplate || self.tint != nil else { return stretched }
        return stretched.tinted((self.tint ?? tint).cgColor)
    }

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// Whether the image hides everything behind it, which it does if an opaque fill covers all of it.
    var isOpaque: Bool {
        guard case .picture(let picture) = content else { return false }
        return picture.isOpaque(in: CGRect(origin: .zero, size: size))
    }

    /// The format of a renderer whose images are like this one.
    open var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = isOpaque
        return format
    }

    /// Draws the image in the current context, in its own size. A symbol draws nothing.
    open func draw(at point: CGPoint) {
        draw(in: CGRect(origin: point, size: size))
    }

    /// Draws the image in the current context, scaled to a rectangle. A symbol draws nothing.
    open func draw(in rect: CGRect) {
        CurrentCanvas.draw("UIImage.draw") { canvas in
            canvas.draw(self, tintedWith: UIColor(cgColor: canvas.state.fill), in: rect)
        }
    }

    /// Returns the image with insets of the part that is stretched.
    func withCaps(_ caps: UIEdgeInsets) -> UIImage {
        var values = values
        values.caps = caps
        return UIImage(values: values)
    }

    open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
        var values = values
        values.renderingMode = renderingMode
        return UIImage(values: values)
    }

    open func withTintColor(_ color: UIColor) -> UIImage {
        withTintColor(color, renderingMode: renderingMode)
    }

    open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
        var values = values
        values.tint = color
        values.renderingMode = renderingMode
        return UIImage(values: values)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIImage)?.values == values
    }

    open override var hash: Int {
        var hasher = Hasher()
        hasher.combine(values.size.width)
        hasher.combine(values.size.height)
        hasher.combine(values.scale)
        hasher.combine(values.renderingMode)
        return hasher.finalize()
    }
}
