public import Foundation

/// The appearance of a bar: its background and its shadow line.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, NSCopying, BarPartObserver {
    open private(set) var idiom: UIUserInterfaceIdiom

    /// The object that shows this appearance. A copy has no observer.
    weak var observer: (any BarPartObserver)?

    var background: BarBackground {
        didSet { barPartDidChange() }
    }

    public override init() {
        idiom = .unspecified
        background = .standard
        super.init()
    }

    /// Creates an appearance with the default background.
    public init(idiom: UIUserInterfaceIdiom) {
        self.idiom = idiom
        background = .standard
        super.init()
    }

    /// Creates an appearance from another one. Only the properties that this class has are copied.
    public init(barAppearance: UIBarAppearance) {
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

    /// Returns whether another appearance of the same class has the same values.
    func isSame(as other: UIBarAppearance) -> Bool {
        idiom == other.idiom && background == other.background
    }

    open func copy() -> Self {
        type(of: self).created(barAppearance: self)
    }

    /// Foundation's untyped copy. It is disfavoured so that `copy()` resolves to the typed method.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any {
        copy(with: nil)
    }

    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { type(of: self).created(barAppearance: self) }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarAppearance, type(of: other) == type(of: self) else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { HeadlessQuirks.appearancesWithTheSameValuesAreEqual && isSame(as: other) }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { background.hashValue }
    }
}
