import BatonTesting
import UIKit

@testable import Baton

/// A movement on a stage, in a window that is resized meanwhile.
@MainActor
final class ResizedScene {
    /// A view and the frame at which it has to be seen in the window.
    typealias Place = (name: String, view: UIView, frame: CGRect)

    let stage: Stage
    /// The screens that have to cover the window together.
    let screens: [UIView]
    /// Returns the progress that is seen.
    let progress: () -> CGFloat
    /// Returns the progress that a finger holds, or nil if the movement runs by itself.
    let held: () -> CGFloat?
    /// Returns where views have to be at a progress, in the window as it is.
    let places: (CGFloat) -> [Place]
    /// Returns where the finger has what it holds, which does not change in the animation of a resize either. Nil if that
    /// depends on the animation.
    let grip: (() -> CGFloat)?
    /// Whether the movement goes on.
    let isRunning: () -> Bool
    /// Lets the finger go, if one holds the movement.
    let letGo: () -> Void

    init(
        _ stage: Stage, screens: [UIView], progress: @escaping () -> CGFloat,
        held: @escaping () -> CGFloat? = { nil }, places: @escaping (CGFloat) -> [Place],
        grip: (() -> CGFloat)? = nil, isRunning: @escaping () -> Bool, letGo: @escaping () -> Void = {}
    ) {
        self.stage = stage
        self.screens = screens
        self.progress = progress
        self.held = held
        self.places = places
        self.grip = grip
        self.isRunning = isRunning
        self.letGo = letGo
    }

    /// Lets the finger go, so that the movement runs on by itself.
    func released() -> ResizedScene {
        letGo()
        return ResizedScene(stage, screens: screens, progress: progress, places: places, isRunning: isRunning)
    }

    /// The window as it is seen, which an animation may resize.
    var window: CGRect { (stage.window.layer.presentation() ?? stage.window.layer).bounds }

    /// The parts of the window that no screen covers.
    var holes: [String] {
        let frames = screens.filter { $0.window != nil }.map { $0.frameInWindow.insetBy(dx: -0.5, dy: -0.5) }
        let (xs, ys) = (stride(from: 1, to: window.maxX, by: 7), stride(from: 1, to: window.maxY, by: 7))
        let points = xs.map { CGPoint(x: $0, y: window.midY) } + ys.map { CGPoint(x: window.midX, y: $0) }
        return points.filter { point in !frames.contains { $0.contains(point) } }.prefix(1).map { "a hole at \($0)" }
    }

    /// The views that are not where they have to be at a progress.
    func misplaced(at progress: CGFloat) -> [String] {
        places(progress).compactMap { name, view, frame in
            let seen = view.frameInWindow
            let numbers = [
                seen.minX - frame.minX, seen.minY - frame.minY, seen.width - frame.width, seen.height - frame.height,
            ]
            return numbers.allSatisfy { abs($0) <= 0.5 } ? nil : "\(name) at \(seen) instead of \(frame)"
        }
    }
}
