import UIKit

/// Determines the top of a screen's safe area while UIKit changes the height of the bar or hides it (B9.8). The screen
/// keeps the top that it had, unless it is moved.
@MainActor
final class SteadyTop {
    private weak var screen: UIViewController?
    private let delta: SafeAreaDelta
    private let top: CGFloat
    private let appsTop: CGFloat
    private var offset: CGFloat = 0
    private let size: CGSize

    init?(of screen: UIViewController) {
        guard let view = screen.viewIfLoaded, view.window != nil else { return nil }
        self.screen = screen
        delta = SafeAreaDelta(on: screen)
        top = view.safeAreaInsets.top
        appsTop = screen.additionalSafeAreaInsets.top
        size = view.bounds.size
    }

    /// Corrects the safe area, except for what the app has added since. Call it whenever the bar may have changed.
    func keep() {
        guard let missing else { return end() }
        delta.set(top: delta.top + missing)
    }

    /// Whether the safe area has another top than it should.
    var isMoved: Bool { missing.map { abs($0) > 0.01 } ?? false }

    /// What is missing at the top, or nil if it is not kept any longer.
    private var missing: CGFloat? {
        // When the size of the view changes, as in a rotation, the new insets are correct.
        guard let screen, let view = screen.viewIfLoaded, view.window != nil, view.bounds.size == size else {
            return nil
        }
        let added = screen.additionalSafeAreaInsets.top - delta.top - appsTop
        return top + offset + added - view.safeAreaInsets.top
    }

    /// Moves the content to the height where another screen's content begins. In an animation block it moves along.
    func move(to other: SteadyTop) {
        offset = other.top - other.appsTop - top + appsTop
        keep()
        screen?.viewIfLoaded?.layoutIfNeeded()
    }

    /// Moves the content to where UIKit places it, and ends. In an animation block it moves along.
    func moveBack() {
        let view = screen?.viewIfLoaded
        end()
        view?.layoutIfNeeded()
    }

    func end() {
        delta.set(.zero)
        screen = nil
    }
}
