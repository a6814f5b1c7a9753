import UIKit

/// Blanks one appearance of a toolbar or a tab bar for a while, and gives back what the app wants there.
@MainActor
final class BottomAppearanceOverride<Appearance: UIBarAppearance> {
    private let read: () -> Appearance?
    private let write: (Appearance?) -> Void
    private var terms: Terms?

    /// What was there, what was written, and the object that UIKit made of that.
    private struct Terms {
        let original: Appearance?
        let written: Appearance?
        let stored: Appearance?
    }

    init(read: @escaping () -> Appearance?, write: @escaping (Appearance?) -> Void) {
        self.read = read
        self.write = write
    }

    /// Blanks what the app wants by now.
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

    /// What was there before, what the app has set since, or what is left of what was written after it changed that in
    /// place.
    private func apps() -> Appearance? {
        let now = read()
        guard let terms else { return now }
        let isStored = now === terms.stored
        if now == terms.written, isStored || now !== read() { return terms.original }
        guard isStored, let now, let written = terms.written, let original = terms.original else { return now }
        let copy = Appearance(barAppearance: now)
        copy.takeBackBackground(written, for: original)
        return copy
    }
}
