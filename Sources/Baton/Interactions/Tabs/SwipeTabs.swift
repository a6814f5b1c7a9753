import BatonMotion
public import UIKit

/// Changes tabs by a swipe in the content, with any animator. Before the first tab and after the last one the screen stretches.
///
/// `TabTransitions` include a swipe if you ask for it: `tabBarController.transitions = .slideAcross.swipe()`. To use the swipe on
/// its own, attach it and return its `interaction` from your own delegate, which also has to return an animator:
///
/// ```swift
/// let swipe = SwipeTabs()
/// swipe.attach(to: tabBarController)
///
/// func tabBarController(_ t: UITabBarController, interactionControllerFor a: UIViewControllerAnimatedTransitioning)
///     -> UIViewControllerInteractiveTransitioning? {
///     swipe.interaction.isBeginning ? swipe.interaction : nil
/// }
/// ```
///
/// The delegate of the tab bar controller is not asked by `shouldSelect` and not told by `didSelect`, as for any change by code.
/// Content that scrolls, turns pages or has gestures of its own keeps its drags. The swipe does not begin during a transition, and
/// not on a screen that hides the tab bar. It leads back in a stack first.
@MainActor
public final class SwipeTabs: NSObject {
    private enum Phase {
        case idle
        /// A finger drives a change.
        case changing(towards: DirectionalEdge)
        /// There is no tab in this direction.
        case stretching(towards: DirectionalEdge)
    }

    /// The options of the swipe. A change takes effect with the next swipe.
    public var options: Options
    /// The interaction that the swipe drives.
    public let interaction: TransitionInteraction
    /// The gesture recognizer, for failure requirements with your own recognizers.
    public let recognizer = UIPanGestureRecognizer()

    /// Returns the reason why a change must not begin, or nil if it may. It is set by the driver that owns the swipe.
    var refuse: (ScreenChange) -> String? = { _ in nil }
    /// Called with the reason why a swipe did not begin.
    var onRefusal: (String) -> Void = { _ in }

    private(set) weak var tabBarController: UITabBarController?
    /// The view that the last touch has landed on, or that is under the pointer of a scroll.
    weak var touched: UIView?
    /// The edge towards which the finger moves when the swipe begins.
    var edge = DirectionalEdge.leading
    let rest = FingerRest()
    private var phase = Phase.idle
    private let stretch = ScreenStretch()
    /// Removes the recognizer, also when the swipe is released. Without a delegate it would take every drag.
    private var end: ReleaseNotice?
    /// The pull towards the leading edge that corresponds to the stretch at the beginning, if the finger has caught the screen on
    /// its way back.
    private var start: CGFloat = 0
    private static let band = RubberBand(dimension: 1)
    /// How far the screen is stretched at most, in widths, also by one finger after another.
    private static let farthest = 0.4

    /// Creates a swipe that drives an interaction.
    public init(options: Options = Options(), interaction: TransitionInteraction = TransitionInteraction()) {
        self.options = options
        self.interaction = interaction
        super.init()
        recognizer.maximumNumberOfTouches = 1
        recognizer.allowedScrollTypesMask = .all
        recognizer.delegate = self
        GestureAction(on: recognizer) { [weak self] _ in self?.swiped() }
        end = ReleaseNotice { [recognizer, stretch] in
            interaction.cancel()
            stretch.end()
            recognizer.view?.removeGestureRecognizer(recognizer)
        }
    }

    /// Adds the recognizer to a tab bar controller, and removes it from another one. The swipe ends with `detach()`, or when you
    /// release it.
    public func attach(to tabBarController: UITabBarController) {
        if let former = self.tabBarController, former !== tabBarController { detach() }
        self.tabBarController = tabBarController
        tabBarController.view.addGestureRecognizer(recognizer)
    }

    /// Removes the recognizer. An interactive transition is cancelled, because nothing else would end it.
    public func detach() {
        end?.notify?()
        tabBarController = nil
    }

    // MARK: The finger

    private func swiped() {
        guard let view = recognizer.view, view.bounds.width > 0 else { return giveUp() }
        switch recognizer.state {
        case .began:
            rest.moves()
            start = CGFloat(Self.band.pull(forOffset: Double(caughtOffset(in: view))))
            enter(towards: edge)
        case .changed:
            rest.moves()
            move(in: view)
        case .ended:
            release(in: view)
        case .cancelled, .failed:
            giveUp()
        default:
            break
        }
    }

    /// Begins the change to the next tab, or stretches where there is none.
    private func enter(towards edge: DirectionalEdge) {
        guard let tabBarController, let next = tabBarController.neighbour(towards: edge) else {
            return phase = .stretching(towards: edge)
        }
        stretch.end()
        phase = .changing(towards: edge)
        interaction.rule = options.rule
        interaction.fingers = GestureFingers(of: recognizer) { [rest] in rest.isRest }
        interaction.begin {
            next.select()
            return tabBarController.transitionCoordinator
        }
    }

    private func move(in view: UIView) {
        switch phase {
        case .idle:
            break
        case .changing(let edge):
            interaction.update(
                progress(towards: edge, in: view),
                velocity: interaction.isObserved ? velocity(towards: edge, in: view) : 0, distance: view.bounds.width
            )
        case .stretching where tabBarController?.transitionCoordinator != nil:
            // A change that code has begun moves the screens.
            interaction.setStretch(0)
            stretch.end()
            phase = .idle
        case .stretching(let edge):
            let progress = progress(towards: edge, in: view)
            if progress < 0, allows(edge.opposite) { return enter(towards: edge.opposite) }
            show(Self.offset(forPull: Double(progress)), towards: edge, in: view)
        }
    }

    private func release(in view: UIView) {
        let isRest = rest.isRest
        switch phase {
        case .idle:
            break
        case .changing(let edge):
            interaction.release(
                progress: progress(towards: edge, in: view), velocity: isRest ? 0 : velocity(towards: edge, in: view),
                distance: view.bounds.width)
        case .stretching(let edge):
            let pull = Double(progress(towards: edge, in: view))
            let speed = isRest ? 0 : Double(velocity(towards: edge, in: view) / view.bounds.width)
            interaction.setStretch(0)
            stretch.settle(
                GestureDismissal.Stretch(
                    offset: CGFloat(Self.offset(forPull: pull)),
                    velocity: CGFloat(speed * Self.band.give(forPull: pull))))
        }
        phase = .idle
    }

    private func giveUp() {
        if case .stretching(let edge) = phase, let view = recognizer.view {
            interaction.setStretch(0)
            let offset = edge == .leading ? caughtOffset(in: view) : -caughtOffset(in: view)
            stretch.settle(GestureDismissal.Stretch(offset: offset))
        }
        phase = .idle
        interaction.cancel()
    }

    /// Shows the screen out of its place, before the first tab or after the last one.
    private func show(_ offset: Double, towards edge: DirectionalEdge, in view: UIView) {
        guard let shown = tabBarController?.shownChild?.viewIfLoaded else { return }
        interaction.setStretch(-CGFloat(offset.magnitude))
        stretch.show(shift: edge.movement(of: CGFloat(offset) * view.bounds.width, in: view), of: shown)
    }

    private static func offset(forPull pull: Double) -> Double {
        min(farthest, max(-farthest, band.offset(forPull: pull)))
    }

    /// Stops the screen on its way back. Returns how far it is out of its place towards the leading edge, in widths.
    private func caughtOffset(in view: UIView) -> CGFloat {
        DirectionalEdge.leading.way(of: stretch.hold().shift, in: view) / view.bounds.width
    }

    // MARK: Numbers

    private func progress(towards edge: DirectionalEdge, in view: UIView) -> CGFloat {
        let way = edge.way(of: recognizer.translation(in: view), in: view) / view.bounds.width
        return edge == .leading ? way + start : way - start
    }

    private func velocity(towards edge: DirectionalEdge, in view: UIView) -> CGFloat {
        edge.way(of: recognizer.velocity(in: view), in: view)
    }
}
