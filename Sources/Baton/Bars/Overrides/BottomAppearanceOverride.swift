import UIKit

/// Blanks one appearance of a toolbar or a tab bar temporarily, and then restores the app's appearance.
@MainActor
final class BottomAppearanceOverride<Appearance: UIBarAppearance> {
    private let read: () -> Appearance?
    private let write: (Appearance?) -> Void
    private var terms: Terms?

    /// The original appearance, the written one, and the object that UIKit stored for it.
    private struct Terms {
        let original: Appearance?
        let written: Appearance?
        let stored: Appearance?
    }

    init(read: @escaping () -> Appearance?, write: @escaping (Appearance?) -> Void) {
        self.read = read
        self.write = write
    }

    /// Blanks the appearance that the app has set.
    func show() {
        let original = apps()
        let written = original?.unseen()
        write(written)
        terms = Terms(original: original, written: written, stored: read())
    }

    func end() {
        guard terms != nil else { return }
        write(apps())
        terms = nil
    }

    /// Returns the original appearance, the one that the app has set since, or, if it changed the written one in
    /// place, its changes merged with the original.
    private func apps() -> Appearance? {
        let now = read()
        guard let terms else { return now }
        let isStored = now === terms.stored
        if now == terms.written, isStored || now !== read() { return terms.original }
        guard isStored, let now, let written = terms.written, let original = terms.original else { return now }
        let copy = now.copy()
        copy.takeBackBackground(written, for: original)
        return copy
    }
}
