public import Foundation

/// An immutable picture.
///
/// There are no pixels here: a picture is the list of the fills that were drawn, or the name of a symbol.
// Unchecked because a subclass may keep what it likes; what is kept here never changes.
open class UIImage: NSObject, @unchecked Sendable {
    /// Whether the colours of the picture are shown, or the tint of the view in its shape.
    public enum RenderingMode: Int, Sendable {
        case automatic = 0
        case alwaysOriginal = 1
        case alwaysTemplate = 2
    }

    /// One rectangle of one colour.
    struct Fill: Equatable {
        var rect: CGRect
        var color: CGColor
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

    /// A picture of nothing, with no size.
    public override convenience init() {
        self.init(values: Values())
    }

    /// A symbol; every name but the empty one counts as known, and all symbols are equally large.
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

    open var isSymbolImage: Bool {
        if case .symbol = content { true } else { false }
    }

    /// Whether nothing behind the picture shows through: some fill covers all of it and is opaque itself.
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
