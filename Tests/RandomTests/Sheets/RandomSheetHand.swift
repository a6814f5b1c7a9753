import BatonTesting
import TestSupport
import UIKit

@testable import Baton

/// Pulls a sheet, and changes its detents, the keyboard and the device at the same time, at random.
@MainActor
final class RandomSheetHand {
    /// It is inside a sheet whichever way the phone is held.
    private static let middle: CGFloat = 195

    let stage: Stage
    let eye = RandomSheetEye()
    /// What was done.
    private(set) var story: [String] = []
    private let root = RandomOverlayScreen("Root")
    private let screen = RandomOverlayScreen("Sheet")
    private let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 30))
    private let detents: [SheetDetent]
    private var numbers: RandomNumbers

    init(seed: UInt64) throws {
        numbers = RandomNumbers(seed: seed)
        stage = Stage(root: root)
        let kinds: [[SheetDetent]] = [
            [.medium, .large], [.height(266), .height(566)], [.fitted, .fraction(0.7)],
            [.height(200), .medium, .large],
        ]
        detents = kinds[numbers.next(below: kinds.count)]
        screen.preferredContentSize = CGSize(width: 260, height: 220)
        root.present(screen, using: .sheet(detents: detents))
        screen.view.addSubview(field)
        try stage.settle()
        story.append("\(detents)")
        _ = TurnLoop.main.addFrameObserver { [weak self] in
            guard let self else { return }
            eye.look(
                at: overlay?.presentedView, in: stage.window, finger: stage.finger.place, time: TurnLoop.main.now)
        }
    }

    private var overlay: OverlayPresentationController? {
        screen.presentationController as? OverlayPresentationController
    }

    private func next(_ limit: Int) -> Int { numbers.next(below: limit) }

    // MARK: Acting

    func act() {
        if next(3) == 0 { return drag() }
        change()
        pause()
    }

    private func pause() {
        // Whole frames, so that each look is a frame after the one before.
        let frames = [0, 1, 6, 15, 60][next(5)]
        story.append("\(frames) frames")
        if frames > 0 { stage.advance(by: Double(frames) / 60) }
    }

    private func change() {
        switch next(6) {
        case 0:
            // A turn lets the finger go, and the sheet is in its place at once.
            story.append("rotate")
            stage.rotate()
            eye.forget()
            stage.advance(by: 0.4)
        case 1:
            story.append("edit")
            field.becomeFirstResponder()
        case 2:
            story.append("end")
            field.resignFirstResponder()
        case 3:
            let detent = detents[next(detents.count)]
            story.append("\(detent)")
            UIView.animate(withDuration: 0.3) { self.overlay?.selectedDetent = detent }
        case 4:
            let height = CGFloat(150 + next(400))
            story.append("content \(height)")
            screen.preferredContentSize.height = height
        default:
            story.append("nothing")
        }
    }

    /// Pulls the sheet at its upper end. Something may change meanwhile, and the finger may lift as it moves.
    private func drag() {
        guard let view = overlay?.presentedView as? OverlayWrapperView, view.window != nil else { return }
        let layer = view.drawn.layer.presentation() ?? view.drawn.layer
        let bounds = stage.window.bounds
        let frame = layer.convert(layer.bounds, to: stage.window.layer.presentation())
        let start = CGPoint(x: Self.middle, y: min(max(frame.minY + 20, 1), bounds.maxY - 1))
        func place() -> CGPoint { CGPoint(x: Self.middle, y: CGFloat(next(Int(bounds.height)))) }
        story.append("drag from \(start.y)")
        stage.finger.down(at: start)
        for _ in 0...next(3) {
            let (end, seconds) = (place(), [0.1, 0.2, 0.4][next(3)])
            story.append("to \(end.y) in \(seconds)")
            stage.finger.drag(to: end, in: seconds)
            if next(2) == 0 { change() }
        }
        if next(2) == 0 { stage.finger.hold(for: 0.2) }
        story.append("up")
        stage.finger.up()
        pause()
    }
}
