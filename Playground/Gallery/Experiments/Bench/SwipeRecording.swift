import UIKit

/// Records in each frame how far a screen has moved out of a stack, before and after a finger lets go of it.
@MainActor
final class SwipeRecording {
    private let screen: UIViewController
    private let recognizers: [UIGestureRecognizer]
    private var frames: FrameLink?
    private var held: (progress: Double, velocity: Double)?
    private var start: TimeInterval?
    private var samples: [(time: TimeInterval, value: Double)] = []

    init(of screen: UIViewController, in stack: UINavigationController) {
        self.screen = screen
        var all = [stack.interactivePopGestureRecognizer]
        if #available(iOS 26, *) { all.append(stack.interactiveContentPopGestureRecognizer) }
        recognizers = all.compactMap { $0 }
        frames = FrameLink { [weak self] in self?.record() }
    }

    /// The release, or nil if no finger has moved the screen.
    var release: SwipeRelease? {
        held.flatMap { held in
            samples.isEmpty
                ? nil : SwipeRelease(progress: held.progress, velocity: held.velocity, samples: samples)
        }
    }

    func stop() { frames?.stop() }

    /// A screen that has left its window has gone all the way.
    private var progress: Double {
        guard let layer = screen.view.layer.presentation(), let window = screen.view.window else { return 1 }
        return Double(layer.convert(CGPoint.zero, to: window.layer.presentation()).x / max(1, window.bounds.width))
    }

    private func record() {
        if let active = recognizers.first(where: { [.began, .changed].contains($0.state) }) {
            let width = max(1, screen.view.bounds.width)
            let velocity = (active as? UIPanGestureRecognizer)?.velocity(in: active.view).x ?? 0
            held = (progress, Double(velocity / width))
            (start, samples) = (nil, [])
        } else if held != nil {
            let now = CACurrentMediaTime()
            start = start ?? now
            samples.append((now - (start ?? now), progress))
        }
    }
}
