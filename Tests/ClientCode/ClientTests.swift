#if canImport(BatonTesting)
    import BatonTesting
    import Foundation
    import UIKit
    import XCTest

    // Tests of an app. Where the stand-in replaces UIKit they use the stage.

    #if !swift(>=6)
        /// Tests that are not isolated, as Swift 5 has them.
        final class OldTests: XCTestCase {
            private var stage: Stage!
            private let log = NSMutableArray()

            override func setUp() {
                super.setUp()
                stage = Stage(.phone.running(18), root: UINavigationController(rootViewController: RecipeList()))
            }

            override func tearDown() {
                stage.close()
                HeadlessLog.reset()
                HeadlessDevice.current = .phone
                super.tearDown()
            }

            func testASwipeGoesBack() throws {
                let stack = stage.window.rootViewController as! UINavigationController
                stack.pushViewController(FormController(), animated: true)
                try stage.settle()
                stage.finger.down(at: CGPoint(x: 2, y: 400))
                stage.finger.drag(to: CGPoint(x: 300, y: 400), in: 0.3)
                XCTAssertNotNil(stage.finger.place)
                stage.finger.up()
                Finger(on: stage, number: 1).tap(at: .zero)
                TurnLoop.main.advance(by: 0.1)
                TurnLoop.main.schedule(after: 0.1) { self.log.add("timer") }
                XCTAssertEqual(HeadlessLog.warnings, [])
                XCTAssertEqual(WindowDump(stage.window).difference(from: WindowDump(stage.window)), [])
                HeadlessBars.tapBackButton(of: stack.navigationBar)
            }
        }
    #endif

    @MainActor
    func tap(on stage: Stage) throws -> HeadlessDevice {
        stage.finger.tap(at: CGPoint(x: 100, y: 400))
        try stage.settle()
        XCTAssertEqual(HeadlessLog.warnings, [])
        return stage.device.running(18)
    }

    // MARK: Code that is not isolated

    nonisolated func forwards(_ object: NSObject) -> Bool {
        object.responds(to: Selector("navigationController(_:willShow:animated:)"))
    }

    // MARK: Code that dispatches

    final class Loader {
        private var isLoaded = false

        func load(_ work: DispatchWorkItem, then completion: @escaping @Sendable () -> Void) {
            DispatchQueue.main.async(execute: completion)
            DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { completion() }
            DispatchQueue.main.async(execute: work)
            DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(100), execute: work)
            DispatchQueue.main.async(qos: .userInitiated) { completion() }
            DispatchQueue.global().async {
                DispatchQueue.main.async { completion() }
            }
        }
    }

    extension RecipeList {
        @MainActor func reload() {
            DispatchQueue.main.async { self.title = "Loaded" }
            DispatchQueue.main.async { [weak self] in
                guard let self else { return }
                view.setNeedsLayout()
            }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { [weak self] in self?.title = nil }
        }
    }
#endif
