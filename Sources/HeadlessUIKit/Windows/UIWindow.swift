public import Foundation

/// The root of a view hierarchy. It shows a root view controller and routes touches.
@preconcurrency @MainActor
open class UIWindow: UIView {
    /// The visible windows, in the order in which they were shown.
    static private(set) var visible: [UIWindow] = []
    /// The window that was made key last, while it is visible.
    static weak var key: UIWindow?

    final lazy var touchRouter = TouchRouter(window: self)
    /// Contains the root view controller's view. Presented view controllers are placed above it, so that the root view
    /// can be removed and added again.
    final let rootHost = UIView()

    final var statusBar = StatusBarState()

    /// The scene that shows the window. Without one, an app for iOS 27 has no screen for the window (B19.4).
    open weak var windowScene: UIWindowScene? {
        didSet { if windowScene !== oldValue { sceneHasChanged() } }
    }

    /// Creates a window without a scene.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        prepare()
    }

    /// Creates a window that fills a scene.
    public init(windowScene: UIWindowScene) {
        super.init(frame: windowScene.coordinateSpace.bounds)
        self.windowScene = windowScene
        prepare()
    }

    private func prepare() {
        super.isHidden = true
        rootHost.frame = bounds
        rootHost.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    }

    public required init?(coder: NSCoder) {
        return nil
    }

    /// The application is the last responder of the chain.
    open override var next: UIResponder? { windowScene ?? UIApplication.shared }

    open var screen: UIScreen { .main }

    open var rootViewController: UIViewController? {
        didSet {
            guard rootViewController !== oldValue else { return }
            if !isHidden { leave(oldValue) }
            oldValue?.viewIfLoaded?.removeFromSuperview()
            if !isHidden {
                if self === Self.orienting { adoptInterfaceOrientation() }
                enter()
            }
        }
    }

    /// The windows of a higher level are in front of those of a lower level.
    open var windowLevel = Level.normal

    open var isKeyWindow: Bool { Self.key === self }

    open func makeKeyAndVisible() {
        if isHidden { adoptInterfaceOrientation() }
        isHidden = false
        makeKey()
    }

    /// Makes this the key window, if it is visible.
    open func makeKey() {
        guard !isHidden else { return }
        Self.changeKey(to: self)
    }

    /// Called when the window has become the key window. It must not be called by an app.
    open func becomeKey() {}

    /// Called when the window is no longer the key window. It must not be called by an app.
    open func resignKey() {}

    open override var isHidden: Bool {
        get { super.isHidden }
        set {
            guard newValue != super.isHidden else { return }
            super.isHidden = newValue
            newValue ? hide() : show()
        }
    }

    /// The safe area insets of the device. Those of a device with a home button may follow the status bar (B27.45).
    var screenInsets: UIEdgeInsets {
        let insets = HeadlessDevice.current.safeArea
        guard HeadlessQuirks.safeAreasFollowTheStatusBar, statusBar.isHidden, insets.bottom == 0 else { return insets }
        return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
    }

    private func show() {
        Self.visible.append(self)
        links.window = self
        rootHost.frame = bounds
        addSubview(rootHost)
        updateSafeArea()
        enter()
        if !hasScreen { adviseOfScene() }
        post(Self.didBecomeVisibleNotification)
    }

    private func hide() {
        touchRouter.cancelTouches(in: self)
        leave(rootViewController)
        Self.visible.removeAll { $0 === self }
        post(Self.didBecomeHiddenNotification)
        if isKeyWindow { Self.changeKey(to: UIApplication.windowsFromBack.last) }
    }

    private func enter() {
        guard let root = rootViewController else { return }
        root.beginAppearanceTransition(true, animated: false)
        root.view.frame = rootHost.bounds
        root.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        rootHost.addSubview(root.view)
        TurnLoop.main.commits.add(self)
        // `viewDidAppear` is called after the first layout, as on a device.
        TurnLoop.main.afterNextCommit { [weak root] in
            guard let root, case .appearing = root.appearance else { return }
            root.endAppearanceTransition()
        }
    }

    private func leave(_ root: UIViewController?) {
        guard let root else { return }
        switch root.appearance {
        case .appearing, .appeared:
            root.beginAppearanceTransition(false, animated: false)
            root.endAppearanceTransition()
        case .disappearing, .disappeared: break
        }
    }
}
