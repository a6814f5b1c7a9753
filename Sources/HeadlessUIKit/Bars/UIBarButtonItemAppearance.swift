public import Foundation

/// The appearance of a bar button in each of its states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, NSCopying {
    private let states = [0, 1, 2, 3].map { _ in UIBarButtonItemStateAppearance() }

    /// The object that shows this appearance. A copy has no observer.
    weak var observer: (any BarPartObserver)? {
        didSet { states.forEach { $0.observer = observer } }
    }

    public override convenience init() {
        self.init(style: .plain)
    }

    public init(style: UIBarButtonItem.Style) {
        super.init()
        configureWithDefault(for: style)
    }

    open var normal: UIBarButtonItemStateAppearance { states[0] }
    open var highlighted: UIBarButtonItemStateAppearance { states[1] }
    open var disabled: UIBarButtonItemStateAppearance { states[2] }
    open var focused: UIBarButtonItemStateAppearance { states[3] }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        let font = UIFont.systemFont(ofSize: UIFont.labelFontSize, weight: .semibold)
        for state in states {
            state.look = BarButtonLook(titleTextAttributes: style == .done ? [.font: font] : [:])
        }
    }

    open func copy() -> Self {
        copy(observedBy: nil)
    }

    func copy(observedBy observer: (any BarPartObserver)?) -> Self {
        let copy = type(of: self).created(style: .plain)
        for (original, copied) in zip(states, copy.states) {
            copied.look = original.look
        }
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
        return MainActor.assumeIsolated { zip(states, other.states).allSatisfy { $0.look == $1.look } }
    }

    nonisolated open override var hash: Int {
        MainActor.assumeIsolated { normal.look.titleTextAttributes.comparable.hashValue }
    }
}
