import BatonTesting
import UIKit

@testable import Baton

/// Detents and options of sheets, and presentation controllers that are changed while they are seen.
extension BadInputTable {
    // As long as possible is a length.
    private static let lengths: [WrongNumber] = [
        .notANumber, .infinity, .minusInfinity, .hugelyNegative, .negative, .zero,
    ]

    @BadInputRows
    static var sheets: [BadInput] {
        numbers("SheetDetent.fixed(_:)", advice: "Overlay: A sheet has the detent", at: lengths) {
            try $0.present(by: .bottomSheet([.fixed($1), .medium]))
        }
        numbers("SheetDetent.fraction(_:)", advice: "Overlay: A sheet has the detent", at: lengths + [.huge]) {
            try $0.present(by: .bottomSheet([.fraction($1)]))
        }
        row("SheetDetent.fixed(_:)", "made away from the main thread", .advice("Overlay: A sheet has the detent")) {
            let detent = await Task.detached { SheetDetent.fixed(.nan).resizingContent() }.value
            try $0.present(by: .bottomSheet([detent, .fitted]))
        }
        row("SheetDetent.fixed(_:)", "detents of nearly the same length", .defined("it rests at one")) {
            let detents: [SheetDetent] = [.fixed(300), .fixed(300 + 1e-13), .large, .fixed(5000), .fixed(6000)]
            try $0.present(by: .bottomSheet(detents.map { $0.resizingContent() }))
        }
        row("OverlayLayout.Extent.detents(_:)", "none", .advice("A sheet has no detents")) {
            try $0.present(by: .card.layout(OverlayLayout(edge: .bottom, extent: .detents([]))))
        }
        row("OverlayLayout.sheet(_:at:)", "none", .advice("A sheet has no detents")) {
            try $0.present(by: .card.layout(.sheet([], at: .top)).pull(edge: .top))
        }
        row("ModalTransitions.bottomSheet(_:)", "none", .advice("A sheet has no detents")) {
            try $0.present(by: .bottomSheet([]))
        }
        row("ModalTransitions.bottomSheet(_:)", "the same, a hundred times", .advice("two detents of the same length"))
        {
            try $0.present(by: .bottomSheet(Array(repeating: .medium, count: 100)))
        }
        row("ModalTransitions.drawer(_:detents:)", "none", .advice("A sheet has no detents")) {
            try $0.present(by: .drawer(.trailing, detents: []))
        }
        let strangers: [(String, SheetDetent)] = [
            ("a detent of another sheet", .fixed(77)), ("a detent that is not a number", .fixed(.nan)),
        ]
        for (wrong, stranger) in strangers {
            row("ModalTransitions.initialDetent(_:)", wrong, .advice("A sheet is to appear at")) {
                try $0.present(by: .bottomSheet([.medium, .large]).initialDetent(stranger))
            }
            row("ModalTransitions.undimmed(upTo:)", wrong, .advice("A sheet is to be undimmed up to")) {
                try $0.present(by: .bottomSheet([.medium, .large]).undimmed(upTo: stranger))
            }
            row("SheetOptions.initialDetent", wrong, .advice("A sheet is to appear at")) {
                var transitions = ModalTransitions.bottomSheet([.medium])
                transitions.overlay.sheet.initialDetent = stranger
                try $0.present(by: transitions)
            }
            row("SheetOptions.largestUndimmedDetent", wrong, .advice("A sheet is to be undimmed up to")) {
                var transitions = ModalTransitions.bottomSheet([.medium])
                transitions.overlay.sheet.largestUndimmedDetent = stranger
                try $0.present(by: transitions)
            }
            row("Overlay.sheet", wrong, .advice("A sheet is to appear at")) {
                var transitions = ModalTransitions.bottomSheet([.medium])
                transitions.overlay.sheet = SheetOptions(initialDetent: stranger)
                try $0.present(by: transitions)
            }
            row(
                "SheetOptions.init(initialDetent:largestUndimmedDetent:floats:showsGrabber:grabberLabel:)", wrong,
                .advice("A sheet is to appear at")
            ) {
                var transitions = ModalTransitions.bottomSheet([.medium])
                transitions.overlay.sheet = SheetOptions(initialDetent: stranger, floats: true, grabberLabel: "")
                try $0.present(by: transitions)
            }
            row(
                "OverlayPresentationController.selectedDetent", wrong, .advice("so the selected detent does not change")
            ) {
                try $0.change(.bottomSheet([.medium, .large])) { $0.selectedDetent = stranger }
            }
        }
        row("OverlayPresentationController.selectedDetent", "nil", .advice("so the selected detent does not change")) {
            try $0.change(.bottomSheet([.medium, .large])) { $0.selectedDetent = nil }
        }
        row("OverlayPresentationController.selectedDetent", "where there are none", .advice("It has no detent")) {
            try $0.change(.card) { $0.selectedDetent = .medium }
        }
        row("SheetOptions.grabberLabel", "no text", .defined("it is read")) {
            var transitions = ModalTransitions.bottomSheet([.medium, .large]).grabber()
            transitions.overlay.sheet.grabberLabel = ""
            try $0.present(by: transitions)
        }
    }

    @BadInputRows
    static var presentedOverlays: [BadInput] {
        numbers("OverlayPresentationController.overlay", advice: "Overlay: A layout has the length", at: lengths) {
            trial, number in
            try trial.change(.card) { $0.overlay.layout = .drawer(.bottom, length: number) }
        }
        numbers("OverlayPresentationController.overlay", advice: "Overlay: A sheet has the detent", at: lengths) {
            trial, number in
            try trial.change(.bottomSheet([.medium, .large])) { $0.overlay.layout = .sheet([.fixed(number), .medium]) }
        }
        numbers(
            "OverlayPresentationController.overlay", advice: "Overlay: A backdrop dims",
            at: WrongNumber.unusable + [.negative]
        ) {
            trial, number in
            try trial.change(.bottomSheet([.medium, .large])) { $0.overlay.backdrop = .dim(number) }
        }
        row(
            "OverlayPresentationController.init(presentedViewController:presenting:overlay:)",
            "a length that is not a number, never presented", .advice("Overlay: A layout has the length")
        ) { _ in
            let overlay = Overlay(layout: .drawer(length: .nan))
            let made = OverlayPresentationController(
                presentedViewController: UIViewController(), presenting: nil, overlay: overlay)
            made.containerViewWillLayoutSubviews()
        }
        row(
            "OverlayPresentationController.init(presentedViewController:presenting:)", "never presented",
            .defined("it has no frame")
        ) {
            let made = OverlayPresentationController(presentedViewController: UIViewController(), presenting: nil)
            let frame = made.frameOfPresentedViewInContainerView
            $0.expect(frame == .zero, "its frame is \(frame)")
        }
        for (name, call) in callsOfUIKit {
            row("OverlayPresentationController.\(name)", "never presented", .defined("nothing")) { _ in
                let made = OverlayPresentationController(presentedViewController: UIViewController(), presenting: nil)
                call(made)
                call(made)
            }
        }
        for name in ["presentation", "dismissal"] {
            row("OverlayPresentationController.\(name)TransitionDidEnd(_:)", "twice", .defined("it settles")) {
                let stand = try $0.modal()
                stand.presenter.present(stand.presented, using: .card)
                try $0.settle()
                let presentation = stand.presented.overlayPresentationController
                stand.presented.dismiss(animated: true)
                try $0.settle()
                name == "presentation"
                    ? presentation?.presentationTransitionDidEnd(false) : presentation?.dismissalTransitionDidEnd(true)
                presentation?.overlay.layout = .dialog
            }
        }
        row(
            "OverlayDismissal.pull", "an edge that a sheet is not at",
            .advice("A sheet has a pull towards the top edge")
        ) {
            var transitions = ModalTransitions.bottomSheet([.medium])
            transitions.overlay.dismissal.pull = PullDismiss.Options(edge: .top)
            try $0.present(by: transitions)
        }
        row("OverlayDismissal.pinch", "without a view to shrink onto", .defined("it shrinks")) {
            var transitions = ModalTransitions.card
            transitions.overlay.dismissal.pinch = PinchDismiss.Options()
            try $0.present(by: transitions)
        }
        row("Overlay.dismissal", "no way to dismiss", .defined("code dismisses")) {
            var transitions = ModalTransitions.card
            transitions.overlay.dismissal = .byCode
            try $0.present(by: transitions)
        }
        row("OverlayDismissal.closeLabel", "no text", .defined("it is read")) {
            var transitions = ModalTransitions.dialog
            transitions.overlay.dismissal.closeLabel = ""
            try $0.present(by: transitions)
        }
        row("OverlayDismissal.init(tapOutside:pull:pinch:escape:closeLabel:)", "nothing", .defined("code dismisses")) {
            let dismissal = OverlayDismissal(tapOutside: false, pull: nil, pinch: nil, escape: false, closeLabel: nil)
            try $0.present(by: .card.dismissal(dismissal))
        }
    }
}

extension BadInputTable {
    private static var callsOfUIKit: [(String, @MainActor (OverlayPresentationController) -> Void)] {
        [
            ("presentationTransitionWillBegin()", { $0.presentationTransitionWillBegin() }),
            ("dismissalTransitionWillBegin()", { $0.dismissalTransitionWillBegin() }),
            ("containerViewWillLayoutSubviews()", { $0.containerViewWillLayoutSubviews() }),
            (
                "preferredContentSizeDidChange(forChildContentContainer:)",
                { $0.preferredContentSizeDidChange(forChildContentContainer: UIViewController()) }
            ),
            ("traitCollectionDidChange(_:)", { $0.traitCollectionDidChange(nil) }),
        ]
    }
}

extension BadInputTrial {
    /// Changes an overlay that is seen at each of its moments: while it appears, at rest, under a finger, after its end.
    func change(_ transitions: ModalTransitions, by change: (OverlayPresentationController) -> Void) throws {
        let stand = try modal()
        stand.presented.preferredContentSize = CGSize(width: 300, height: 300)
        stand.presenter.present(stand.presented, using: transitions)
        guard let presentation = stand.presented.overlayPresentationController else {
            return expect(false, "there is no overlay")
        }
        change(presentation)
        try settle()
        change(presentation)
        try settle()
        stand.stage.finger.down(at: CGPoint(x: 195, y: 700))
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 660), in: 0.1)
        change(presentation)
        look("under a finger")
        stand.stage.finger.drag(to: CGPoint(x: 195, y: 700), in: 0.1)
        stand.stage.finger.up()
        try settle()
        stand.stage.rotate()
        try settle()
        stand.stage.rotate(to: .portrait)
        try settle()
        stand.presenter.dismiss(animated: true)
        stand.stage.advance(by: 0.05)
        change(presentation)
        try settle()
        change(presentation)
        try settle()
    }
}
