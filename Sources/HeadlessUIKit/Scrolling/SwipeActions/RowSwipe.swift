import Foundation

/// The gesture recognizer of a table view that moves a row aside. It begins only where the row has actions on that
/// side.
@preconcurrency @MainActor
final class RowSwipe: UIPanGestureRecognizer {
    private unowned let table: UITableView

    init(on table: UITableView) {
        self.table = table
        super.init(target: nil, action: nil)
    }

    override func verdict(on travel: CGPoint) -> Verdict {
        let (x, y) = (abs(travel.x), abs(travel.y))
        guard max(x, y) >= Self.threshold else { return .undecided }
        guard x > y else { return .fails }
        let hasActions = table.canSwipe(at: location(in: table), to: travel.x > 0 ? 1 : -1)
        return hasActions || HeadlessQuirks.rowsTakeEveryDrag ? .begins : .fails
    }
}
