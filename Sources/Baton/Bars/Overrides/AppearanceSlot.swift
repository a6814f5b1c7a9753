import UIKit

/// One of the four places for an appearance that an item and a bar have. UIKit chooses one by the height of the bar and
/// by whether content is under it (B8.40).
enum AppearanceSlot {
    case standard
    case compact
    case scrollEdge
    case compactScrollEdge

    static let all: [AppearanceSlot] = [.standard, .compact, .scrollEdge, .compactScrollEdge]
}

/// Something with an appearance for some of the four slots.
@MainActor
protocol AppearanceSlotted {
    var standardAppearance: UINavigationBarAppearance? { get set }
    var compactAppearance: UINavigationBarAppearance? { get set }
    var scrollEdgeAppearance: UINavigationBarAppearance? { get set }
    var compactScrollEdgeAppearance: UINavigationBarAppearance? { get set }
}

extension UINavigationItem: AppearanceSlotted {}

extension AppearanceSlotted {
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
