public import Foundation

/// The appearance of a bar button in each of its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    /// The appearances of the normal, highlighted, disabled and focused states. Copies share them until they change.
    var looks = [BarButtonLook](repeating: BarButtonLook(), count: 4) {
        didSet { observer?.barPartDidChange() }
    }

    /// The object that shows this appearance. A copy has no observer.
    weak var observer: (any BarPartObserver)?

    public override convenience init() {
        self.init(style: .plain)
    }

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    open var normal: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(of: self, at: 0) }
    open var highlighted: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(of: self, at: 1) }
    open var disabled: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(of: self, at: 2) }
    open var focused: UIBarButtonItemStateAppearance { UIBarButtonItemStateAppearance(of: self, at: 3) }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        looks = [BarButtonLook](
            repeating: BarButtonLook(titleTextAttributes: style == .done ? [.font: font] : [:]), count: looks.count)
    }

    open func copy() -> Self {
        copy(observedBy: nil)
    }

    func copy(observedBy observer: (any BarPartObserver)?) -> Self {
        let copy = type(of: self).created(style: .plain)
        copy.looks = looks
        copy.observer = observer
        return copy
    }

    /// Foundation's untyped copy. It is disfavoured so that `copy()` resolves to the typed method.
    @_disfavoredOverload
    nonisolated open override func copy() -> Any {
        copy(with: nil)
    }

    nonisolated open func copy(with zone: NSZone?) -> Any {
        MainActor.assumeIsolated { copy(observedBy: nil) }
    }

    nonisolated open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIBarButtonItemAppearance else { return false }
        if other === self { return true }
        return MainActor.assumeIsolated { looks == other.looks }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { looks[0].titleTextAttributes.comparable.hashValue }
    }
}
