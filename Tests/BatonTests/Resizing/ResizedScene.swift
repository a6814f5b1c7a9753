import BatonMotion
import BatonTesting
import UIKit

@testable import Baton

/// A screen on a stage that a finger holds, in a window that is resized meanwhile.
@MainActor
final class ResizedScene {
    let stage: Stage
    /// The screen below, which has to cover the window.
    private let presenter: UIView
    private let held: UIView
    /// Returns where the held view has to be, in the window as it is.
    private let place: () -> CGRect

    private init(_ stand: CardStage, holding held: UIView, at place: @escaping () -> CGRect) {
        stage = stand.stage
        presenter = stand.presenter.view
        self.held = held
        self.place = place
    }

    /// The parts of the window that the screen below does not cover. An animation may resize the window.
    var holes: [String] {
        let window = (stage.window.layer.presentation() ?? stage.window.layer).bounds
        let seen = presenter.frameInWindow.insetBy(dx: -0.5, dy: -0.5)
        return seen.contains(window) ? [] : ["a hole beside \(seen)"]
    }

    /// The view, if it is not where it has to be.
    var misplaced: [String] {
        let (seen, frame) = (held.frameInWindow, place())
        let numbers = [
            seen.minX - frame.minX, seen.minY - frame.minY, seen.width - frame.width, seen.height - frame.height,
        ]
        return numbers.allSatisfy { abs($0) <= 0.5 } ? [] : ["at \(seen) instead of \(frame)"]
    }

    /// A card whose dismissal is refused, pulled by a finger. It is stretched, and keeps to its layout.
    static func refusedPull(_ device: HeadlessDevice) throws -> ResizedScene {
        let stand = try CardStage(device)
        stand.card.isModalInPresentation = true
        try stand.present()
        guard let wrapper = stand.card.view.superview else { throw NoWrapper() }
        let (stage, top) = (stand.stage, wrapper.frame.minY)
        let start = CGPoint(x: wrapper.frame.midX, y: wrapper.frame.midY)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x, y: start.y + 160), in: 0.2)
        // The rubber band depends on the length of the card, and the finger stays where it is.
        let pull = RubberBand(dimension: Double(wrapper.frame.height)).pull(
            forOffset: Double(wrapper.frameInWindow.minY - top))
        return ResizedScene(stand, holding: wrapper) { [window = stage.window] in
            let rest = OverlayLayout.card.frame(
                in: window.bounds, safeArea: window.safeAreaInsets,
                direction: window.effectiveUserInterfaceLayoutDirection, content: stand.card.preferredContentSize)
            let offset = RubberBand(dimension: Double(rest.height)).offset(forPull: pull)
            return rest.offsetBy(dx: 0, dy: CGFloat(offset))
        }
    }

    /// A sheet that a finger has dragged half of the way between its detents.
    static func draggedSheet(_ device: HeadlessDevice) throws -> ResizedScene {
        let sheet = try SheetStage(device)
        let (stage, wrapper) = (sheet.stage, try sheet.wrapper)
        let start = CGPoint(x: wrapper.frame.midX, y: try sheet.top + 20)
        stage.finger.down(at: start)
        stage.finger.drag(to: CGPoint(x: start.x, y: start.y - 160), in: 0.2)
        let shown = stage.window.bounds.maxY - wrapper.frameInWindow.minY
        return ResizedScene(sheet.stand, holding: wrapper) {
            // Both detents are a number of points, so that the same length is seen in every window.
            let (window, width) = (stage.window.bounds, min(672, stage.window.bounds.width))
            return CGRect(x: window.midX - width / 2, y: window.maxY - shown, width: width, height: 586)
        }
    }
}

private struct NoWrapper: Error {}
