import UIKit

/// Blanks one appearance of a toolbar or a tab bar temporarily, and then restores the app's appearance.
///
/// A bar that still holds the object that was written gets the app's appearance back. What the app has set since is left
/// alone, and what it changes in place in the written object is lost.
@MainActor
final class BottomAppearanceOverride<Appearance: UIBarAppearance> {
    private let read: () -> Appearance?
    private let write: (Appearance?) -> Void
    private var terms: Terms?

    /// The app's appearance, and the object that UIKit stored for the blanked one.
    private struct Terms {
        let original: Appearance?
        let stored: Appearance?
    }

    init(read: @escaping () -> Appearance?, write: @escaping (Appearance?) -> Void) {
        self.read = read
        self.write = write
    }

    /// Blanks the appearance that the app has set. A bar without one shows no background there, or falls back to a slot
    /// that is blanked too.
    func show() {
        guard !isHeld, let original = read() else { return }
        write(original.unseen())
        terms = Terms(original: original, stored: read())
    }

    func end() {
        if let terms, isHeld { write(terms.original) }
        terms = nil
    }

    /// Whether the bar still holds what was written. If each read returns another object, equal values have to do.
    private var isHeld: Bool {
        guard let stored = terms?.stored else { return false }
        let now = read()
        return now === stored || (now == stored && now !== read())
    }
}
