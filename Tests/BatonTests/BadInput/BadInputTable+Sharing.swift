import BatonTesting
import UIKit

@testable import Baton

/// Views that two screens share.
extension BadInputTable {
    @BadInputRows
    static var shared: [BadInput] {
        for (name, outcome, view) in wrongViews {
            row("SharedViewProvider.sharedView(for:in:)", name, outcome) {
                try $0.share(["a"], view)
            }
        }
        row("SharedViewProvider.sharedView(for:in:)", "a view that the call removes", .advice("shared view")) {
            try $0.share(["a"]) { screen in
                let view = screen.view.subviews.first
                view?.removeFromSuperview()
                return view
            }
        }
        row("SharedElement.init(_:aboveBars:)", "no text", .defined("it travels")) {
            try $0.share([SharedElement("", aboveBars: true)]) { $0.view.subviews.first }
        }
        row("SharedElement.identifier", "that of another", .advice("is shared twice")) {
            var element = SharedElement("a")
            element.identifier = "b"
            try $0.share([element, "b", "b"]) { $0.view.subviews.first }
        }
        row("SharedElement.init(stringLiteral:)", "no text", .defined("it travels")) {
            try $0.share([""]) { $0.view.subviews.first }
        }
        row("ExpressibleByTransitionStyle.sharing(_:)", "nothing", .defined("nothing travels")) {
            try $0.push(by: TransitionStyle.slide.sharing())
        }
        row("ExpressibleByTransitionStyle.sharing(_:)", "where no screen has views", .defined("nothing travels")) {
            try $0.push(by: TransitionStyle.slide.sharing("a", "b"))
        }
    }

    private static var wrongViews: [(String, BadInput.Outcome, @MainActor (UIViewController) -> UIView?)] {
        let unfit = BadInput.Outcome.advice("A shared view")
        return [
            ("nil", .defined("nothing travels"), { _ in nil }), ("the screen itself", unfit, { $0.view }),
            ("the window, on both screens", .advice("is that of another one too"), { $0.view.window }),
            ("a view in no window", unfit, { _ in UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)) }),
            ("a view without a size", unfit, { $0.view.adding(CGRect.zero) }),
            ("a huge view", unfit, { $0.view.adding(CGRect(x: 0, y: 0, width: 1e200, height: 1e200)) }),
        ]
    }
}

extension UIView {
    fileprivate func adding(_ frame: CGRect) -> UIView {
        let view = UIView(frame: frame)
        addSubview(view)
        return view
    }
}

extension BadInputTrial {
    /// Pushes and pops with shared views, for which both screens return what the closure does.
    func share(_ elements: [SharedElement], _ view: @escaping @MainActor (UIViewController) -> UIView?) throws {
        var style = TransitionStyle.slide
        for element in elements { style = style.sharing(element) }
        let navigation = UINavigationController(rootViewController: SharingController(view))
        navigation.transitions = NavigationTransitions(style)
        take(Stage(root: navigation))
        try settle()
        navigation.pushViewController(SharingController(view), animated: true)
        try settle()
        navigation.popViewController(animated: true)
        try settle()
    }
}

/// A screen with one view, which shares what a closure returns.
private final class SharingController: UIViewController, SharedViewProvider {
    private let answer: @MainActor (UIViewController) -> UIView?

    init(_ answer: @escaping @MainActor (UIViewController) -> UIView?) {
        self.answer = answer
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("The screen is made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        view.addSubview(UIView(frame: CGRect(x: 20, y: 200, width: 80, height: 80)))
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { answer(self) }
}
