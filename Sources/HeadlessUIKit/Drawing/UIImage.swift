public import Foundation

/// An immutable image.
///
/// There are no pixels: an image is a list of fills, or the name of a symbol.
// Unchecked because a subclass may have stored properties of its own. The properties of this class never change.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether an image shows its own colours, or its shape in the tint colour of the view.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// A rectangle that is filled with one colour.
    package struct Fill: Equatable {
        package var rect: CGRect
        package var color: CGColor
    }

    enum Content: Equatable {
        case fills([Fill])
        case symbol(String)
    }

    private struct Values: Equatable {
        var size = CGSize.zero
        var scale: CGFloat = 1
        var content = Content.fills([])
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
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

    convenience init(size: CGSize, scale: CGFloat, fills: [Fill]) {
        self.init(values: Values(size: size, scale: scale, content: .fills(fills)))
    }

    open var size: CGSize { values.size }
    open var scale: CGFloat { values.scale }
    open var renderingMode: RenderingMode { values.renderingMode }
    var content: Content { values.content }
    var tint: UIColor? { values.tint }

    /// The rectangles of the image, from back to front, in the tint colour where one is set. A symbol has none.
    package func fills(tintedWith tint: UIColor) -> [Fill] {
        guard case .fills(let fills) = content else { return [] }
        guard renderingMode == .alwaysTemplate || self.tint != nil else { return fills }
        let color = (self.tint ?? tint).cgColor
        return fills.map { Fill(rect: $0.rect, color: color.copy(alpha: color.alpha * $0.color.alpha) ?? color) }
    }

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// Whether the image hides everything behind it, which it does if an opaque fill covers all of it.
    var isOpaque: Bool {
        guard case .fills(let fills) = content else { return false }
        return fills.contains { $0.color.alpha == 1 && $0.rect.contains(CGRect(origin: .zero, size: size)) }
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
