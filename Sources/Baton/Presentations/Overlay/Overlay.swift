public import UIKit

/// How a view controller is presented: its layout, what is behind it, and what dismisses it.
///
/// ```swift
/// Overlay(layout: .card) {
///     $0.backdrop = .blur(.dark)
///     $0.escape = false
/// }
/// ```
public struct Overlay {
    /// The layout of the presented view.
    public var layout: OverlayLayout
    /// The layout while the container has a regular width, or nil for the same layout everywhere. When the width
    /// changes, the presented view changes its place along with it.
    ///
    /// The width class of a phone is compact in every window, so a window of a phone has a regular width from 600 by 480
    /// points on.
    public var regularLayout: OverlayLayout?
    /// What is behind the presented view. Unless it is set, it is a dimming view, and nothing for a layout that covers
    /// the whole container.
    public var backdrop: OverlayBackdrop {
        get { givenBackdrop ?? (coversAll ? .dimmed(0) : .dimmed()) }
        set { givenBackdrop = newValue }
    }
    private var givenBackdrop: OverlayBackdrop?
    /// What the overlay is made of, below its content, or nil for the content alone.
    public var ground: OverlayGround?
    /// Whether the presenting view stays in the window below a layout that covers the whole container.
    ///
    /// By default it is removed, as in UIKit's full-screen style: the presenting view controller disappears and appears,
    /// and nothing is rendered below. Keep it below a presented view that is not opaque. A presenting view that is itself
    /// presented over a part of the screen, such as a card, always stays.
    public var overFullScreen = false

    // MARK: Dismissal

    /// Whether a tap outside dismisses. VoiceOver then finds a button there. With a clear backdrop, and for a view
    /// controller that covers the whole container, there is no outside.
    public var tapOutside = true
    /// The pull that dismisses, or nil for none.
    public var pull: PullDismiss.Options?
    /// The pinch that dismisses, or nil for none.
    public var pinch: PinchDismiss.Options?
    /// Whether the escape gesture of VoiceOver dismisses, and so do the keys Escape and Command-period of a hardware keyboard.
    public var escape = true
    /// What VoiceOver says for the button outside, and what UIKit shows for the keys while the Command key is held. Nil for "Close",
    /// in the language that the strings of the app have for it.
    public var closeLabel: String?
    /// Called when the view controller has been dismissed, by the user or by code, in the turn after. A sheet that leaves with its screen
    /// is not dismissed until it can no longer return.
    public var onDismiss: (() -> Void)?

    // MARK: A sheet with detents

    /// The detent at which the sheet appears, or nil for the smallest one.
    public var initialDetent: SheetDetent?
    /// The largest detent at which the backdrop is clear, or nil for none. Up to this detent touches beside the sheet reach the
    /// views below it, and VoiceOver reaches them too.
    public var undimmedUpTo: SheetDetent?
    /// Whether a sheet at the bottom floats: below its whole length it has a distance from the sides and from the bottom, and on
    /// the way to the whole length it becomes as wide as the container. Nil, which is the default, is as UIKit's sheet does it:
    /// with the design of iOS 26, in a compact width.
    public var floats: Bool?
    /// Whether a grabber is visible at the end of the sheet. Without it VoiceOver still finds an element there that
    /// changes the detent.
    public var grabber = false
    /// What VoiceOver says for the grabber. Nil for "Sheet Grabber", in the language that the strings of the app have for it.
    public var grabberLabel: String?
    /// Called when the user has changed the detent, by a drag or with VoiceOver. As with UIKit's sheet it is not called for
    /// changes by code.
    public var onDetentChange: ((SheetDetent) -> Void)?
    /// Called at each frame at which the sheet moves between two detents, under a finger, by itself or by code, with the two detents and
    /// the part of the way from the smaller to the larger one, from 0 to 1.
    public var onDetentProgress: ((_ smaller: SheetDetent, _ larger: SheetDetent, _ progress: CGFloat) -> Void)?

    /// Creates an overlay. By default it covers the whole container, and VoiceOver's escape gesture dismisses it.
    ///
    /// - Parameters:
    ///   - layout: The layout of the presented view.
    ///   - regularLayout: The layout while the container has a regular width, or nil for the same layout everywhere.
    ///   - others: Sets the other values.
    public init(
        layout: OverlayLayout = .whole, regularLayout: OverlayLayout? = nil,
        _ others: (inout Overlay) -> Void = { _ in }
    ) {
        self.layout = layout
        self.regularLayout = regularLayout
        others(&self)
    }

    /// Whether another overlay is shown in the same way.
    func looksLike(_ other: Overlay) -> Bool {
        layout == other.layout && regularLayout == other.regularLayout && backdrop == other.backdrop
            && ground == other.ground && initialDetent == other.initialDetent && undimmedUpTo == other.undimmedUpTo
            && floats == other.floats && grabber == other.grabber && grabberLabel == other.grabberLabel
    }

    /// The layout in a container with a regular width, or with a compact one.
    func layout(isRegular: Bool) -> OverlayLayout {
        isRegular ? regularLayout ?? layout : layout
    }

    /// Whether the presented view always covers everything.
    var coversAll: Bool { layout.coversAll && regularLayout?.coversAll != false }

    /// Whether there are detents in any width.
    var hasDetents: Bool { layout.detents != nil || regularLayout?.detents != nil }

    /// Whether there are detents in every width.
    var hasOnlyDetents: Bool { layout.detents != nil && (regularLayout == nil || regularLayout?.detents != nil) }

    /// Whether the presenting view can be used beside the presented one, at some detent.
    var maySparePresenter: Bool { backdrop.passesTouches || undimmedUpTo != nil }

    /// Whether the presenting view is removed during the presentation.
    var removesPresenter: Bool { coversAll && !overFullScreen && !backdrop.passesTouches }
}
