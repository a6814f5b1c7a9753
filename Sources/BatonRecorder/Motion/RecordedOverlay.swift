package import Baton
import UIKit

/// How Baton presents a screen.
package struct RecordedOverlay: Codable, Hashable, Sendable {
    private enum Backdrop: Codable, Hashable {
        case dim(Double)
        case blur(Int)
        case clear
    }

    private var present: RecordedChoice
    private var dismiss: RecordedChoice
    private var layout: RecordedLayout
    private var regularLayout: RecordedLayout?
    private var backdrop: Backdrop
    private var overFullScreen: Bool
    private var tapOutside: Bool
    private var pull: RecordedEdge?
    private var pinches: Bool
    private var isInterruptible: Bool
    private var initialDetent: RecordedDetent?
    private var undimmedDetent: RecordedDetent?
    private var floats: Bool?
    private var grabber: Bool
}

@MainActor
extension RecordedOverlay {
    init(_ transitions: ModalTransitions) {
        let overlay = transitions.overlay
        present = RecordedChoice(transitions.present)
        dismiss = RecordedChoice(transitions.dismiss)
        layout = RecordedLayout(overlay.layout)
        regularLayout = overlay.regularLayout.map(RecordedLayout.init)
        switch overlay.backdrop {
        case .dim(let strength, _): backdrop = .dim(strength)
        case .blur(let style): backdrop = .blur(style.rawValue)
        case .clear: backdrop = .clear
        }
        overFullScreen = overlay.overFullScreen
        tapOutside = overlay.dismissal.tapOutside
        pull = (overlay.dismissal.pull?.edge).map(RecordedEdge.init)
        pinches = overlay.dismissal.pinch != nil
        isInterruptible = transitions.interruptible
        initialDetent = overlay.sheet.initialDetent.map(RecordedDetent.init)
        undimmedDetent = overlay.sheet.undimmedUpTo.map(RecordedDetent.init)
        floats = overlay.sheet.floats
        grabber = overlay.sheet.grabber
    }

    /// The transitions of the presentation.
    package var transitions: ModalTransitions {
        let dismissal = OverlayDismissal(
            tapOutside: tapOutside, pull: pull.map { PullDismiss.Options(edge: $0.edge) },
            pinch: pinches ? PinchDismiss.Options() : nil)
        let overlay = Overlay(
            layout: layout.layout, regularLayout: regularLayout?.layout, backdrop: shownBackdrop, dismissal: dismissal,
            overFullScreen: overFullScreen,
            sheet: SheetOptions(
                initialDetent: initialDetent?.detent, undimmedUpTo: undimmedDetent?.detent, floats: floats,
                grabber: grabber))
        var transitions = ModalTransitions(present: present.choice, dismiss: dismiss.choice, overlay: overlay)
        transitions.interruptible = isInterruptible
        return transitions
    }

    private var shownBackdrop: OverlayBackdrop {
        switch backdrop {
        case .dim(let strength): .dim(strength)
        case .blur(let style): UIBlurEffect.Style(rawValue: style).map { .blur($0) } ?? .dim()
        case .clear: .clear
        }
    }
}
