import BatonTesting
import UIKit

@testable import Baton

/// Two screens on a stage, each with a bar state. The first is shown, and the second is ready to be pushed.
@MainActor
final class BarStage {
    let first = UIViewController()
    let second: UIViewController
    let navigation: UINavigationController
    let stage: Stage
    private(set) var delegate: PlainDelegate?

    init(
        _ driver: BarDriver, from: BarState, to: BarState, stackState: BarState = BarState(),
        screen second: UIViewController = UIViewController(), on device: HeadlessDevice = .phone,
        in navigation: UINavigationController = UINavigationController(),
        root: (UINavigationController) -> UIViewController = { $0 }
    ) throws {
        self.second = second
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

    // MARK: Actions

    func push(animated: Bool = true) {
        navigation.pushViewController(second, animated: animated)
        stage.turn()
    }

    func pop(animated: Bool = true) {
        navigation.popViewController(animated: animated)
        stage.turn()
    }

    /// Pushes the second screen and waits until the transition ends.
    func arrive() throws {
        push()
        try stage.settle()
    }

    /// Begins an interactive pop and moves it to a given progress.
    ///
    /// With a hand-written delegate, a percent-driven interaction replaces the finger.
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
            let place = { [isMirrored, width] (way: CGFloat) in CGPoint(x: isMirrored ? width - way : way, y: middle) }
            if stage.finger.place == nil { stage.finger.down(at: place(1)) }
            stage.finger.drag(to: place(1 + width * progress), in: 0.2)
        }
    }

    /// Ends an interactive pop.
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

    func releaseDelegate() {
        delegate = nil
    }

    // MARK: Measurements

    var bar: UINavigationBar { navigation.navigationBar }
    var width: CGFloat { stage.window.bounds.width }
    var dump: WindowDump { WindowDump(stage.window) }

    var backdrop: (any BarBackdrop)? {
        navigation.view.barBackdrops.first
    }

    /// The progress of the pop, from the visible position of the upper screen: 0 when the second screen is in place, 1
    /// when the first is.
    var popProgress: CGFloat {
        let place = second.viewIfLoaded?.layer.presentation()?.frame.minX ?? (isMirrored ? -width : width)
        return (isMirrored ? -place : place) / width
    }

    private var isMirrored: Bool { stage.device.layoutDirection == .rightToLeft }

    /// What is drawn behind the bar's content at this moment.
    var paint: SeenPaint { SeenPaint(backdrop) }
}

extension UIView {
    /// The backdrops in a bar or a view, from back to front.
    var barBackdrops: [any BarBackdrop] {
        subviews.flatMap { view in
            view is BarClip ? view.barBackdrops : [view as? any BarBackdrop].compactMap { $0 }
        }
    }
}

extension BarStage {
    var backdrops: [any BarBackdrop] { navigation.view.barBackdrops }

    /// The number of Baton's layers below the bar, including sublayers and the clip.
    var backdropLayers: Int {
        backdrops.reduce(0) { $0 + 1 + $1.lineHost.subviews.count + ($1.superview is BarClip ? 1 : 0) }
    }

    /// The colour of the visible title.
    var titleColor: UIColor? {
        label(navigation.topViewController?.title ?? "")?.textColor
    }

    /// The bar's last label with a given text. The last one remains after a transition.
    func label(_ text: String) -> UILabel? {
        labels(below: bar).last { $0.text == text }
    }

    private func labels(below view: UIView) -> [UILabel] {
        view.subviews.flatMap { [$0 as? UILabel].compactMap { $0 } + labels(below: $0) }
    }
}
