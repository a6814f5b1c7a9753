import Baton
import BatonTesting
import UIKit

/// Measures a sheet that is dragged between two detents, and its presentation.
@MainActor
enum SheetBenchmarks {
    /// What follows the finger.
    enum Kind: CaseIterable {
        /// A sheet with detents.
        case sheet
        /// A view of the same size that a recognizer of the app's own moves, which is the least that has to be done.
        case plain
    }

    /// Measures one movement of the finger without its frame, and counts the work of 1,000 of them with their frames and
    /// the layout passes of the content.
    static func update(_ kind: Kind) throws -> (seconds: Double, counts: Counts, contentLayouts: Int) {
        let content = LayoutCounter()
        let (stage, screen) = try present(kind, content)
        stage.finger.down(at: CGPoint(x: 195, y: 560))
        stage.finger.drag(to: CGPoint(x: 195, y: 500), in: 0.2)
        var y: CGFloat = 500
        let move = {
            y = y < 300 ? 500 : y - 1
            HeadlessTouches.moved(finger: 0, to: CGPoint(x: 195, y: y), in: stage.window)
        }
        for _ in 0..<100 { move() }
        content.count = 0
        let counts = Counts.of {
            for _ in 0..<1_000 {
                move()
                stage.advance(by: 1.0 / 60)
            }
        }
        let layouts = content.count
        var times: [Double] = []
        for _ in 0..<2_000 { times.append(Stopwatch.seconds(move)) }
        stage.finger.cancel()
        try stage.settle()
        screen.dismiss(animated: false)
        stage.close()
        return (Stopwatch.median(times), counts, layouts)
    }

    private static func present(_ kind: Kind, _ content: UIView) throws -> (Stage, UIViewController) {
        let (root, screen) = (UIViewController(), UIViewController())
        let stage = Stage(root: root)
        screen.view = content
        for _ in 1..<50 { content.addSubview(UIView(frame: CGRect(x: 0, y: 500, width: 40, height: 20))) }
        switch kind {
        case .sheet: root.present(screen, using: .sheet(detents: [.height(266), .height(566)]))
        case .plain: root.present(screen, using: .drawer(.bottom, length: 266).pull(false))
        }
        try stage.settle()
        if kind == .plain { moveByHand(screen) }
        return (stage, screen)
    }

    private static func moveByHand(_ screen: UIViewController) {
        guard let view = screen.presentationController?.presentedView else { return }
        let (pan, start) = (UIPanGestureRecognizer(), view.center)
        view.addGestureRecognizer(pan)
        GestureAction(on: pan) { [weak view, weak pan] _ in
            guard let view, let pan else { return }
            view.center.y = start.y + pan.translation(in: view.superview).y
        }
    }

    // MARK: Presentation

    /// Measures the call that presents and the start of the transition: of a sheet, and of the same with a presentation
    /// controller that only places the view.
    static func setUp() throws -> Comparison {
        let delegate = EmptyModal()
        return try Comparison(
            pairs: 41,
            {
                try setUp { root, screen in
                    root.present(screen, using: .sheet(detents: [.height(266), .height(566)]))
                }
            },
            to: {
                try setUp { root, screen in
                    screen.modalPresentationStyle = .custom
                    screen.transitioningDelegate = delegate
                    root.present(screen, animated: true)
                }
            })
    }

    private static func setUp(_ present: (UIViewController, UIViewController) -> Void) throws -> Double {
        let (root, screen) = (UIViewController(), UIViewController())
        let stage = Stage(root: root)
        try stage.settle()
        screen.loadViewIfNeeded()
        let seconds = Stopwatch.seconds {
            present(root, screen)
            stage.turn()
        }
        try stage.settle()
        screen.dismiss(animated: false)
        stage.close()
        return seconds
    }
}

/// A view that counts its layout passes.
private final class LayoutCounter: UIView {
    var count = 0

    override func layoutSubviews() {
        super.layoutSubviews()
        count += 1
    }
}

/// Presents with Baton's animators and a presentation controller that only places the view.
private final class EmptyModal: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        EmptyPresentationController(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        PresentAnimator(.slide(from: .bottom))
    }
}

private final class EmptyPresentationController: UIPresentationController {
    override var frameOfPresentedViewInContainerView: CGRect { CGRect(x: 0, y: 544, width: 390, height: 600) }
}
