import UIKit

/// Blanks one appearance of a toolbar or a tab bar temporarily, and then restores the app's appearance.
///
/// A bar that still holds the object that was written gets the app's appearance back. What the app has set since is left
/// alone, and what it changes in place in the written object is lost.
@MainActor
final class BottomAppearanceOverride<Bar: UIView, Appearance: UIBarAppearance> {
    private weak var bar: Bar?
    private let slot: ReferenceWritableKeyPath<Bar, Appearance?>
    /// The app's appearance, and the object that UIKit stored for the blanked one.
    private var terms: (original: Appearance, stored: Appearance?)?

    init(of slot: ReferenceWritableKeyPath<Bar, Appearance?>, in bar: Bar) {
        self.bar = bar
        self.slot = slot
    }

    private var now: Appearance? { bar?[keyPath: slot] }

    /// Whether the bar still holds what was written. If each read returns another object, equal values have to do.
    private var isHeld: Bool {
        guard let stored = terms?.stored else { return false }
        return now === stored || (now == stored && now !== now)
    }
}

extension BottomAppearanceOverride: BottomBarOverride {
    /// Blanks the appearance that the app has set. A bar without one shows no background there, or falls back to a slot
    /// that is blanked too.
    func show() {
        guard !isHeld, let original = now else { return }
        bar?[keyPath: slot] = original.unseen()
        terms = (original, now)
    }

    func end() {
        if let terms, isHeld { bar?[keyPath: slot] = terms.original }
        terms = nil
    }
}
