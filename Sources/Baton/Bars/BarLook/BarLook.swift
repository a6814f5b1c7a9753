import UIKit

/// A state in its circumstances: what a bar looks like at rest on one screen.
struct BarLook: Equatable {
    var background: BarState.Background
    /// The background while the content is at its top edge; nil for the same background.
    var edgeBackground: BarState.Background?
    /// What is painted in place of UIKit's own background; nil where UIKit shows it.
    private(set) var likeness: BarLikeness?
    /// How far the background has replaced the one at the edge, 0 to 1.
    var coverage: CGFloat = 1
    var backgroundAlpha: CGFloat
    /// Whether the state names an alpha, which a scroll view may then drive.
    private(set) var namesAlpha: Bool
    var showsShadowLine: Bool
    var shadow: BarShadow
    var tint: UIColor?
    var itemStyle: BarItemStyle
    var isHidden: Bool
    var transition: BarTransition?
    var statusBarStyle: UIStatusBarStyle?
    /// Whether rotation may change the background, which the backdrop notices even while there is nothing to paint.
    var followsHeight: Bool
    /// Whether nothing is painted because a vertical bar is beside the content (B21.4). The look is not that of UIKit's
    /// own bar, because the device may turn.
    var isBesideVerticalBar: Bool

    /// UIKit's own bar, unchanged.
    static let system = BarLook(BarState())

    init(_ state: BarState, in circumstances: BarCircumstances = BarCircumstances()) {
        isBesideVerticalBar = circumstances.isBesideVerticalBar && state != BarState()
        // Nothing of it is painted beside a vertical bar.
        let painted = circumstances.isBesideVerticalBar ? BarState() : state
        background = (circumstances.isCompact ? painted.compactBackground : nil) ?? painted.background ?? .system
        edgeBackground = painted.scrollEdgeBackground
        backgroundAlpha = Self.sound(painted.backgroundAlpha ?? 1)
        namesAlpha = painted.backgroundAlpha != nil
        showsShadowLine = painted.showsShadowLine ?? (background != .clear)
        shadow = BarShadow(color: painted.shadowColor, image: painted.shadowImage)
        followsHeight = painted.compactBackground.map { $0 != painted.background ?? .system } ?? false
        tint = state.tintColor
        itemStyle = BarItemStyle(state)
        if background == .system {
            itemStyle.line = painted.showsShadowLine == false ? BarShadow() : shadow.isPlain ? nil : shadow
        }
        isHidden = state.isHidden ?? false
        transition = state.transition
        statusBarStyle = state.statusBarStyle
        takeShadow(from: painted, or: circumstances.ownShadow)
        if needsLikeness { takeLikeness(in: circumstances) }
        takeContent(in: circumstances)
    }

    private mutating func takeShadow(from state: BarState, or ownShadow: () -> BarShadow) {
        guard showsShadowLine, shadow.isPlain, BarFill(background) != nil else { return }
        let own = ownShadow()
        // An app hides its own line with a clear colour. A state that says that there is a line wins.
        let isUnseen = own.image == nil && own.color?.cgColor.alpha == 0
        if !isUnseen || state.showsShadowLine == nil { shadow = own }
    }

    /// Whether nothing of the content could be visible through the bar, so that it may stay outside of an opaque one.
    var coversContent: Bool {
        guard !isHidden, !namesAlpha else { return false }
        if background == .system { return likeness?.edge.fill?.isTranslucent == false }
        return [background, edgeBackground ?? background].allSatisfy { BarFill($0)?.isTranslucent == false }
    }

    var isPainted: Bool { background != .system || likeness != nil }

    /// Whether a view below the bar is needed, to paint on or to notice what UIKit tells no delegate (B1.14, B1.30).
    var needsBackdrop: Bool { self != .system }

    /// Whether the item's own appearances have to be overwritten and later restored.
    var writesAppearances: Bool { isPainted || itemStyle != BarItemStyle() }

    /// This look with the background of another one, if only this one is hidden. A bar that is hidden or shown keeps its
    /// background on the way, so UIKit's own must not appear on it.
    func takingBackgroundIfHidden(from other: BarLook) -> BarLook {
        guard isHidden, !other.isHidden else { return self }
        var look = self
        look.background = other.background
        look.likeness = other.likeness
        return look
    }

    mutating func fade(to alpha: CGFloat?) {
        backgroundAlpha = Self.sound(alpha ?? 1)
    }

    var followsScrolling: Bool {
        guard let edgeBackground else { return false }
        return edgeBackground != background || background == .system && likeness.map { $0.scrolled != $0.edge } == true
    }

    // MARK: UIKit's own background

    /// Whether the state asks for something that UIKit's own background cannot do.
    private var needsLikeness: Bool {
        guard !isBesideVerticalBar, !isHidden else { return false }
        return background == .system ? backgroundAlpha < 1 || edgeBackground != nil : edgeBackground == .system
    }

    private mutating func takeLikeness(in circumstances: BarCircumstances) {
        if let likeness = circumstances.likeness() { return take(likeness) }
        if background == .system { circumstances.onMissingLikeness() }
        // UIKit's own background stays as it is.
        edgeBackground = background == .system ? nil : .clear
    }

    private mutating func take(_ likeness: BarLikeness) {
        self.likeness = likeness
        guard background == .system else { return }
        edgeBackground = edgeBackground ?? .system
        itemStyle.line = nil
    }

    /// Returns a look that paints a likeness of UIKit's own background, or nil if there is none. A painted look needs none.
    func likened(in circumstances: BarCircumstances) -> BarLook? {
        guard !isPainted else { return self }
        guard let likeness = circumstances.likeness() else { return nil }
        var look = self
        look.take(likeness)
        look.takeContent(in: circumstances)
        return look
    }

    /// Returns two looks of which each travels with its screen, if one would be UIKit's own background: a likeness of it is painted
    /// until the transition ends. Two of which there is no likeness are the same: both are the iOS 26 design's.
    static func travelling(
        from former: (look: BarLook, circumstances: BarCircumstances),
        to target: (look: BarLook, circumstances: BarCircumstances)
    ) -> (former: BarLook, target: BarLook)? {
        let isPainted = former.look.isPainted || target.look.isPainted
        guard !former.look.isPainted || !target.look.isPainted else { return nil }
        switch (former.look.likened(in: former.circumstances), target.look.likened(in: target.circumstances)) {
        case (let start?, let end?): return isPainted || BarPaint(start) != BarPaint(end) ? (start, end) : nil
        case (nil, nil): return nil
        case (nil, _), (_, nil):
            former.circumstances.onMissingLikeness()
            return nil
        }
    }

    // MARK: The content below the bar

    private mutating func takeContent(in circumstances: BarCircumstances) {
        if edgeBackground == nil, BarFill(background) != nil,
            circumstances.hasLargeTitleUnderBar(itemStyle.largeTitleMode)
        {
            edgeBackground = .clear
        }
        if followsScrolling { coverage = circumstances.coverage() }
    }

    private static func sound(_ alpha: CGFloat) -> CGFloat {
        alpha.isFinite ? min(1, max(0, alpha)) : 1
    }
}
