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

    /// The time by which a velocity is projected when a detent is chosen, in seconds.
    private static let glide: TimeInterval = 0.15

    private let sheet: UISheetPresentationController
    private let run: ModalPresentation
    private let layout: SheetLayout
    private let values: UISheetPresentationController.DetentValues
    private let start: CGRect
    private let phase: Phase
    private var distance: CGFloat

    /// Whether a sheet can be pulled. It must be at rest, with no presentation above it.
    static func isPossible(on sheet: UISheetPresentationController) -> Bool {
        guard let run = sheet.run else { return false }
        return !run.isBusy && run.presented.presentationsAbove.isEmpty
    }

    /// Begins a pull. The first movement determines what the pull does.
    init?(_ sheet: UISheetPresentationController, by distance: CGFloat) {
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
        let isLowest = !layout.hasDetents || values.all.allSatisfy { $0.value >= values.selected }
        if distance < 0 || !isLowest {
            phase = .resizing
        } else if run.mayBeDismissedByUser() {
            phase = .leaving(DraggedInteraction(way: layout.size.height - start.minY))
        } else {
            phase = .held
        }
        sheet.isMoving = true
        if case .leaving(let interaction) = phase { run.dismissByUser(drivenBy: interaction) }
    }

    func move(by distance: CGFloat) {
        self.distance = distance
        switch phase {
        case .leaving(let interaction): interaction.drag(to: distance)
        case .held: place(RubberBand(dimension: start.height).offset(forPull: distance))
        case .resizing: place(resized)
        }
    }

    /// Ends the pull. It either takes effect or is cancelled.
    func release(_ release: HeadlessSheets.Release) {
        switch (phase, release) {
        case (.leaving(let interaction), .finish): interaction.finish()
        case (.leaving(let interaction), .cancel): interaction.cancel()
        case (.held, .finish):
            settle()
            run.tellAttempt()
        case (.resizing, .finish): settle(at: nearest)
        case (.held, .cancel), (.resizing, .cancel): settle()
        }
    }

    /// Ends the pull at a velocity, in points per second downwards. The projected movement determines the result.
    func release(velocity: CGFloat) {
        switch phase {
        case .leaving(let interaction):
            release(DragRelease.finishes(part: interaction.part, velocity: velocity) ? .finish : .cancel)
        case .held:
            let part = start.height > 0 ? distance / start.height : 0
            release(DragRelease.finishes(part: part, velocity: velocity) ? .finish : .cancel)
        case .resizing:
            distance += velocity * Self.glide
            release(.finish)
        }
    }

    private func settle(at identifier: UISheetPresentationController.Detent.Identifier? = nil) {
        sheet.isMoving = false
        let former = sheet.selectedDetentIdentifier
        sheet.animateChanges {
            if let identifier { sheet.selectedDetentIdentifier = identifier }
        }
        guard sheet.selectedDetentIdentifier != former else { return }
        (sheet.delegate as? any UISheetPresentationControllerDelegate)?
            .sheetPresentationControllerDidChangeSelectedDetentIdentifier(sheet)
    }

    /// The offset of the top edge, limited by the lowest and the highest detent. Before iOS 26 the sheet follows a little
    /// above the highest one (B27.6).
    private var resized: CGFloat {
        guard layout.hasDetents, let lowest = values.all.first, let highest = values.all.last else { return 0 }
        let (top, bottom) = (values.selected - highest.value, values.selected - lowest.value)
        guard distance < top, HeadlessDevice.current.systemVersion < 26 else { return min(max(distance, top), bottom) }
        let room = layout.frame(atDetent: highest.value).minY
        return top + RubberBand(dimension: room).offset(forPull: distance - top)
    }

    private var nearest: UISheetPresentationController.Detent.Identifier? {
        let value = values.selected - resized
        return values.all.min { abs($0.value - value) < abs($1.value - value) }?.identifier
    }

    /// Moves the top edge by an offset. Between detents the height changes; a held sheet keeps its height.
    private func place(_ offset: CGFloat) {
        var frame = start.offsetBy(dx: 0, dy: offset)
        if case .resizing = phase { frame.size.height -= offset }
        guard let view = sheet.presentedView else { return }
        view.frame = frame
        if HeadlessDevice.hasGlass { sheet.chrome.dress(view, as: sheet) }
    }
}
