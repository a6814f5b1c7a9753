public import Foundation

/// An immutable colour that may depend on traits.
///
/// There is a single colour space: colours that differ only by their colour space on a device are equal here.
// Unchecked because a provider's closure need not be sendable. The closure is stored once and only called afterwards.
open class UIColor: NSObject, @unchecked Sendable {
    private enum Storage: Hashable {
        case fixed(CGColor)
        /// A colour from a provider. A non-nil alpha replaces the alpha of the provider's colour.
        case dynamic(DynamicProvider, alpha: CGFloat?)
    }

    private let storage: Storage

    private init(storage: Storage) {
        self.storage = storage
    }

    public init(cgColor: CGColor) {
        storage = .fixed(cgColor)
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .fixed(CGColor(gray: white, alpha: alpha))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let (red, green, blue) = CGColor.channels(hue: hue, saturation: saturation, brightness: brightness)
        storage = .fixed(CGColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .dynamic(DynamicProvider(answer: dynamicProvider), alpha: nil)
    }

    /// Returns the colour for a trait collection. The result does not depend on traits.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .fixed:
            return self
        case .dynamic(let provider, let alpha):
            let color = provider.answer(traitCollection).resolvedColor(with: traitCollection)
            return alpha.map(color.withAlphaComponent) ?? color
        }
    }

    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .fixed(let color): UIColor(cgColor: color.copy(alpha: alpha) ?? color)
        case .dynamic(let provider, _): UIColor(storage: .dynamic(provider, alpha: alpha))
        }
    }

    /// The colour of a layer, which cannot be dynamic. A dynamic colour is resolved with the current traits.
    open var cgColor: CGColor {
        switch storage {
        case .fixed(let color): color
        case .dynamic: resolvedColor(with: .current).cgColor
        }
    }

    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let channels = cgColor.components else { return false }
        red?.pointee = channels[0]
        green?.pointee = channels[1]
        blue?.pointee = channels[2]
        alpha?.pointee = channels[3]
        return true
    }

    /// Returns the white component. Only a grey has one: for other colours nothing is written and the result is false.
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let channels = cgColor.components, Set(channels[0..<3]).count == 1 else { return false }
        white?.pointee = channels[0]
        alpha?.pointee = channels[3]
        return true
    }

    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let channels = cgColor.components else { return false }
        let (red, green, blue) = (channels[0], channels[1], channels[2])
        let high = max(red, green, blue)
        let spread = high - min(red, green, blue)
        hue?.pointee = hueOf(red: red, green: green, blue: blue, high: high, spread: spread)
        saturation?.pointee = high == 0 ? 0 : spread / high
        brightness?.pointee = high
        alpha?.pointee = channels[3]
        return true
    }

    /// Sets the fill colour of the current drawing context to this colour, resolved with the current traits.
    open func setFill() {
        CurrentCanvas.draw("UIColor.setFill") { $0.state.fill = cgColor }
    }

    /// Sets the colour of lines in the current drawing context to this colour, resolved with the current traits.
    open func setStroke() {
        CurrentCanvas.draw("UIColor.setStroke") { $0.state.stroke = cgColor }
    }

    /// Sets both colours of the current drawing context.
    open func set() {
        setFill()
        setStroke()
    }

    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColor)?.storage == storage
    }

    open override var hash: Int {
        storage.hashValue
    }

    open override var description: String {
        switch storage {
        case .fixed(let color):
            let channels = (color.components ?? []).map { "\($0)" }
            return "UIColor(\(channels.joined(separator: " ")))"
        case .dynamic:
            return "UIColor(dynamic, now \(resolvedColor(with: .current)))"
        }
    }
}

/// A provider of a dynamic colour. Providers are compared by identity, since functions cannot be compared.
private final class DynamicProvider: Hashable {
    let answer: (UITraitCollection) -> UIColor

    init(answer: @escaping (UITraitCollection) -> UIColor) {
        self.answer = answer
    }

    static func == (lhs: DynamicProvider, rhs: DynamicProvider) -> Bool {
        lhs === rhs
    }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(self))
    }
}
