import BatonTesting
import UIKit

@testable import Baton

/// Plays one row of the table, and judges what is seen: nothing is stuck, and no number in the window is not finite.
@MainActor
final class BadInputTrial {
    private(set) var failures: [String] = []
    /// The stage that the row plays on.
    private(set) var stage: Stage?
    private let advice = AdviceLog()
    private var kept: [AnyObject] = []

    /// Takes the stage of a row, on which the judgement goes on.
    func take(_ stage: Stage) {
        self.stage = stage
    }

    /// Retains a delegate until the end of the row.
    func keep<Object: AnyObject>(_ object: Object) -> Object {
        kept.append(object)
        return object
    }

    func expect(_ condition: Bool, _ text: @autoclosure () -> String) {
        if !condition { failures.append(text()) }
    }

    /// Lets time pass until everything is at rest, and looks at the window on the way.
    func settle(within limit: TimeInterval = 10) throws {
        guard let stage else { return }
        for _ in 0..<4 {
            look("on the way")
            stage.advance(by: 0.04)
        }
        try stage.settle(within: limit)
        look("at rest")
    }

    /// Reports numbers in the window that are not finite.
    func look(_ moment: String) {
        guard let stage else { return }
        for view in stage.window.family {
            guard let unsound = view.unsoundNumber else { continue }
            failures.append("\(type(of: view)) has \(unsound) \(moment)")
        }
    }

    /// Judges the row when it has been played, and that the app can go on.
    func end(_ outcome: BadInput.Outcome) async throws {
        if stage == nil { take(try StackStage(showsB: false).stage) }
        try settle()
        judgeAdvice(outcome)
        let before = advice.lines.count
        try goOn()
        let more = Array(advice.lines.dropFirst(before))
        expect(more.isEmpty, "there is more advice: \(more)")
        expect(HeadlessLog.warnings.isEmpty, "UIKit warns: \(HeadlessLog.warnings)")
    }

    func close() {
        advice.close()
        stage?.close()
    }

    private func judgeAdvice(_ outcome: BadInput.Outcome) {
        switch outcome {
        case .advice(let words):
            let isGiven = advice.lines.count == 1 && advice.lines[0].contains(words)
            expect(isGiven, "the advice is \(advice.lines), and not \"\(words)\"")
        case .defined: expect(advice.lines.isEmpty, "there is advice: \(advice.lines)")
        }
    }

    // MARK: Afterwards

    /// Presents, pushes and pops as usual.
    private func goOn() throws {
        guard let stage, let root = stage.window.rootViewController else { return expect(false, "there is no screen") }
        if root.presentedViewController != nil {
            root.dismiss(animated: true)
            try settle()
            expect(root.presentedViewController == nil, "what is presented cannot be dismissed")
        }
        for view in [root.view, (root as? UINavigationController)?.topViewController?.view].compactMap({ $0 }) {
            expect(view.window === stage.window && view.isUnposed(in: stage.window), "\(view) is not in its place")
        }
        expect(
            stage.window.leftovers.filter { !$0.hasSuffix("Backdrop") }.isEmpty, "there are \(stage.window.leftovers)")
        if let stack = root as? UINavigationController { try pushAndPop(on: stack) }
        try presentAndDismiss(over: root)
    }

    private func pushAndPop(on stack: UINavigationController) throws {
        let before = stack.viewControllers
        let screen = TestScreen("Afterwards")
        stack.pushViewController(screen, animated: true)
        try settle(within: 70)
        expect(stack.topViewController === screen && screen.view.window != nil, "nothing can be pushed afterwards")
        stack.popViewController(animated: true)
        try settle(within: 70)
        expect(stack.viewControllers == before, "it cannot be popped afterwards")
    }

    private func presentAndDismiss(over root: UIViewController) throws {
        let screen = TestScreen("Afterwards")
        root.present(screen, using: .card)
        try settle()
        expect(root.presentedViewController === screen, "nothing can be presented afterwards")
        root.dismiss(animated: true)
        try settle()
        expect(root.presentedViewController == nil, "it cannot be dismissed afterwards")
    }
}

extension UIView {
    /// A number of the view that is not finite, with its name, in the model or on screen.
    fileprivate var unsoundNumber: String? {
        for seen in [layer, layer.presentation()].compactMap({ $0 }) {
            let matrix = seen.transform
            let numbers: [(String, [CGFloat])] = [
                ("bounds", [seen.bounds.minX, seen.bounds.minY, seen.bounds.width, seen.bounds.height]),
                ("position", [seen.position.x, seen.position.y, seen.zPosition]),
                ("anchor point", [seen.anchorPoint.x, seen.anchorPoint.y]),
                ("opacity", [CGFloat(seen.opacity), CGFloat(seen.shadowOpacity)]),
                ("corner radius", [seen.cornerRadius, seen.shadowRadius]),
                ("transform", [matrix.m11, matrix.m12, matrix.m13, matrix.m14, matrix.m21, matrix.m22, matrix.m23]),
                ("transform", [matrix.m24, matrix.m31, matrix.m32, matrix.m33, matrix.m34, matrix.m41, matrix.m42]),
                ("transform", [matrix.m43, matrix.m44]),
            ]
            if let unsound = numbers.first(where: { !$0.1.allSatisfy(\.isFinite) }) {
                return "the \(unsound.0) \(unsound.1)"
            }
        }
        return nil
    }

    /// Whether the view fills the window, opaque and with no transform.
    fileprivate func isUnposed(in window: UIWindow) -> Bool {
        CATransform3DIsIdentity(layer.transform) && alpha == 1 && mask == nil
            && convert(bounds, to: window).intersects(window.bounds)
    }
}
