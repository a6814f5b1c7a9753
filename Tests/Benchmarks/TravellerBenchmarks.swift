import Baton
import BatonTesting
import UIKit

/// Measures updates of a swipe back while views travel. An update takes at most half a microsecond more for each of them.
@MainActor
enum TravellerBenchmarks {
    /// What travels, and how many of it.
    @MainActor
    enum Load: CaseIterable {
        case none
        case one
        case ten
        /// A screen that shrinks onto a view under the finger, and ten travellers that it pulls along.
        case zoomAndTen

        var count: Int {
            switch self {
            case .none: 0
            case .one: 1
            case .ten: 10
            case .zoomAndTen: 11
            }
        }

        fileprivate var style: TransitionStyle {
            switch self {
            case .none: .slide
            case .one: .slide.sharing("0")
            case .ten: .slide.sharing("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
            case .zoomAndTen: .zoom("source").sharing("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
            }
        }
    }

    /// Compares a movement of the finger without its frame with one of a swipe in which nothing travels.
    static func times(_ load: Load) throws -> Comparison {
        try Comparison(pairs: 15) {
            try seconds(load)
        } to: {
            try seconds(.none)
        }
    }

    /// Counts the work of 1,000 movements.
    static func work(_ load: Load) throws -> Counts {
        let swipe = try Swipe(load)
        defer { swipe.stage.close() }
        return Counts.of { for _ in 0..<1_000 { swipe.move() } }
    }

    private static func seconds(_ load: Load) throws -> Double {
        let swipe = try Swipe(load)
        defer { swipe.stage.close() }
        return Stopwatch.seconds(per: 1_000, rounds: 5) { swipe.move() }
    }

    /// A swipe back whose finger is in the middle of its way.
    @MainActor
    private final class Swipe {
        let stage: Stage
        private var x: CGFloat = 100

        init(_ load: Load) throws {
            let navigation = UINavigationController(rootViewController: SharedScreen(side: 30))
            navigation.transitions = NavigationTransitions(load.style)
            navigation.pushViewController(SharedScreen(side: 60), animated: false)
            stage = Stage(root: navigation)
            try stage.settle()
            stage.finger.down(at: CGPoint(x: 2, y: 400))
            stage.finger.drag(to: CGPoint(x: x, y: 400), in: 0.2)
            for _ in 0..<100 { move() }
            precondition(navigation.transitionCoordinator?.isInteractive == true, "No finger drives the pop.")
        }

        func move() {
            x = x > 350 ? 100 : x + 1
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: x, y: 400), in: stage.window)
        }
    }

    /// A screen with eleven views that it shares.
    private final class SharedScreen: UIViewController, SharedViewProvider {
        private let side: CGFloat
        private var views: [String: UIView] = [:]

        init(side: CGFloat) {
            self.side = side
            super.init(nibName: nil, bundle: nil)
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) {
            fatalError("The screens of a benchmark are made in code only.")
        }

        override func viewDidLoad() {
            super.viewDidLoad()
            for (index, name) in (["source"] + (0..<10).map(String.init)).enumerated() {
                let frame = CGRect(x: side, y: 100 + side * CGFloat(index), width: side, height: side)
                let shared = UIView(frame: frame)
                shared.backgroundColor = .systemRed
                view.addSubview(shared)
                views[name] = shared
            }
        }

        func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { views[identifier] }
    }
}
