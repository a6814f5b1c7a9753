import UIKit

/// A plain screen of an experiment, which tells of its appearance.
final class BenchScreen: UIViewController {
    /// Is called with the name of the callback.
    var tell: (String) -> Void = { _ in }

    private let color: UIColor

    init(_ title: String, color: UIColor = .systemBackground) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A screen of an experiment is made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        tell("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        tell("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        tell("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        tell("viewDidDisappear")
    }
}
