import Foundation

/// The focus of assistive technology, and how UIKit moves it when another screen is shown (B10.22).
@MainActor
enum AccessibilityFocus {
    private(set) static weak var element: NSObject?
    /// The moves that were asked for. VoiceOver carries out the last one.
    private static var moves = 0

    /// Moves the focus to an element, when VoiceOver gets to it.
    static func move(to element: NSObject) {
        moves += 1
        guard HeadlessQuirks.focusDelay > 0 else { return self.element = element }
        TurnLoop.main.schedule(after: HeadlessQuirks.focusDelay) { [moves, weak element] in
            if moves == self.moves { self.element = element }
        }
    }

    // MARK: Changes of screens

    static func transitionRuns(_ context: TransitionContext, isCustom: Bool) {
        guard let (from, to) = context.shownScreens else { return }
        if context.kind == .push { from.focusWhenLeft = element }
        if isMovedWhileRunning(context.kind) { show(to, in: context, isCustom: isCustom) }
    }

    static func transitionEnded(_ context: TransitionContext, isCustom: Bool, completed: Bool) {
        guard let (_, to) = context.shownScreens else { return }
        if completed, !isMovedWhileRunning(context.kind) { show(to, in: context, isCustom: isCustom) }
        let isLost = isCustom && HeadlessQuirks.focusInCustomTransitions == .isLost
        if isLost, let view = element as? UIView, view.window == nil { element = nil }
    }

    /// Moves the focus after a change without a transition.
    static func changed(to screen: UIViewController?, by kind: TransitionKind) {
        screen.map { show($0, by: kind) }
    }

    private static func show(_ screen: UIViewController, in context: TransitionContext, isCustom: Bool) {
        guard !isCustom || HeadlessQuirks.focusInCustomTransitions == .movesAsInUIKitsOwn else { return }
        show(screen, by: context.kind)
    }

    private static func show(_ screen: UIViewController, by kind: TransitionKind) {
        guard UIAccessibility.isVoiceOverRunning, let view = screen.viewIfLoaded,
            kind != .selectTab || HeadlessQuirks.tabChangesMoveFocus
        else { return }
        let former = kind == .pop && HeadlessQuirks.popsReturnFocus ? screen.focusWhenLeft : nil
        let target = former ?? view.firstAccessibilityElement ?? view
        HeadlessLog.note(.screenChanged, argument: target, isByUIKit: true)
        move(to: target)
    }

    private static func isMovedWhileRunning(_ kind: TransitionKind) -> Bool {
        switch HeadlessQuirks.focusMoves {
        case .whilePushesRun: kind == .push
        case .whileTransitionsRun: true
        case .atTheEnd: false
        }
    }
}

extension TransitionContext {
    /// The screens of a change. A change of size has none.
    fileprivate var shownScreens: (from: UIViewController, to: UIViewController)? {
        guard let from = viewController(forKey: .from), let to = viewController(forKey: .to) else { return nil }
        return (from, to)
    }
}

extension UIView {
    /// The accessibility element in the view that is read first: the topmost, and the leading one of several in a row.
    fileprivate var firstAccessibilityElement: UIView? {
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        return accessibilityElementsInside.min { first, second in
            let (one, other) = (first.convert(first.bounds, to: self), second.convert(second.bounds, to: self))
            if one.minY != other.minY { return one.minY < other.minY }
            return isMirrored ? one.maxX > other.maxX : one.minX < other.minX
        }
    }

    /// The accessibility elements in the view that are seen.
    var accessibilityElementsInside: [UIView] {
        guard !isHidden, alpha > 0, !accessibilityElementsHidden else { return [] }
        if isAccessibilityElement { return [self] }
        let parts = accessibilityElements.map { $0.compactMap { $0 as? UIView } } ?? subviews
        return parts.flatMap(\.accessibilityElementsInside)
    }
}
