import UIKit
import XCTest

/// Tests the state of the stack and its coordinator on the line after a change and in each callback that follows.
@preconcurrency
@MainActor
final class StackStateContractTests: ContractTestCase {
    func testDuringAPushTheNewScreenIsOnTheStackAndThereIsACoordinator() {
        // B1.1, B1.11, B1.61
        let stage = NavigationStage()
        defer { stage.putAway() }
        let places = noteStates(of: stage)
        stage.navigation.pushViewController(stage.b, animated: true)
        XCTAssertEqual(state(of: stage), "A B, coordinator")
        XCTAssertEqual(places.text, "")
        stage.noteCompletion(places, state(of:))
        stage.waitForTheEnd()
        XCTAssertEqual(
            places.text,
            """
            animationControllerFor: A B, coordinator
            B.viewDidLoad: A B, coordinator
            A.viewWillDisappear: A B, coordinator
            B.viewWillAppear: A B, coordinator
            willShow: A B, coordinator
            B.viewIsAppearing: A B, coordinator
            A.viewDidDisappear: A B, coordinator
            B.viewDidAppear: A B, coordinator
            B.didMove: A B, coordinator
            didShow: A B, coordinator
            completion: A B, coordinator
            """)
        XCTAssertEqual(state(of: stage), "A B, none")
    }

    func testDuringAPopTheOldScreenIsOffTheStackAndThereIsACoordinator() {
        // B1.2, B1.11, B1.28, B1.61
        let stage = NavigationStage(showing: true)
        defer { stage.putAway() }
        let places = noteStates(of: stage)
        var parents: [String] = []
        for callback in ["viewWillDisappear", "viewDidDisappear"] {
            stage.b.inside(callback) {
                places.note("B.\(callback): \(self.state(of: stage))")
                parents.append(callName(of: stage.b.navigationController))
            }
        }
        stage.navigation.popViewController(animated: true)
        XCTAssertEqual(state(of: stage), "A, coordinator")
        XCTAssertEqual(places.text, "")
        stage.noteCompletion(places, state(of:))
        stage.waitForTheEnd()
        XCTAssertEqual(
            places.text,
            """
            animationControllerFor: A, coordinator
            B.viewWillDisappear: A, coordinator
            A.viewWillAppear: A, coordinator
            willShow: A, coordinator
            A.viewIsAppearing: A, coordinator
            B.viewDidDisappear: A, coordinator
            A.viewDidAppear: A, coordinator
            B.didMove: A, coordinator
            didShow: A, coordinator
            completion: A, coordinator
            """)
        XCTAssertEqual(parents, ["nav", "nil"])
        XCTAssertEqual(state(of: stage), "A, none")
    }

    func testWithoutAnimationTheStackIsTheSameAndThereIsNoCoordinator() {
        // B1.1, B1.2, B1.62
        let stage = NavigationStage()
        defer { stage.putAway() }
        let places = noteStates(of: stage)
        stage.navigation.pushViewController(stage.b, animated: false)
        XCTAssertEqual(state(of: stage), "A B, none")
        stage.waitForTheEnd()
        XCTAssertEqual(Set(places.lines.map(stateOf)), [" A B, none"])
        places.clear()
        stage.navigation.popViewController(animated: false)
        XCTAssertEqual(state(of: stage), "A, none")
        stage.waitForTheEnd()
        XCTAssertEqual(Set(places.lines.map(stateOf)), [" A, none"])
    }

    private func stateOf(_ line: String) -> String {
        line.split(separator: ":").last.map(String.init) ?? ""
    }

    private func state(of stage: NavigationStage) -> String {
        let names = stage.navigation.viewControllers.map { callName(of: $0) }.joined(separator: " ")
        return "\(names), \(stage.navigation.transitionCoordinator == nil ? "none" : "coordinator")"
    }

    /// Logs the state in each callback. Calls made before the change returns are excluded.
    private func noteStates(of stage: NavigationStage) -> CallLog {
        let places = CallLog()
        stage.delegate.inside = { places.note("\($0): \(self.state(of: stage))") }
        for screen in [stage.a, stage.b] {
            for callback in [
                "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear",
                "viewDidDisappear", "didMove",
            ] {
                screen.inside(callback) { places.note("\(screen.name).\(callback): \(self.state(of: stage))") }
            }
        }
        return places
    }
}

extension NavigationStage {
    fileprivate func noteCompletion(_ places: CallLog, _ state: @escaping (NavigationStage) -> String) {
        navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
            places.note("completion: \(state(self))")
        }
    }
}
