import Baton
import UIKit

/// Who is responsible for a running transition, as far as UIKit and Baton's drivers tell.
@MainActor
struct TransitionHolder {
    /// Words for a sentence.
    let name: String
    /// What Baton's driver knows.
    let facts: [String]

    init(of coordinator: any UIViewControllerTransitionCoordinator) {
        let (from, to) = (coordinator.viewController(forKey: .from), coordinator.viewController(forKey: .to))
        if let presented = [to, from].compactMap({ $0 }).first(where: { $0.isBeingPresented || $0.isBeingDismissed }) {
            self.init(
                ModalTransitionDriver.driver(of: presented), or: presented.transitioningDelegate, apps: nil,
                "transitioningDelegate of the presented screen")
        } else if let stack = from?.navigationController ?? to?.navigationController {
            let driver = NavigationTransitionDriver.driver(of: stack)
            self.init(driver, or: stack.delegate, apps: driver?.forwarded.delegate, "delegate of the stack")
        } else if let tabs = from?.tabBarController ?? to?.tabBarController {
            let driver = TabTransitionDriver.driver(of: tabs)
            self.init(driver, or: tabs.delegate, apps: driver?.forwarded.delegate, "delegate of the tabs")
        } else {
            self.init(name: "somebody unknown", facts: [])
        }
    }

    private init(name: String, facts: [String]) {
        (self.name, self.facts) = (name, facts)
    }

    private init(_ driver: TransitionDriver?, or delegate: AnyObject?, apps: AnyObject?, _ role: String) {
        // The app's delegate has answered if Baton's driver says so.
        let chosen = driver?.decisions.last { $0.contains(", by ") }
        let isApps = chosen?.hasSuffix(", by the app's delegate") == true
        let holder = driver == nil ? delegate : isApps ? apps : nil
        let name =
            holder.map { "\(type(of: $0)), the \(role), or what it has returned" }
            ?? driver.map { "\(type(of: $0)), the \(role)" }
        self.init(
            name: name ?? "UIKit", facts: driver.map { $0.describe().components(separatedBy: "\n") } ?? [])
    }
}
