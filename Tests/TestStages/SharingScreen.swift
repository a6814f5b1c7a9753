import Baton
import UIKit

/// A screen that returns views by their identifiers.
@MainActor
final class SharingScreen: UIViewController, SharedViewProvider {
    var shared: [String: UIView] = [:]
    /// How often a view was asked for.
    private(set) var questions = 0

    init(_ title: String) {
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

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
        questions += 1
        return shared[identifier]
    }

    /// Adds a shared view to the screen, by default a box, and returns it.
    @discardableResult
    func share(_ identifier: String, at frame: CGRect, _ view: UIView? = nil) -> UIView {
        let shown = view ?? UIView()
        shown.frame = frame
        if view == nil { shown.backgroundColor = .red }
        self.view.addSubview(shown)
        shared[identifier] = shown
        return shown
    }
}
