import BatonMotion
import Foundation

/// A pull on a sheet from its resting position.
///
/// A pull down from the lowest detent dismisses the sheet, if this is allowed. Any other pull moves the sheet between
/// its detents.
@MainActor
final class SheetPull {
    private enum Phase {
        case resizing
        case leaving(DraggedInteraction)
        case held
    }

    private let sheet: UISheetPresentationController
    private let run: ModalPresentation
    private let layout: SheetLayout
    private let values: UISheetPresentationController.DetentValues
    private let start: CGRect
    /// The height of the sheet that was shown at the start.
    private let height: CGFloat
    private let phase: Phase
    /// The way from the place where the sheet rested to a place below the container.
    private let way: CGFloat
    private var distance: CGFloat

    /// Whether a sheet can be pulled. It must be at rest, with no presentation above it.
    static func isPossible(on sheet: UISheetPresentationController) -> Bool {
        guard let run = sheet.run else { return false }
        return !run.isBusy && run.presented.presentationsAbove.isEmpty
    }

    /// Begins a pull. The direction of the first movement determines what the pull does. The distance does not tell it if
    /// the movement was absorbed.
    init?(_ sheet: UISheetPresentationController, by distance: CGFloat, upwards: Bool) {
        guard Self.isPossible(on: sheet), let run = sheet.run, let layout = sheet.currentLayout,
            let view = sheet.presentedView
        else { return nil }
        self.sheet = sheet
        self.run = run
        self.layout = layout
        self.distance = distance
        let values = sheet.values(in: layout)
        self.values = values
        start = view.frame
        let shown = sheet.shownFrame ?? start
        height = shown.height
        way = layout.size.height - shown.minY
        let isLowest = !layout.hasDetents || values.all.allSatisfy { $0.value >= values.selected }
        if upwards || !isLowest {
            phase = .resizing
        } else if run.mayBeDismissedByUser() {
            phase = .leaving(DraggedInteraction(way: way))
        } else {
            phase = .held
        }
        sheet.isMoving = true
        if case .resizing = phase { sheet.isResizing = true }
        if case .leaving(let interaction) = phase { run.dismissByUser(drivenBy: interaction) }
    }

    func move(by distance: CGFloat) {
        self.distance = distance
        switch phase {
        case .leaving(let interaction): interaction.drag(to: distance)
        case .held: hold(RubberBand(dimension: start.height).offset(forPull: distance))
        case .resizing: place(resized)
        }
    }

    /// Ends the pull at rest. It either takes effect or is cancelled.
    func release(_ release: HeadlessSheets.Release) {
        end(release, velocity: 0)
    }

    /// Ends the pull at a velocity, in points per second downwards. The place and the velocity determine the result.
    func release(velocity: CGFloat) {
        switch phase {
        case .leaving, .held:
            let isDismissal = SheetRelease(offset: distance, height: height, velocity: velocity).isDismissal
            end(isDismissal ? .finish : .cancel, velocity: velocity)
        case .resizing:
            end(.finish, velocity: velocity)
        }
    }

    private func end(_ release: HeadlessSheets.Release, velocity: CGFloat) {
        switch (phase, release) {
        case (.leaving(let interaction), .finish):
            interaction.timingCurve = spring(over: way - max(0, distance), velocity: velocity)
            interaction.finish()
        case (.leaving(let interaction), .cancel):
            interaction.timingCurve = spring(over: -max(0, distance), velocity: velocity)
            interaction.cancel()
        case (.held, .finish):
            settle(velocity: velocity)
            run.tellAttempt()
        case (.resizing, .finish): settle(at: nearest, velocity: velocity)
        case (.held, .cancel), (.resizing, .cancel): settle(velocity: velocity)
        }
    }

    private func spring(over way: CGFloat, velocity: CGFloat) -> UISpringTimingParameters {
        SheetRelease(offset: distance, height: height, velocity: velocity).spring(over: way)
    }

    private func settle(
        at identifier: UISheetPresentationController.Detent.Identifier? = nil, velocity: CGFloat
    ) {
        sheet.isMoving = false
        sheet.isResizing = false
        let former = sheet.selectedDetentIdentifier
        if let identifier { sheet.selectedDetentIdentifier = identifier }
        let place = sheet.presentedView?.frame.minY ?? 0
        let way = sheet.frameOfPresentedViewInContainerView.minY - place
        sheet.animateLayout(by: spring(over: way, velocity: velocity))
        guard sheet.selectedDetentIdentifier != former else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    /// The offset of the top edge, limited by the lowest and the highest detent. Before iOS 26 the sheet follows a little
    /// above the highest one (B27.6).
    private var resized: CGFloat {
        guard layout.hasDetents, let lowest = values.all.first, let highest = values.all.last else { return 0 }
        let highestFrame = layout.frame(atDetent: highest.value)
        let (top, bottom) = (
            start.height - highestFrame.height, start.height - layout.frameHeight(atDetent: lowest.value)
        )
        guard distance < top, HeadlessDevice.current.systemVersion < 26 else { return min(max(distance, top), bottom) }
        return top + RubberBand(dimension: highestFrame.minY).offset(forPull: distance - top)
    }

    /// The detent that is nearest to the place where the finger lifts, whatever its velocity is (B27.4).
    private var nearest: UISheetPresentationController.Detent.Identifier? {
        let height = start.height - resized
        return values.all.min {
            abs(layout.frameHeight(atDetent: $0.value) - height) < abs(layout.frameHeight(atDetent: $1.value) - height)
        }?
        .identifier
    }

    /// Moves the top edge by an offset while the bottom stays. The dimming stays too (B27.4).
    private func place(_ offset: CGFloat) {
        var frame = start.offsetBy(dx: 0, dy: offset)
        frame.size.height -= offset
        guard let view = sheet.presentedView else { return }
        view.frame = frame
        sheet.wrapper?.show(sheet.look)
    }

    /// Moves the sheet by an offset. The dimming follows its place (B27.1).
    private func hold(_ offset: CGFloat) {
        sheet.presentedView?.frame = start.offsetBy(dx: 0, dy: offset)
        if !sheet.isUndimmed { sheet.chrome.dim(1 - max(0, offset) / max(1, height)) }
    }
}
