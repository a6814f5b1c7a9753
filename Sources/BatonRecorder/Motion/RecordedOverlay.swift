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
        case .dimmed(let strength, _): backdrop = .dim(strength)
        case .blur(let style): backdrop = .blur(style.rawValue)
        case .clear: backdrop = .clear
        }
        overFullScreen = overlay.overFullScreen
        tapOutside = overlay.tapOutside
        pull = (overlay.pull?.edge).map(RecordedEdge.init)
        pinches = overlay.pinch != nil
        isInterruptible = transitions.interruptible
        initialDetent = overlay.initialDetent.map(RecordedDetent.init)
        undimmedDetent = overlay.undimmedUpTo.map(RecordedDetent.init)
        floats = overlay.floats
        grabber = overlay.grabber
    }

    /// The transitions of the presentation.
    package var transitions: ModalTransitions {
        let overlay = Overlay(layout: layout.layout) {
            ($0.regularLayout, $0.backdrop, $0.overFullScreen) = (regularLayout?.layout, shownBackdrop, overFullScreen)
            ($0.tapOutside, $0.pull) = (tapOutside, pull.map { PullDismiss.Options(edge: $0.edge) })
            $0.pinch = pinches ? PinchDismiss.Options() : nil
            ($0.initialDetent, $0.undimmedUpTo) = (initialDetent?.detent, undimmedDetent?.detent)
            ($0.floats, $0.grabber) = (floats, grabber)
        }
        var transitions = ModalTransitions(present: present.choice, dismiss: dismiss.choice, overlay: overlay)
        transitions.interruptible = isInterruptible
        return transitions
    }

    private var shownBackdrop: OverlayBackdrop {
        switch backdrop {
        case .dim(let strength): .dimmed(strength)
        case .blur(let style): UIBlurEffect.Style(rawValue: style).map { .blur($0) } ?? .dimmed()
        case .clear: .clear
        }
    }
}
