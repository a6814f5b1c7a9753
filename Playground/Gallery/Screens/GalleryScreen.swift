public import UIKit

/// A view controller with a title, which logs its appearance callbacks.
open class GalleryScreen: UIViewController {
    private let color: UIColor

    /// Creates a view controller with a background colour.
    public init(title: String, color: UIColor = .systemBackground) {
        self.color = color
        super.init(nibName: nil, bundle: nil)
        self.title = title
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) {
        fatalError("Gallery screens are made in code only.")
    }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
    }

    open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        say("viewWillAppear(\(animated))")
    }

    open override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        say("viewDidAppear(\(animated))")
    }

    open override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        say("viewWillDisappear(\(animated))")
    }

    open override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        say("viewDidDisappear(\(animated))")
    }

    private func say(_ callback: String) {
        CallbackLog.receive("\(title ?? "Screen").\(callback)")
    }
}
