import Baton
import UIKit

// Code of an app that uses Baton. It must compile in Swift 5 mode, in Swift 6 mode, and in Swift 6 mode with default
// isolation to the main actor. See `.ci/run`.

// MARK: Descriptions

extension ExpressibleByTransitionStyle {
    static var rise: Self {
        Self(TransitionStyle(entering: .offstage(.bottom), leaving: .inPlace.dimmed(0.3)))
            .duration(0.5, backward: 0.3)
            .timing(.easeOut)
            .reduced(to: .fade)
    }
}

extension TransitionStyle {
    @MainActor static let swing = TransitionStyle(
        forward: { transition in
            let isWide = transition.containerView.bounds.width > 600
            return TransitionPoses(entering: .offstage(isWide ? .top : .leading).hinged(at: .bottom))
        })
}

extension ModalTransitions {
    @MainActor static let ticket = ModalTransitions.card.dimming(0.5, color: .systemIndigo).cornerRadius(24)
        .tapOutside(false).pull(edge: .bottom)
        .presentationController {
            TicketPresentationController(presentedViewController: $0, presenting: $1, overlay: $2)
        }
}

final class TicketPresentationController: OverlayPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect {
        super.frameOfPresentedViewInContainerView.insetBy(dx: 20, dy: 0)
    }
}

// MARK: Animators

final class DropPush: PushAnimator {
    override func prepare(_ transition: RunningTransition) {
        transition.entering?.apply(.offstage(.top))
    }

    override func animate(_ transition: RunningTransition) {
        transition.entering?.apply(.inPlace)
    }

    override func finish(_ transition: RunningTransition, completed: Bool) {}
}

// MARK: Screens

final class AlbumScreen: UIViewController {
    private var thumbnails: [String: UIView] = [:]
    private var badge: UIView?
    private var driver: ModalTransitionDriver?

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.barState = BarState(background: .clear, tintColor: .white, titleColor: .white)
        navigationItem.barState.transition = .travel
    }

    func thumbnail(for screen: UIViewController) -> UIView? {
        screen.title.flatMap { thumbnails[$0] }
    }

    func show(_ detail: UIViewController) {
        present(detail, using: .ticket)
        present(detail, using: .card.pull(PullDismiss.Options(rule: ReleaseRule(threshold: 0.3)))) {
            print("presented")
        }
        present(detail, using: .zoom { [weak self] _ in self?.badge }, animated: true)
    }

    func drag(_ detail: UIViewController) {
        let driver = ModalTransitionDriver(.slide(from: .trailing))
        self.driver = driver
        driver.interaction.begin { [weak self] in
            self?.present(detail, by: driver)
            return detail.transitionCoordinator
        }
        driver.interaction.update(0.4)
        driver.interaction.release(progress: 0.4, velocity: 900, distance: 390)
    }
}

final class PhotoScreen: UIViewController, TransitioningScreen {
    func transition(for change: ScreenChange) -> TransitionChoice? {
        .style(.zoom { ($0.lower as? AlbumScreen)?.thumbnail(for: $0.upper) })
    }
}

// MARK: Stacks and tabs

@MainActor
final class Root {
    private let stack = BatonNavigationController(showing: AlbumScreen())
    private let tabs = UITabBarController()
    private(set) var events: [String] = []

    func setUp(forwardingTo delegate: UINavigationControllerDelegate) {
        stack.transitions = .slide
        stack.transitions = NavigationTransitions(push: .depth, pop: .fade)
        stack.transitions = .rise.barState(BarState(tintColor: .red)).forwardedDelegate(delegate)
        stack.transitions = NavigationTransitions(push: .animator { DropPush() }, pop: .system).swipe(nil)
        stack.transitions?.swipe = SwipePop.Options(shouldBegin: { screen in !screen.isModalInPresentation })
        stack.transitions?.choose = { change in
            change.operation == .push && change.upper is PhotoScreen ? .reveal() : nil
        }
        let driver = NavigationTransitionDriver.driver(of: stack)
        driver?.observer = { [weak self] event in
            if case .didEnd(let change) = event { self?.events.append("\(change)") }
        }
        print(driver?.decisions.last ?? "", driver?.edgeSwipeRecognizer.edges ?? [])
        tabs.transitions = .fade
        tabs.transitions?.choose = { $0.upper is AlbumScreen ? .slideAcross : .system }
        Advice.receive = { print($0) }
    }
}

// MARK: With a delegate of the app

final class Flow: NSObject, UINavigationControllerDelegate {
    private let swipe = SwipePop(options: SwipePop.Options(rule: ReleaseRule(decelerationRate: .normal)))
    private var carrier: BarCarrier?

    func install(on navigationController: UINavigationController) {
        navigationController.delegate = self
        swipe.attach(to: navigationController)
        carrier = BarCarrier(for: navigationController)
        carrier?.slidesAcross = { true }
    }

    func navigationController(
        _ n: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
    }

    func navigationController(
        _ n: UINavigationController, interactionControllerFor animator: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning? {
        swipe.interaction.isBeginning ? swipe.interaction : nil
    }

    func navigationController(_ n: UINavigationController, willShow controller: UIViewController, animated: Bool) {
        carrier?.willShow(controller, animated: animated)
    }
}

final class ModalFlow: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        OverlayPresentationController(
            presentedViewController: presented, presenting: presenting,
            overlay: Overlay(layout: .drawer(.leading, length: 280)))
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> UIViewControllerAnimatedTransitioning? {
        PresentAnimator(.slide(from: .leading))
    }

    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        DismissAnimator(.slide(from: .leading))
    }
}

// MARK: Declared as in UIKit

final class PhotoCell: UICollectionViewCell {
    private let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class RowCell: UITableViewCell {
    override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class AppStack: UINavigationController {
    override init(rootViewController: UIViewController) {
        super.init(rootViewController: rootViewController)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }
}

final class HoldRecognizer: UILongPressGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        minimumPressDuration = 1
    }
}

nonisolated func fade(_ layer: CALayer) {
    let animation = CABasicAnimation(keyPath: "opacity")
    animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
    animation.beginTime = CACurrentMediaTime()
    CATransaction.begin()
    layer.add(animation, forKey: nil)
    layer.opacity = 0
    CATransaction.commit()
}
