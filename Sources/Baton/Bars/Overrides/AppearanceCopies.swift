import UIKit

/// The changed copies of appearances that a bar's screens have used last, so that they can use them again.
///
/// A copy is used again for an appearance with the same values, whichever object it is. An app may edit an appearance in
/// place while Baton does not override it; only the values tell.
@MainActor
final class AppearanceCopies {
    private var entries: [Entry] = []
    private static let limit = 6

    private struct Entry {
        let source: UINavigationBarAppearance
        let style: BarItemStyle
        let isUnseen: Bool
        let copy: UINavigationBarAppearance
    }

    /// Returns a copy of an appearance with a style written to it, and without background and shadow if `isUnseen` is
    /// true.
    func copy(
        of source: UINavigationBarAppearance, for style: BarItemStyle, isUnseen: Bool
    ) -> UINavigationBarAppearance {
        let known = entries.first { $0.isUnseen == isUnseen && $0.style == style && $0.source == source }
        if let known { return known.copy }
        let copy = isUnseen ? source.unseen() : UINavigationBarAppearance(barAppearance: source)
        style.write(to: copy)
        let snapshot = entries.first { $0.source == source }?.source ?? UINavigationBarAppearance(barAppearance: source)
        entries.insert(Entry(source: snapshot, style: style, isUnseen: isUnseen, copy: copy), at: 0)
        if entries.count > Self.limit { entries.removeLast() }
        return copy
    }
}
