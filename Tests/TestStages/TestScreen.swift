import UIKit

/// A screen with a title that can report UIKit's appearance callbacks.
@MainActor
final class TestScreen: UIViewController {
    /// Called in `viewWillAppear`.
    var onWillAppear: () -> Void = {}
    /// Called in `viewIsAppearing`, when the view is in the window.
    var onIsAppearing: () -> Void = {}
    /// Called in `viewWillDisappear`.
    var onWillDisappear: () -> Void = {}
    private let say: (String) -> Void

    init(_ title: String, saying say: @escaping (String) -> Void = { _ in }) {
        self.say = say
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("Test screens are made in code only.")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("\(title ?? "-") will appear")
        onWillAppear()
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        onIsAppearing()
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("\(title ?? "-") did appear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("\(title ?? "-") will disappear")
        onWillDisappear()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("\(title ?? "-") did disappear")
    }
}
