#if HEADLESS_UIKIT
    import Baton
    import BatonRecorder
    import UIKit

    /// The app of a recording. Its screens are plain, or those that a closure makes.
    @MainActor
    final class ReportApp: MonkeyApp {
        /// The screens by their numbers, as long as something retains them.
        private struct Weak {
            weak var screen: UIViewController?
        }

        let report: BugReport
        private let make: (RecordedScreen) -> UIViewController?
        private var made: [Int: Weak] = [:]
        private var recorder: TransitionRecorder?
        /// What was recorded while the steps were played.
        private(set) var played: BugReport?
        private let motions: ReportMotions
        /// The transitions that a container has from the recording.
        private var given: [Int: Int] = [:]

        init(_ report: BugReport, _ make: @escaping (RecordedScreen) -> UIViewController?) {
            self.report = report
            self.make = make
            motions = ReportMotions(report)
        }

        // MARK: Screens

        /// Returns the view controller with a number. One that is gone is made again.
        func screen(_ id: Int) -> UIViewController? {
            if let known = made[id]?.screen { return known }
            guard let recorded = report.screens[id] else { return nil }
            let screen = make(recorded) ?? plain(recorded)
            made[id] = Weak(screen: screen)
            return screen
        }

        /// Returns the view controller with a number, if it exists.
        func existing(_ id: Int) -> UIViewController? { made[id]?.screen }

        func screens(_ ids: [Int]) -> [UIViewController] { ids.compactMap(screen) }

        private func plain(_ recorded: RecordedScreen) -> UIViewController {
            switch recorded.kind {
            case .screen: return ReportScreen(recorded)
            case .stack:
                let isBatons = recorded.type == "\(BatonNavigationController.self)"
                let stack = isBatons ? BatonNavigationController() : UINavigationController()
                stack.title = recorded.title
                stack.navigationBar.prefersLargeTitles = recorded.hasLargeTitle
                return stack
            case .tabs:
                let tabs = UITabBarController()
                tabs.title = recorded.title
                return tabs
            }
        }

        // MARK: Playing

        var actions: [MonkeyAction] { Self.actions(for: self) }

        func makeRoot() -> UIViewController {
            (made, given) = ([:], [:])
            let start = report.start
            // A container is retained by the root, once it is its child.
            let parents = start.parents.map { parent in (screen(parent.id), screens(parent.children)) }
            let stacks = start.stacks.compactMap { stack in
                (screen(stack.id) as? UINavigationController).map { ($0, stack) }
            }
            let tabs = start.tabs.compactMap { tabs in (screen(tabs.id) as? UITabBarController).map { ($0, tabs) } }
            for (stack, recorded) in stacks {
                stack.setViewControllers(screens(recorded.screens), animated: false)
                if recorded.hidesBar { stack.setNavigationBarHidden(true, animated: false) }
                give(motions.number(of: recorded.motion), to: stack, recorded.id)
            }
            for (tabs, recorded) in tabs {
                tabs.viewControllers = screens(recorded.screens)
                tabs.selectedIndex = recorded.selected
                give(motions.number(of: recorded.motion), to: tabs, recorded.id)
            }
            for case (let parent?, let children) in parents { children.forEach { embed($0, in: parent) } }
            let root = start.root.flatMap(screen) ?? ReportScreen(RecordedScreen(kind: .screen, type: "Nothing"))
            kept = []
            for container in stacks.map(\.0) + tabs.map(\.0) where container !== root { keep(container) }
            return root
        }

        /// Gives a container the transitions with a number, unless it has them. One of the app's own has its own.
        func give(_ number: Int, to container: UIViewController, _ id: Int) {
            guard report.screens[id].map({ make($0) == nil }) == true, given.updateValue(number, forKey: id) != number
            else { return }
            if let stack = container as? UINavigationController {
                var transitions = motions[number]?.navigation
                if let bar = report.screens[id]?.bar { transitions?.barState = bar.state }
                stack.transitions = transitions
            } else if let tabs = container as? UITabBarController {
                tabs.transitions = motions[number]?.tabs
            }
        }

        /// Keeps a container that is to be shown later.
        func keep(_ container: UIViewController) {
            let isShown = container.parent != nil || container.viewIfLoaded?.window != nil
            if !isShown { kept.append(container) }
        }

        private var kept: [UIViewController] = []

        func embed(_ child: UIViewController, in parent: UIViewController) {
            guard child.parent == nil, parent !== child else { return }
            parent.addChild(child)
            child.view.frame = parent.view.bounds
            child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            parent.view.addSubview(child.view)
            child.didMove(toParent: parent)
        }

        func begin(_ hand: MonkeyHand) {
            for presentation in report.start.presentations { present(presentation, animated: false) }
            if let edited = report.start.edited { edit(edited) }
            kept = []
            // What does not come to rest is found when the steps have been played.
            try? hand.rest()
            recorder = TransitionRecorder.start(in: hand.stage.window, keeping: 3_600)
        }

        func undo(_ hand: MonkeyHand) throws {
            kept = []
            played = recorder?.report
            recorder?.stop()
            hand.stage.window.rootViewController?.dismiss(animated: false)
            try hand.rest()
        }

        /// Presents a screen as it was presented. Returns false if it is presented already, or cannot be.
        @discardableResult
        func present(_ presentation: RecordedPresentation, animated: Bool) -> Bool {
            guard let screen = screen(presentation.screen), screen.presentingViewController == nil,
                screen.parent == nil, let presenter = existing(presentation.presenter)
            else { return false }
            if let overlay = presentation.overlay {
                presenter.present(screen, using: overlay.transitions, animated: animated)
                return true
            }
            let style = presentation.style.flatMap(UIModalPresentationStyle.init) ?? .automatic
            // The app's own presentation controller is not known.
            let isUnknown = style == .custom && screen.transitioningDelegate == nil
            screen.modalPresentationStyle = isUnknown ? .overFullScreen : style
            if let sheet = screen.sheetPresentationController, let detents = presentation.detents {
                let medium = UISheetPresentationController.Detent.Identifier.medium.rawValue
                sheet.detents = detents.map { $0 == medium ? .medium() : .large() }
            }
            presenter.present(screen, animated: animated)
            return true
        }

        func edit(_ id: Int) {
            (existing(id) as? ReportScreen)?.field?.becomeFirstResponder()
        }
    }
#endif
