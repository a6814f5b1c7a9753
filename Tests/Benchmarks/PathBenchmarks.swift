import Baton
import BatonTesting
import UIKit

/// Whole changes of a screen, for a tool that counts instructions. See `count-instructions` beside this file.
@MainActor
enum PathBenchmarks {
    /// A change of a screen and the change back, on iOS 26, to their ends at 60 frames per second.
    enum Path: String, CaseIterable {
        /// UIKit's own push and pop.
        case systemStack = "system-stack"
        /// `transitions = .slide`.
        case slideStack = "slide-stack"
        /// `transitions = .slide`, whose progress is followed.
        case followedSlide = "followed-slide"
        /// The animators of the slide in a delegate of the app's.
        case slideAnimators = "slide-animators"
        /// `transitions = .slide` between two bars of one colour each.
        case colouredBars = "coloured-bars"
        /// `transitions = .slide` between a colour and a gradient that travels.
        case travellingGradient = "travelling-gradient"
        /// UIKit's own sheet.
        case systemSheet = "system-sheet"
        /// `present(_:using: .card)`.
        case card

        @MainActor
        func work() throws -> any CountedWork {
            switch self {
            case .systemStack: try StackChange()
            case .slideStack: try StackChange(.slide)
            case .followedSlide: try StackChange(.slide, isFollowed: true)
            case .slideAnimators: try StackChange(delegate: AnimatorsDelegate())
            case .colouredBars: try StackChange(.slide, bars: (.color(.systemTeal), .color(.systemIndigo)))
            case .travellingGradient:
                try StackChange(
                    .slide, bars: (.color(.systemTeal), .gradient([.systemBlue, .systemPurple])))
            case .systemSheet: try ModalChange(nil)
            case .card: try ModalChange(.card)
            }
        }
    }

    /// One call of `animateTransition`, from the call to its return.
    enum SetUp: String, CaseIterable {
        /// Baton's `PushAnimator(.slide)`.
        case slide = "slide-set-up"
        /// The plainest animator that slides two screens.
        case plain = "plain-set-up"
    }

    /// How often a path is taken while instructions are counted.
    static let rounds = 10

    /// Takes the path or the set-up with a name. Returns false if there is none.
    static func run(_ name: String) throws -> Bool {
        if let path = Path(rawValue: name) {
            let work = try path.work()
            for _ in 0..<3 { try work.run() }
            try counted(rounds, of: work)
            return true
        }
        guard let setUp = SetUp(rawValue: name) else { return false }
        let delegate = SetUpDelegate(setUp)
        let change = try StackChange(delegate: delegate)
        for round in -3..<rounds {
            delegate.counts = round >= 0
            try change.run()
        }
        return true
    }

    /// Does a work a number of times, for a tool that counts instructions in this function. Optimised code
    /// would leave the function before its last call.
    @inline(never) @_optimize(none)
    static func counted(_ rounds: Int, of work: any CountedWork) throws {
        for _ in 0..<rounds { try work.run() }
    }
}

/// What is counted.
@MainActor
protocol CountedWork {
    func run() throws
}

/// A push and a pop.
@MainActor
private struct StackChange: CountedWork {
    let navigation: UINavigationController
    let stage: Stage
    let delegate: (any UINavigationControllerDelegate)?
    let background: BarState.Background?

    init(
        _ transitions: NavigationTransitions? = nil,
        bars: (lower: BarState.Background, upper: BarState.Background)? = nil,
        delegate: (any UINavigationControllerDelegate)? = nil, isFollowed: Bool = false
    ) throws {
        let root = UIViewController()
        if let lower = bars?.lower { root.navigationItem.barState.background = lower }
        navigation = UINavigationController(rootViewController: root)
        self.delegate = delegate
        background = bars?.upper
        if let delegate { navigation.delegate = delegate }
        if let transitions { navigation.transitions = transitions }
        if isFollowed {
            navigation.transitions?.observer = { event in
                if case .didProgress = event { return }
            }
        }
        stage = Stage(.phone.running(26), root: navigation)
        try stage.settle()
    }

    func run() throws {
        let next = UIViewController()
        if let background { next.navigationItem.barState.background = background }
        navigation.pushViewController(next, animated: true)
        try stage.settle()
        navigation.popViewController(animated: true)
        try stage.settle()
    }
}

/// A presentation and a dismissal.
@MainActor
private struct ModalChange: CountedWork {
    let root = UIViewController()
    let stage: Stage
    let transitions: ModalTransitions?

    init(_ transitions: ModalTransitions?) throws {
        self.transitions = transitions
        stage = Stage(.phone.running(26), root: root)
        try stage.settle()
    }

    func run() throws {
        let next = UIViewController()
        if let transitions {
            root.present(next, using: transitions)
        } else {
            root.present(next, animated: true)
        }
        try stage.settle()
        root.dismiss(animated: true)
        try stage.settle()
    }
}

/// A delegate that brings the stock animators of the slide and nothing else.
private final class AnimatorsDelegate: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .push ? PushAnimator(.slide) : PopAnimator(.slide)
    }
}

/// A delegate whose pushes are set up by an animator of a kind, and whose pops are not animated.
private final class SetUpDelegate: NSObject, UINavigationControllerDelegate {
    /// Whether the set-up is counted.
    var counts = false
    private let setUp: PathBenchmarks.SetUp

    init(_ setUp: PathBenchmarks.SetUp) {
        self.setUp = setUp
    }

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        guard operation == .push else { return nil }
        let animator: any UIViewControllerAnimatedTransitioning = setUp == .slide ? PushAnimator(.slide) : PlainSlide()
        return counts ? CountedAnimator(animator) : animator
    }
}

/// An animator whose set-up is counted.
private final class CountedAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let animator: any UIViewControllerAnimatedTransitioning

    init(_ animator: any UIViewControllerAnimatedTransitioning) {
        self.animator = animator
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        animator.transitionDuration(using: transitionContext)
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        try? PathBenchmarks.counted(1, of: Call(animator: animator, context: transitionContext))
    }

    private struct Call: CountedWork {
        let animator: any UIViewControllerAnimatedTransitioning
        let context: any UIViewControllerContextTransitioning

        func run() {
            animator.animateTransition(using: context)
        }
    }
}

/// The least that slides one screen over another: no right-to-left, no restoration, no reduced motion.
private final class PlainSlide: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
        0.35
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        guard let entering = transitionContext.view(forKey: .to), let leaving = transitionContext.view(forKey: .from),
            let controller = transitionContext.viewController(forKey: .to)
        else { return transitionContext.completeTransition(false) }
        let frame = transitionContext.finalFrame(for: controller)
        entering.frame = frame
        transitionContext.containerView.addSubview(entering)
        entering.transform = CGAffineTransform(translationX: frame.width, y: 0)
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: transitionContext), timingParameters: UISpringTimingParameters())
        animator.addAnimations {
            entering.transform = .identity
            leaving.transform = CGAffineTransform(translationX: -0.3 * frame.width, y: 0)
        }
        animator.addCompletion { _ in
            leaving.transform = .identity
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        animator.startAnimation()
    }
}
