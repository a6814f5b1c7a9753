import UIKit

/// One of the four places for an appearance that an item and a bar have. UIKit chooses one by the height of the bar and
/// by whether content is under it (B8.40).
enum AppearanceSlot: CaseIterable {
    case standard
    case compact
    case scrollEdge
    case compactScrollEdge

    /// The place in an item.
    @MainActor var ofItem: ReferenceWritableKeyPath<UINavigationItem, UINavigationBarAppearance?> {
        switch self {
        case .standard: \.standardAppearance
        case .compact: \.compactAppearance
        case .scrollEdge: \.scrollEdgeAppearance
        case .compactScrollEdge: \.compactScrollEdgeAppearance
        }
    }
}
