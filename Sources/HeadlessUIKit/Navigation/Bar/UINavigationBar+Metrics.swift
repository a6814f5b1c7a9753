import Foundation

/// The rows of a navigation bar, from top to bottom.
struct NavigationBarMetrics: Equatable {
    /// For the prompt above everything else (B8.3).
    var prompt: CGFloat = 0
    /// For buttons and the title.
    var row: CGFloat
    /// For the large title (B8.2).
    var largeTitle: CGFloat = 0
    /// How much of the large title scrolled content has pushed away; negative where it was pulled down (B8.6).
    var collapse: CGFloat = 0

    var largeRoom: CGFloat { max(0, largeTitle - collapse) }
    var height: CGFloat { prompt + row + largeRoom }
}

extension UINavigationBar {
    final func metrics(for items: [UINavigationItem]) -> NavigationBarMetrics {
        let isLarge = isLarge(showing: items)
        return NavigationBarMetrics(
            prompt: items.last?.prompt == nil ? 0 : 30, row: rowHeight, largeTitle: isLarge ? 52 : 0,
            collapse: isLarge ? manager?.collapse(of: items.last) ?? 0 : 0)
    }

    /// 44 points, 50 on a pad, 32 where height is short, 56 in a sheet (B8.1, B8.4).
    private var rowHeight: CGFloat {
        if isCompact { return 32 }
        let isPad = traitCollection.userInterfaceIdiom == .pad
        switch manager?.activePresentationController?.presentationStyle {
        case .pageSheet where !isPad, .formSheet: return 56
        default: return isPad ? 50 : 44
        }
    }

    /// Each item follows the one before it unless it says otherwise (B8.23).
    private func isLarge(showing items: [UINavigationItem]) -> Bool {
        guard prefersLargeTitles, !isCompact, !items.isEmpty else { return false }
        return items.reduce(true) { isLarge, item in
            switch item.largeTitleDisplayMode {
            case .automatic: isLarge
            case .always: true
            case .never: false
            }
        }
    }
}
