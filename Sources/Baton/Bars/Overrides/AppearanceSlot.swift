import UIKit

/// One of the four places for an appearance that an item and a bar have. UIKit chooses one by the height of the bar and
/// by whether content is under it (B8.40).
enum AppearanceSlot {
    case standard
    case compact
    case scrollEdge
    case compactScrollEdge

    static let all: [AppearanceSlot] = [.standard] + special
    /// The slots that have priority over the standard one in their situations.
    static let special: [AppearanceSlot] = [.compact, .scrollEdge, .compactScrollEdge]
}

extension UINavigationItem {
    subscript(slot: AppearanceSlot) -> UINavigationBarAppearance? {
        get {
            switch slot {
            case .standard: standardAppearance
            case .compact: compactAppearance
            case .scrollEdge: scrollEdgeAppearance
            case .compactScrollEdge: compactScrollEdgeAppearance
            }
        }
        set {
            switch slot {
            case .standard: standardAppearance = newValue
            case .compact: compactAppearance = newValue
            case .scrollEdge: scrollEdgeAppearance = newValue
            case .compactScrollEdge: compactScrollEdgeAppearance = newValue
            }
        }
    }
}

extension UINavigationBar {
    subscript(slot: AppearanceSlot) -> UINavigationBarAppearance? {
        switch slot {
        case .standard: standardAppearance
        case .compact: compactAppearance
        case .scrollEdge: scrollEdgeAppearance
        case .compactScrollEdge: compactScrollEdgeAppearance
        }
    }
}
