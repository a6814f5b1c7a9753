import Baton
import UIKit

// A reader, which goes back by a swipe from anywhere in the text.

final class ReaderController: UIViewController {
    private let brightness = UISlider()
    private let map = UIView()
    private lazy var hold = HoldRecognizer(target: nil, action: nil)
    private var canGoBack = true

    override func viewDidLoad() {
        super.viewDidLoad()
        map.usesDragsItself = true
        view.addSubview(brightness)
        view.addSubview(map)
        view.addGestureRecognizer(hold)
        navigationController?.transitions = .slide.swipe(.content)
        navigationController?.transitions = .cover.swipe(shouldBegin: { [weak self] _ in self?.canGoBack ?? true })
        navigationController?.transitions?.swipe.allowsHiddenBar = true
        navigationController?.transitions?.swipe.shouldBegin = { [weak self] pop in
            guard let self, pop.from === self else { return true }
            return !self.brightness.isTracking
        }
        navigationController?.transitions?.swipe.rule = ReleaseRule(threshold: 0.3)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        guard let stack = navigationController else { return }
        let driver = NavigationTransitionDriver.driver(of: stack)
        driver?.contentSwipeRecognizer.require(toFail: hold)
        driver?.interaction.observer = { [weak self] event in
            if case .didStretch(let stretch) = event { self?.map.alpha = 1 - stretch }
        }
        stack.transitions?.observer = canGoBack ? { event in print(event) } : nil
        stack.transitions?.observer = { [weak self] event in
            switch event {
            case .didEnd(let change): print("now at \(change.to)")
            case .didChangeOutcome: self?.brightness.isHighlighted = true
            default: break
            }
        }
        print(driver?.decisions.last ?? "", driver?.edgeSwipeRecognizer.edges ?? [])
    }
}

final class HoldRecognizer: UILongPressGestureRecognizer {
    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        minimumPressDuration = 1
    }
}

@MainActor
func makeReaderStack(isLocked: Bool) -> UINavigationController {
    let stack = UINavigationController(rootViewController: ReaderController())
    stack.transitions = NavigationTransitions(push: .depth, pop: .fade).swipe(.edge)
    stack.transitions = .slide.swipe(SwipePop.Options(shouldBegin: { pop in !pop.from.isModalInPresentation }))
    stack.transitions?.swipe = SwipePop.Options(area: isLocked ? .off : .content)
    stack.transitions = isLocked ? .slide.swipe(.off) : .slide.swipe(.content).interruptible(false)
    return stack
}
