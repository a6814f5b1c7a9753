#if HEADLESS_UIKIT
    public import Baton
    public import UIKit

    /// A screen that a monkey pushes and presents where the app gives it none of its own.
    ///
    /// The number chooses what is on it: a list, a picture that is shared, a text field, and others.
    public final class MonkeyScreen: UIViewController, SharedViewProvider {
        /// A method that UIKit calls, in which an app may act too.
        package enum Callback: String, CaseIterable {
            case willAppear, didAppear, willDisappear, didDisappear, didMove, completion, willShow, didShow
        }

        /// What is on the screen.
        package enum Kind: Int, CaseIterable {
            case plain, list, picture, field, largeTitle, noTabBar, noStatusBar, portrait
        }

        package let kind: Kind
        /// The picture that other screens share.
        package let picture = UIView(frame: CGRect(x: 40, y: 180, width: 160, height: 120))
        package let field = UITextField(frame: CGRect(x: 40, y: 120, width: 160, height: 30))
        package private(set) var scrollView: UIScrollView?
        package var onCallback: (Callback) -> Void = { _ in }
        /// What UIKit has called in a wrong order.
        package private(set) var disorder: String?
        private var appearance = Appearance.gone

        private enum Appearance: String {
            case gone, appearing, here, disappearing
        }

        /// Creates a screen with a number.
        public init(_ number: Int = 0) {
            kind = Kind.allCases[number % Kind.allCases.count]
            super.init(nibName: nil, bundle: nil)
            title = "\(kind)"
            hidesBottomBarWhenPushed = kind == .noTabBar
            navigationItem.largeTitleDisplayMode = kind == .largeTitle ? .always : .never
            navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
        }

        /// These screens are made in code only.
        public required init?(coder: NSCoder) {
            return nil
        }

        @_documentation(visibility: internal)
        public override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .systemBackground
            if kind == .list || kind == .largeTitle { addList() }
            picture.backgroundColor = .systemBlue
            picture.layer.cornerRadius = 8
            (scrollView ?? view).addSubview(picture)
            if kind == .field { view.addSubview(field) }
        }

        private func addList() {
            let scrollView = UIScrollView(frame: view.bounds)
            scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            scrollView.contentSize = CGSize(width: 200, height: 3_000)
            view.addSubview(scrollView)
            self.scrollView = scrollView
        }

        public func sharedView(for identifier: String, in change: ScreenChange) -> UIView? {
            identifier == "picture" ? picture : nil
        }

        @_documentation(visibility: internal)
        public override var prefersStatusBarHidden: Bool { kind == .noStatusBar }

        @_documentation(visibility: internal)
        public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            kind == .portrait ? .portrait : .allButUpsideDown
        }

        // MARK: Appearance

        @_documentation(visibility: internal)
        public override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            appear(.appearing, after: [.gone, .disappearing])
            onCallback(.willAppear)
        }

        @_documentation(visibility: internal)
        public override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            appear(.here, after: [.appearing])
            onCallback(.didAppear)
        }

        @_documentation(visibility: internal)
        public override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            appear(.disappearing, after: [.here, .appearing])
            onCallback(.willDisappear)
        }

        @_documentation(visibility: internal)
        public override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            appear(.gone, after: [.disappearing])
            onCallback(.didDisappear)
        }

        @_documentation(visibility: internal)
        public override func didMove(toParent parent: UIViewController?) {
            super.didMove(toParent: parent)
            onCallback(.didMove)
        }

        private func appear(_ next: Appearance, after former: [Appearance]) {
            if !former.contains(appearance), disorder == nil {
                disorder = "\(title ?? "-") was told that it is \(next) while it was \(appearance)"
            }
            appearance = next
        }

        /// Whether no callback is owed to the screen.
        package var isSteady: Bool { appearance == .gone || appearance == .here }
        /// Whether the screen was told last that it has appeared.
        package var hasAppeared: Bool { appearance == .here }
    }
#endif
