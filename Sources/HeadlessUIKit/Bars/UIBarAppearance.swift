public import Foundation

/// How a bar looks: its background and its shadow line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, BarPartObserver {
    open private(set) var idiom: UIUserInterfaceIdiom

    /// Whoever shows this very object; a copy has none.
    weak var observer: (any BarPartObserver)?

    var background: BarBackground {
        didSet { barPartDidChange() }
    }

    public override convenience init() {
        self.init(idiom: .unspecified)
    }

    /// Begins with the default background.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        background = .standard
        super.init()
    }

    /// Takes over what the other appearance says, as far as this class knows it.
    public required init(barAppearance: UIBarAppearance) {
        idiom = barAppearance.idiom
        background = barAppearance.background
        super.init()
    }

    open var backgroundEffect: UIBlurEffect? {
        get { background.effect }
        set { background.effect = newValue }
    }

    open var backgroundColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }

    open var backgroundImage: UIImage? {
        get { background.image }
        set { background.image = newValue }
    }

    open var backgroundImageContentMode: UIView.ContentMode {
        get { background.imageContentMode }
        set { background.imageContentMode = newValue }
    }

    open var shadowColor: UIColor? {
        get { background.shadowColor }
        set { background.shadowColor = newValue }
    }

    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    open func configureWithDefaultBackground() {
        background = .standard
    }

    open func configureWithOpaqueBackground() {
        background = .opaque
    }

    open func configureWithTransparentBackground() {
        background = .transparent
    }

    func barPartDidChange() {
        observer?.barPartDidChange()
    }

    /// Whether the other appearance, which is of the same class, says the same.
    func isSame(as other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background
    }

    open func copy() -> Self {
        type(of: self).init(barAppearance: self)
    }

    /// Foundation's untyped copy, out of the way of the typed one.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any {
        copy(with: nil)
    }

    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { type(of: self).init(barAppearance: self) }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        return MainActor.assumeIsolated { isSame(as: other) }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { background.hashValue }
    }
}
