import TestSupport
import UIKit
import XCTest

/// Changes a split view controller at random times, also while columns move, and checks the appearance callbacks.
@MainActor
final class RandomSplitTests: XCTestCase {
    func testEveryScreenAppearsExactlyWhileItIsVisible() async {
        for seed in RandomSeeds.first(15 * RandomTimes.value) {
            let run = RandomSplit(seed: seed)
            for _ in 1...25 { run.step() }
            TurnLoop.main.advance(by: 2)
            XCTAssertEqual(run.faults, [], "seed \(seed): \(run.script)")
            run.close()
        }
    }
}

@MainActor
private final class RandomSplit {
    private static let pad = HeadlessDevice(size: CGSize(width: 1_180, height: 820), safeArea: .zero, idiom: .pad)

    private let split: UISplitViewController
    private let window: UIWindow
    private var numbers: RandomNumbers
    private let screens: [PairedScreen]
    private(set) var script: [String] = []

    init(seed: UInt64) {
        numbers = RandomNumbers(seed: seed)
        HeadlessDevice.current = Self.pad
        window = UIWindow(frame: UIScreen.main.bounds)
        split = UISplitViewController(style: seed % 2 == 0 ? .doubleColumn : .tripleColumn)
        screens = (0...2).map { _ in PairedScreen() }
        for (column, screen) in zip([UISplitViewController.Column.primary, .supplementary, .secondary], screens)
        where seed % 2 == 1 || column != .supplementary {
            split.setViewController(screen, for: column)
        }
        window.rootViewController = split
        window.makeKeyAndVisible()
        TurnLoop.main.advance(by: 0.1)
    }

    func close() {
        HeadlessApplication.closeWindows()
        HeadlessDevice.current = .phone
        TurnLoop.main.runTurn()
    }

    func step() {
        let column = UISplitViewController.Column(rawValue: number(below: 3)) ?? .primary
        let action = number(below: 6)
        script.append("\(action)/\(column.rawValue)")
        switch action {
        case 0: split.show(column)
        case 1: split.hide(column)
        case 2: HeadlessDevice.rotate()
        case 3: HeadlessDevice.resize(to: CGSize(width: [400, 820, 1_180][number(below: 3)], height: 820))
        case 4: split.preferredSplitBehavior = [.automatic, .tile, .overlay, .displace][number(below: 4)]
        default: TurnLoop.main.advance(by: [0.01, 0.1, 0.5][number(below: 3)])
        }
        if number(below: 3) == 0 { TurnLoop.main.advance(by: 0.05) }
    }

    private func number(below limit: Int) -> Int {
        numbers.next(below: limit)
    }

    /// The screens whose callbacks do not fit their views.
    var faults: [String] {
        screens.enumerated().compactMap { index, screen in
            let isVisible = screen.viewIfLoaded?.window != nil
            if screen.isUnbalanced { return "screen \(index): \(screen.calls)" }
            return screen.hasAppeared == isVisible ? nil : "screen \(index) is visible: \(isVisible), \(screen.calls)"
        }
    }
}

@MainActor
private final class PairedScreen: UIViewController {
    private(set) var calls: [String] = []
    private(set) var hasAppeared = false
    /// Whether a callback came that does not follow the one before.
    private(set) var isUnbalanced = false
    private var awaited: Bool?

    override func viewWillAppear(_ animated: Bool) { begin(true) }
    override func viewWillDisappear(_ animated: Bool) { begin(false) }
    override func viewDidAppear(_ animated: Bool) { end(true) }
    override func viewDidDisappear(_ animated: Bool) { end(false) }

    private func begin(_ appears: Bool) {
        calls.append(appears ? "+" : "-")
        if awaited == appears || (awaited == nil && hasAppeared == appears) { isUnbalanced = true }
        awaited = appears
    }

    private func end(_ appears: Bool) {
        calls.append(appears ? "appeared" : "disappeared")
        if awaited != appears { isUnbalanced = true }
        awaited = nil
        hasAppeared = appears
    }
}
