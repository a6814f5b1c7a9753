public import Baton
import UIKit

extension TransitionDriver {
    /// Returns what the driver knows, for a bug report: the system, the screens, the delegates, the running transition, the
    /// recognizers and the last decisions. The call has no effect.
    ///
    /// ```swift
    /// print(NavigationTransitionDriver.driver(of: navigationController)?.describe() ?? "no driver")
    /// ```
    ///
    /// ```text
    /// NavigationTransitionDriver on iOS 26.0
    /// screens: List, Detail
    /// delegate: the driver, which forwards to Flow
    /// transitions: push a style, pop a style
    /// bar: shown
    /// transition: none
    /// edge swipe: possible, on UILayoutContainerView
    /// content swipe: possible, on UILayoutContainerView
    /// last decisions:
    ///   push List to Detail: a style, by the stack
    /// ```
    ///
    /// The names of screens are their titles, or else their types. Look at them before you publish a report.
    public func describe() -> String {
        let device = UIDevice.current
        let lines = ["\(type(of: self)) on \(device.systemName) \(device.systemVersion)"] + facts.map(\.description)
        let last = decisions.suffix(10)
        guard !last.isEmpty else { return lines.joined(separator: "\n") }
        return (lines + ["last decisions:"] + last.map { "  \($0)" }).joined(separator: "\n")
    }

    /// What `describe()` says about the container.
    var facts: [DriverFact] {
        switch self {
        case let driver as NavigationTransitionDriver: driver.stackFacts
        case let driver as ModalTransitionDriver: driver.modalFacts
        case let driver as TabTransitionDriver: driver.tabFacts
        default: []
        }
    }

    /// How far a transition of Baton's is, if one runs.
    var progressFact: [DriverFact] {
        guard let progress = runningProgress else { return [] }
        let percent = Int((progress * 100).rounded())
        return [DriverFact("progress", "\(percent) %")]
    }
}
