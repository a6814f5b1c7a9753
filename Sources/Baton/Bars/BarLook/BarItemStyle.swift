import UIKit

/// The part of a look that UIKit reads from the item: text styles, title offset, back indicator and large title mode.
struct BarItemStyle: Equatable {
    var title = BarTitleStyle()
    var largeTitle = BarTitleStyle()
    var titleOffset: UIOffset?
    var backIndicator: UIImage?
    var backIndicatorMask: UIImage?
    var largeTitleMode: UINavigationItem.LargeTitleDisplayMode?
    /// The line of UIKit's own background, with neither a colour nor an image if it is hidden; nil where Baton paints, or where UIKit
    /// decides.
    var line: BarShadow?

    init() {}

    init(_ state: BarState) {
        title = state.title.usable
        largeTitle = state.largeTitle.usable.over(title.forLargeTitle)
        titleOffset = state.titleOffset?.usable
        backIndicator = state.backIndicatorImage
        backIndicatorMask = backIndicator.map { state.backIndicatorMask ?? $0 }
        largeTitleMode = state.prefersLargeTitles.map { $0 ? .always : .never }
    }

    @MainActor
    func write(to appearance: UINavigationBarAppearance) {
        appearance.titleTextAttributes = title.written(into: appearance.titleTextAttributes)
        appearance.largeTitleTextAttributes = largeTitle.written(into: appearance.largeTitleTextAttributes)
        if let titleOffset { appearance.titlePositionAdjustment = titleOffset }
        if let line { write(line, to: appearance) }
        if let backIndicator {
            appearance.setBackIndicatorImage(backIndicator, transitionMaskImage: backIndicatorMask)
        }
    }

    /// Writes the line to an appearance whose background stays.
    @MainActor
    private func write(_ line: BarShadow, to appearance: UINavigationBarAppearance) {
        // The system's own background has no line on the iOS 26 design (B17.1), and a change would show it.
        guard BarDesign.current == .glass, appearance.hasSystemBackground else {
            if line.isPlain || line.color != nil { appearance.shadowColor = line.color }
            if line.isPlain || line.image != nil { appearance.shadowImage = line.image }
            return
        }
        if line.isPlain { return }
        Advice.give(
            about: BarState.self,
            "A shadowColor or shadowImage has no effect on a .system background on the iOS 26 design, which has no line.",
            "Use another background, or set an appearance with a background of its own.")
    }
}

extension BarTitleStyle {
    /// The style, or an empty one if it has a number that no bar can show.
    fileprivate var usable: BarTitleStyle {
        let numbers = [kern, font?.pointSize, shadow?.offset.width, shadow?.offset.height, shadow?.blurRadius]
        return numbers.allSatisfy { $0?.isUsable != false } ? self : BarTitleStyle()
    }
}

extension UIOffset {
    /// The offset, or nil if no bar can show it.
    fileprivate var usable: UIOffset? { horizontal.isUsable && vertical.isUsable ? self : nil }
}

extension UINavigationBarAppearance {
    /// Whether the background and the shadow are the system's.
    var hasSystemBackground: Bool {
        let system = UINavigationBarAppearance()
        return backgroundEffect == system.backgroundEffect && backgroundColor == system.backgroundColor
            && backgroundImage == nil && shadowColor == system.shadowColor && shadowImage == nil
    }
}
