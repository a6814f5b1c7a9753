import Baton
import BatonTesting
import Foundation
import UIKit

/// Changes the screens of one app for a long time, and prints what it costs and how much memory is in use.
///
/// ```sh
/// swift run -c release Benchmarks soak --transitions 1000000
/// ```
@MainActor
struct SoakReport {
    /// The transitions of a round: a push and a pop by a finger, a presentation and a dismissal by a finger, two tabs.
    private static let transitionsOfRound = 6
    /// The rounds whose costs are counted.
    private static let countedRounds = 200

    private let transitions: Int
    private let tabs = UITabBarController()
    private let navigation = UINavigationController(rootViewController: SoakScreen())
    private let stage: Stage

    init(_ words: [String]) throws {
        let number = zip(words, words.dropFirst()).first { $0.0 == "--transitions" }.flatMap { Int($0.1) }
        transitions = number ?? 100_000
        navigation.transitions = .slide.sharing("picture")
        tabs.transitions = .slideAcross
        tabs.viewControllers = [navigation, SoakScreen()]
        stage = Stage(root: tabs)
        try stage.settle()
    }

    func print() throws {
        let rounds = max(10 * Self.countedRounds, transitions / Self.transitionsOfRound)
        // What is made once has been made after a tenth.
        for _ in 0..<rounds / 10 { try round() }
        let (first, start) = (try counts(), Memory.residentSize())
        var largest = start
        for number in 0..<rounds * 9 / 10 - 2 * Self.countedRounds {
            try round()
            if number % 1_000 == 0 { largest = max(largest, Memory.residentSize()) }
        }
        let (last, end) = (try counts(), Memory.residentSize())
        Swift.print("\(rounds * Self.transitionsOfRound) transitions in one app")
        let sizes = [start, largest, end].map { "\($0 / 1_024)" }.joined(separator: ", ")
        Swift.print("memory after a tenth, at most, and at the end, in KB: \(sizes)")
        let growth = (Double(end) / Double(start) - 1) * 100
        Swift.print("it has grown by \((growth * 100).rounded() / 100) %")
        Swift.print("\(Self.countedRounds * Self.transitionsOfRound) of the first transitions: \(first)")
        Swift.print("as many of the last: \(last)")
    }

    private func counts() throws -> Counts {
        try Counts.of { for _ in 0..<Self.countedRounds { try round() } }
    }

    private func round() throws {
        // What the stand-in notes for tests would grow without an end.
        HeadlessLog.reset()
        navigation.pushViewController(SoakScreen(), animated: true)
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 2, y: 400), to: CGPoint(x: 350, y: 400), in: 0.2)
        try stage.settle()
        let card = SoakScreen()
        tabs.present(card, using: .card)
        try stage.settle()
        stage.finger.drag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 800), in: 0.2)
        try stage.settle()
        for index in [1, 0] {
            tabs.selectedIndex = index
            try stage.settle()
        }
        guard navigation.viewControllers.count == 1, tabs.presentedViewController == nil else { throw SoakError() }
    }
}

/// A finger has not brought the app back.
private struct SoakError: Error {}

private final class SoakScreen: UIViewController, SharedViewProvider {
    private let picture = UIView(frame: CGRect(x: 40, y: 160, width: 200, height: 150))

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        picture.backgroundColor = .systemBlue
        view.addSubview(picture)
        navigationItem.barState.background = .color(.systemIndigo)
    }

    func sharedView(for identifier: String, in change: ScreenChange) -> UIView? { picture }
}
