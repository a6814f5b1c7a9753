import BatonTesting
import UIKit

@testable import Baton

/// Two screens, each with a wish for its bar, on a stage: the first is shown, the second is ready to be pushed.
@MainActor
final class BarScene {
    let first = UIViewController()
    let second = UIViewController()
    let navigation: UINavigationController
    let stage: Stage
    private(set) var delegate: PlainDelegate?

    init(
        _ driver: BarDriver, from: BarState, to: BarState, stackState: BarState = BarState(),
        on device: HeadlessDevice = .phone, in navigation: UINavigationController = UINavigationController(),
        root: (UINavigationController) -> UIViewController = { $0 }
    ) throws {
        self.navigation = navigation
        navigation.setViewControllers([first], animated: false)
        first.title = "First"
        second.title = "Second"
        first.navigationItem.barState = from
        second.navigationItem.barState = to
        switch driver {
        case .system, .slide:
            var transitions: NavigationTransitions = driver == .system ? .system : .slide
            transitions.barState = stackState
            navigation.transitions = transitions
        case .block, .property:
            let plain = PlainDelegate(driver, for: navigation, stackState: stackState)
            navigation.delegate = plain
            delegate = plain
        }
        stage = Stage(device, root: root(navigation))
        try stage.settle()
    }

    // MARK: What happens

    func push(animated: Bool = true) {
        navigation.pushViewController(second, animated: animated)
        stage.turn()
    }

    func pop(animated: Bool = true) {
        navigation.popViewController(animated: animated)
        stage.turn()
    }

    /// Pushes and comes to rest.
    func arrive() throws {
        push()
        try stage.settle()
    }

    /// Begins a pop that a finger drives and moves it to a part of its way; with a plain delegate the finger is a
    /// percent-driven interaction.
    func drivePop(to progress: CGFloat) {
        if let delegate {
            if delegate.percent == nil {
                delegate.percent = UIPercentDrivenInteractiveTransition()
                pop()
            }
            delegate.percent?.update(progress)
            stage.turn()
        } else {
            let middle = stage.window.bounds.midY
            if stage.finger.place == nil { stage.finger.down(at: CGPoint(x: 1, y: middle)) }
            stage.finger.drag(to: CGPoint(x: 1 + width * progress, y: middle), in: 0.2)
        }
    }

    /// Lets go of a pop that is driven.
    func release(finishing: Bool) throws {
        if let delegate {
            finishing ? delegate.percent?.finish() : delegate.percent?.cancel()
        } else if finishing {
            stage.finger.up()
        } else {
            stage.finger.cancel()
        }
        try stage.settle()
        delegate?.percent = nil
    }

    // MARK: What is seen

    var bar: UINavigationBar { navigation.navigationBar }
    var width: CGFloat { stage.window.bounds.width }
    var dump: WindowDump { WindowDump(stage.window) }

    var backdrop: (any BarBackdrop)? {
        navigation.view.subviews.compactMap { $0 as? any BarBackdrop }.first
    }

    /// How far the change of screens has come, by where the upper screen is seen: 0 at the second, 1 at the first.
    var popProgress: CGFloat {
        (second.viewIfLoaded?.layer.presentation()?.frame.minX ?? width) / width
    }

    /// What is painted behind the bar's content at this moment.
    var paint: SeenPaint { SeenPaint(backdrop) }
}

extension UIView {
    /// What is painted in a bar, or directly below it, from the back to the front.
    var barBackdrops: [any BarBackdrop] { subviews.compactMap { $0 as? any BarBackdrop } }
}

extension BarScene {
    /// The colour of the title that is seen.
    var titleColor: UIColor? {
        label(navigation.topViewController?.title ?? "")?.textColor
    }

    /// A label of the bar with a text, of which the last is the one that stays.
    func label(_ text: String) -> UILabel? {
        labels(below: bar).last { $0.text == text }
    }

    private func labels(below view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(below: $0) }
    }
}
