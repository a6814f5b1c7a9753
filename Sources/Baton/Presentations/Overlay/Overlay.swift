import UIKit

/// How a view controller is presented: its layout, what is behind it, and what dismisses it.
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
        get { givenBackdrop ?? (coversAll ? .dim(0) : .dim()) }
        set { givenBackdrop = newValue }
    }
    private var givenBackdrop: OverlayBackdrop?
    /// What the overlay is made of, below its content, or nil for the content alone.
    public var ground: OverlayGround?
    /// The ways in which the user can dismiss.
    public var dismissal: OverlayDismissal
    /// Whether the presenting view stays in the window below a layout that covers the whole container.
    ///
    /// By default it is removed, as in UIKit's full-screen style: the presenting view controller disappears and appears,
    /// and nothing is rendered below. Keep it below a presented view that is not opaque. A presenting view that is itself
    /// presented over a part of the screen, such as a card, always stays.
    public var overFullScreen: Bool
    /// The options of a sheet with detents.
    public var sheet: SheetOptions

    /// Creates an overlay. By default it covers the whole container, and VoiceOver's escape gesture dismisses it.
    public init(
        layout: OverlayLayout = .whole, regularLayout: OverlayLayout? = nil, backdrop: OverlayBackdrop? = nil,
        dismissal: OverlayDismissal = OverlayDismissal(), overFullScreen: Bool = false,
        sheet: SheetOptions = SheetOptions()
    ) {
        self.layout = layout
        self.regularLayout = regularLayout
        givenBackdrop = backdrop
        self.dismissal = dismissal
        self.overFullScreen = overFullScreen
        self.sheet = sheet
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
    var maySparePresenter: Bool { backdrop.passesTouches || sheet.undimmedUpTo != nil }

    /// Whether the presenting view is removed during the presentation.
    var removesPresenter: Bool { coversAll && !overFullScreen && !backdrop.passesTouches }

    /// Writes advice for values that do not go together.
    @MainActor
    func check() {
        let problems = [layout.problem, regularLayout?.problem, sheetProblem]
        for problem in problems.compactMap({ $0 }) { Advice.give(about: Overlay.self, problem) }
    }

    private var sheetProblem: Problem? {
        guard hasDetents else { return nil }
        let layouts = [layout, regularLayout].compactMap { $0 }
        if let pull = dismissal.pull, !layouts.contains(where: { $0.edge == pull.edge }) {
            return Problem(
                "A sheet has a pull towards the \(pull.edge) edge, so it is pulled towards its own.",
                "Pass the edge of the sheet to pull(edge:).")
        }
        if sheet.floats == true, !layouts.contains(where: { $0.edge == .bottom && $0.detents != nil }) {
            return Problem(
                "A sheet floats, but is not at the bottom, so it is attached to its edge.",
                "Float sheets at the bottom only.")
        }
        return sheet.problem(with: layouts.flatMap { $0.detents ?? [] })
    }
}
