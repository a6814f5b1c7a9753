import UIKit

/// Tells where a sheet is between two detents, at each frame at which it moves. It is read from what is on the screen.
@MainActor
final class SheetProgress {
    /// A sheet that has not moved for so many frames is at rest.
    private static let patience = 3

    private let action: () -> ((SheetDetent, SheetDetent, CGFloat) -> Void)?
    private let sheet: () -> (lengths: SheetDetentLengths, shown: CGFloat)?
    private var link: FrameLink?
    private var told: CGFloat?
    private var stillFrames = 0

    /// - Parameters:
    ///   - action: Returns the closure that is told, or nil if nobody listens.
    ///   - sheet: Returns the detents and the length that is visible now, or nil without detents.
    init(
        telling action: @escaping () -> ((SheetDetent, SheetDetent, CGFloat) -> Void)?,
        of sheet: @escaping () -> (lengths: SheetDetentLengths, shown: CGFloat)?
    ) {
        (self.action, self.sheet) = (action, sheet)
    }

    /// Called when the sheet begins to move. Nothing happens while nobody listens.
    func follow() {
        stillFrames = 0
        // The link retains this object, until the sheet is at rest.
        if action() != nil, link == nil { link = FrameLink { [self] in look() } }
    }

    private func look() {
        let now = sheet()
        stillFrames = now?.shown == told ? stillFrames + 1 : 0
        guard stillFrames < Self.patience, let action = action() else {
            link?.end()
            return link = nil
        }
        guard let now, now.shown != told else { return }
        told = now.shown
        let (low, high, part) = now.lengths.neighbours(of: now.shown)
        action(low.detent, high.detent, part)
    }
}
