import UIKit

/// A toolbar or a tab bar, whose appearances are its own and not those of an item.
@MainActor
protocol BottomBar: UIView {
    /// Blanks background and shadow in all appearances, and returns what gives them back where they still are as written.
    func lendAppearances() -> () -> Void
    /// How far its background reaches below it.
    var roomBelow: CGFloat { get }
    /// Whether the tabs' screens end above the bar instead of going on under it, as the bar is opaque.
    var keepsContentOut: Bool { get }
}

extension UIToolbar: BottomBar {
    var keepsContentOut: Bool { false }
    /// A toolbar ends where the safe area does.
    var roomBelow: CGFloat { superview?.safeAreaInsets.bottom ?? 0 }

    func lendAppearances() -> () -> Void {
        let former = (standardAppearance, compactAppearance, scrollEdgeAppearance, compactScrollEdgeAppearance)
        let blank = former.0.unseen()
        standardAppearance = blank
        compactAppearance = nil
        scrollEdgeAppearance = nil
        compactScrollEdgeAppearance = nil
        return { [weak self] in
            guard let self else { return }
            if standardAppearance == blank { standardAppearance = former.0 }
            if compactAppearance == nil { compactAppearance = former.1 }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = former.2 }
            if compactScrollEdgeAppearance == nil { compactScrollEdgeAppearance = former.3 }
        }
    }
}

extension UITabBar: BottomBar {
    /// By the appearance that counts before content is under the bar (B8.34).
    var keepsContentOut: Bool { scrollEdgeAppearance?.isOpaque(in: traitCollection) == true }
    var roomBelow: CGFloat { 0 }

    func lendAppearances() -> () -> Void {
        let former = (standardAppearance, scrollEdgeAppearance)
        let blank = former.0.unseen()
        standardAppearance = blank
        scrollEdgeAppearance = nil
        return { [weak self] in
            guard let self else { return }
            if standardAppearance == blank { standardAppearance = former.0 }
            if scrollEdgeAppearance == nil { scrollEdgeAppearance = former.1 }
        }
    }
}
