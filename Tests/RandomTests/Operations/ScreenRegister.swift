import UIKit

/// Creates screens and tracks weakly which of them still exist.
@MainActor
struct ScreenRegister {
    private var made: [Weak] = []
    private var count = 0
    /// Is called in each callback of a screen, with its name.
    var whenCalled: (String) -> Void = { _ in }

    private struct Weak {
        weak var screen: CountedScreen?
    }

    mutating func make() -> CountedScreen {
        count += 1
        let screen = CountedScreen(name: "screen \(count)", whenCalled)
        made.removeAll { $0.screen == nil }
        made.append(Weak(screen: screen))
        return screen
    }

    var living: [CountedScreen] { made.compactMap(\.screen) }
}

/// A screen with a unique name, which acts in its callbacks.
@MainActor
final class CountedScreen: UIViewController {
    let name: String
    private let act: (String) -> Void

    init(name: String, _ act: @escaping (String) -> Void) {
        self.name = name
        self.act = act
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        return nil
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        act("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        act("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        act("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        act("viewDidDisappear")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        act("didMove")
    }
}
