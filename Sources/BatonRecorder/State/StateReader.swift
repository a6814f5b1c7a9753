import Baton
import UIKit

/// Reads what a window shows.
@MainActor
struct StateReader {
    let window: UIWindow
    let register: ScreenRegister

    /// The state now, without what is edited.
    ///
    /// - Parameter former: The state before, if no transitions can have been changed since. They are not read again then.
    func read(_ controllers: [UIViewController], since former: RecordedState?) -> RecordedState {
        var state = RecordedState()
        state.device = RecordedDevice(of: window)
        state.root = window.rootViewController.map(register.id)
        for controller in controllers {
            if let stack = controller as? UINavigationController {
                state.stacks.append(read(stack, since: former))
            } else if let tabs = controller as? UITabBarController {
                state.tabs.append(read(tabs, since: former))
            } else if controller.children.contains(where: Self.isContainer) {
                let children = controller.children.filter(Self.isContainer)
                state.parents.append(
                    RecordedParent(id: register.id(of: controller), children: children.map(register.id)))
            }
            if let presentation = presentation(of: controller) { state.presentations.append(presentation) }
        }
        return state
    }

    private func read(_ stack: UINavigationController, since former: RecordedState?) -> RecordedStack {
        let id = register.id(of: stack)
        let known = former?.stacks.first { $0.id == id }
        return RecordedStack(
            id: id, screens: stack.viewControllers.map(register.id), hidesBar: stack.isNavigationBarHidden,
            motion: known.map(\.motion) ?? stack.transitions.map(RecordedMotion.init))
    }

    private func read(_ tabs: UITabBarController, since former: RecordedState?) -> RecordedTabs {
        let id = register.id(of: tabs)
        let known = former?.tabs.first { $0.id == id }
        let screens = tabs.viewControllers ?? []
        let selected = tabs.selectedViewController.flatMap { shown in screens.firstIndex { $0 === shown } }
        return RecordedTabs(
            id: id, screens: screens.map(register.id), selected: selected ?? 0,
            motion: known.map(\.motion) ?? tabs.transitions.map(RecordedMotion.init))
    }

    private static func isContainer(_ controller: UIViewController) -> Bool {
        controller is UINavigationController || controller is UITabBarController
    }

    /// How a view controller is presented. One that leaves is not presented any more.
    private func presentation(of controller: UIViewController) -> RecordedPresentation? {
        guard controller.parent == nil, !controller.isBeingDismissed,
            let presenter = controller.presentingViewController
        else { return nil }
        let overlay = ModalTransitionDriver.driver(of: controller).map { RecordedOverlay($0.transitions) }
        return RecordedPresentation(
            screen: register.id(of: controller), presenter: register.id(of: presenter),
            style: overlay == nil ? controller.modalPresentationStyle.rawValue : nil, detents: detents(of: controller),
            overlay: overlay)
    }

    private func detents(of controller: UIViewController) -> [String]? {
        guard #available(iOS 16, *), let sheet = controller.presentationController as? UISheetPresentationController
        else { return nil }
        return sheet.detents.map(\.identifier.rawValue)
    }
}
