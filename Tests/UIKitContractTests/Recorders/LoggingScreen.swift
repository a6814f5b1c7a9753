import UIKit

/// A screen that records its callbacks and lets a test inspect the state in each of them.
@MainActor
final class LoggingScreen: UIViewController {
    let name: String
    private let log: CallLog
    private let logged: LoggedCalls
    private var layoutIsNoted = false
    private var hooks: [String: () -> Void] = [:]

    init(_ name: String, _ log: CallLog, logging logged: LoggedCalls = .appearance) {
        self.name = name
        self.log = log
        self.logged = logged
        super.init(nibName: nil, bundle: nil)
        title = name
    }

    required init?(coder: NSCoder) {
        nil
    }

    /// Runs a closure in each call of a callback, named by its base name.
    func inside(_ callback: String, _ look: @escaping () -> Void) {
        hooks[callback] = look
    }

    private func note(_ callback: String, _ argument: String = "", as kind: LoggedCalls) {
        if logged.contains(kind) { log.note("\(name).\(callback)\(argument)") }
        hooks[callback]?()
    }

    override func loadView() {
        note("loadView", as: .loading)
        super.loadView()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        note("viewDidLoad", as: .loading)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        layoutIsNoted = false
        note("viewWillAppear", "(\(animated))", as: .appearance)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        note("viewIsAppearing", "(\(animated))", as: .isAppearing)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        note("viewDidAppear", "(\(animated))", as: .appearance)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        note("viewWillDisappear", "(\(animated))", as: .appearance)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        note("viewDidDisappear", "(\(animated))", as: .appearance)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        note("viewWillLayoutSubviews", as: layoutIsNoted ? .laterLayouts : .firstLayout)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        note("viewDidLayoutSubviews", as: layoutIsNoted ? .laterLayouts : .firstLayout)
        layoutIsNoted = true
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        note("viewSafeAreaInsetsDidChange", as: .safeArea)
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        note("willMove", "(toParent: \(callName(of: parent)))", as: .parents)
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        note("didMove", "(toParent: \(callName(of: parent)))", as: .parents)
    }
}

/// The name of a controller in a log.
@MainActor
func callName(of controller: UIViewController?) -> String {
    switch controller {
    case nil: "nil"
    case let screen as LoggingScreen: screen.name
    case is UINavigationController: "nav"
    default: "container"
    }
}
