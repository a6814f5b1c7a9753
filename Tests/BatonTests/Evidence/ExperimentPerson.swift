import BatonGallery
import BatonTesting
import UIKit

/// Stands for the person with the device: looks, answers the questions of experiments, taps and swipes.
@MainActor
final class ExperimentPerson {
    /// Whether the person does what an experiment asks for.
    var helps = true
    /// The questions that were answered.
    private(set) var answered: [String] = []
    private var keyboardMoved = false
    private var frames = 0
    /// The numbers of the answers about a bar, as it was seen while a finger or code held a transition.
    private var heldTitles = 0
    private var heldColor = 0

    /// Does what a person does in a frame.
    func look(at window: UIWindow, on stage: Stage) {
        frames += 1
        keyboardMoved = keyboardMoved || HeadlessKeyboard.isShown && abs(HeadlessKeyboard.visibleFrame.minX) > 1
        if window.rootViewController?.transitionCoordinator?.isInteractive == true { lookAtBar(in: window) }
        if let panel = window.everyView.compactMap({ $0 as? QuestionPanel }).first {
            guard frames.isMultiple(of: 10) else { return }
            let titles = panel.buttons.map { $0.title(for: .normal) ?? "" }
            tap(panel.buttons[answer(titles, in: window, on: stage)], in: window, on: stage)
        } else if helps, frames.isMultiple(of: 30) {
            touch(CGPoint(x: 100, y: 200), in: window, on: stage)
        }
    }

    private func answer(_ titles: [String], in window: UIWindow, on stage: Stage) -> Int {
        answered.append(titles.joined(separator: "/"))
        let last = titles.count - 1
        switch titles[0] {
        case "Blue":
            let labels = window.everyView.compactMap { $0 as? UILabel }
            // The answers have the same words.
            let shown = labels.filter { !($0.superview is UIButton) }.map(\.text)
            return shown.contains("Blue") ? 0 : shown.contains("Red") ? 1 : 2
        case "Both": return heldTitles
        case "Green": return heldColor
        case "With the screen": return helps ? (keyboardMoved ? 0 : 1) : 2
        case "Done":
            if helps { touch(CGPoint(x: 195, y: 422), in: window, on: stage) }
            return helps ? 0 : last
        case "I did":
            if helps { drag(from: CGPoint(x: 3, y: 200), by: CGPoint(x: 15, y: 0), in: window, on: stage) }
            return helps ? 0 : last
        case "I swiped":
            for _ in 0..<2 where helps {
                drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 12, y: 0), in: window, on: stage)
            }
            return helps ? 0 : last
        case "It is small":
            if helps { drag(from: CGPoint(x: 195, y: 600), by: CGPoint(x: 0, y: -15), in: window, on: stage) }
            return helps ? 0 : last
        case "Sharp": return window.everyView.contains(where: showsEdgeEffect) ? 1 : 0
        default: return helps ? 0 : last
        }
    }

    private func lookAtBar(in window: UIWindow) {
        let shown = ["Morning", "Evening"].filter { sees($0, in: window) }
        heldTitles = shown.count == 2 ? 0 : shown == ["Morning"] ? 1 : 2
        let greens = window.everyView.filter { $0.backgroundColor == .systemGreen && $0.seenStrength > 0.05 }
        let isWhole = greens.contains { view in
            (view.layer.presentation() ?? view.layer).backgroundColor == UIColor.systemGreen.cgColor
                && view.seenStrength > 0.95
        }
        heldColor = isWhole ? 0 : greens.isEmpty ? 2 : 1
    }

    private func sees(_ title: String, in window: UIWindow) -> Bool {
        window.everyView.contains { view in
            (view as? UILabel)?.text == title && !(view.superview is UIButton) && view.seenStrength > 0.05
        }
    }

    /// Whether a view is a scroll view whose content is blurred at a bar with a background.
    private func showsEdgeEffect(_ view: UIView) -> Bool {
        guard let scroll = view as? UIScrollView else { return false }
        return !scroll.topEdgeEffect.isHidden && !HeadlessQuirks.paintedBarHidesEdgeEffect
    }

    private func drag(from start: CGPoint, by way: CGPoint, in window: UIWindow, on stage: Stage) {
        HeadlessTouches.began(finger: 1, at: start, in: window)
        for step in 1...20 {
            let place = CGPoint(x: start.x + way.x * CGFloat(step), y: start.y + way.y * CGFloat(step))
            HeadlessTouches.moved(finger: 1, to: place, in: window)
            stage.advance(by: 1.0 / 60)
        }
        HeadlessTouches.ended(finger: 1, in: window)
        stage.advance(by: 1)
    }

    private func tap(_ button: UIButton, in window: UIWindow, on stage: Stage) {
        window.layoutIfNeeded()
        touch(button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil), in: window, on: stage)
    }

    private func touch(_ point: CGPoint, in window: UIWindow, on stage: Stage) {
        HeadlessTouches.began(finger: 1, at: point, in: window)
        stage.advance(by: 0.05)
        HeadlessTouches.ended(finger: 1, in: window)
    }
}

extension UIView {
    /// The view and all views in it.
    fileprivate var everyView: [UIView] { [self] + subviews.flatMap(\.everyView) }

    /// How much of the view the views around it let through now.
    fileprivate var seenStrength: Float {
        sequence(first: self, next: \.superview).map { view in
            view.isHidden ? 0 : (view.layer.presentation() ?? view.layer).opacity
        }.reduce(1, *)
    }
}
