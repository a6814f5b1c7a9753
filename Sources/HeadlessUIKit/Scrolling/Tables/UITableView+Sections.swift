import Foundation

extension UITableView {
    /// The part of the width in which rows are. Sections that are inset keep the margins of the system free.
    var rowSpan: (x: CGFloat, width: CGFloat) {
        guard style == .insetGrouped else { return (0, bounds.width) }
        let margin = LayoutMargins.systemMinimum(width: bounds.width)
        let (left, right) = (safeAreaInsets.left + margin, safeAreaInsets.right + margin)
        return (left, max(0, bounds.width - left - right))
    }

    /// Gives a cell the background and the corners that it has in its section.
    func dress(_ cell: UITableViewCell, at path: IndexPath) {
        if cell.backgroundColor == nil { cell.backgroundColor = style.cellBackground }
        let isLast = path.row == numberOfRows(inSection: path.section) - 1
        cell.showSeparator(separatorStyle != .none && (style == .plain || !isLast))
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.maskedCorners = corners
        cell.layer.cornerRadius = corners.isEmpty ? 0 : style.cornerRadius
    }

    /// Inserts a view behind the cells, but in front of the background view.
    func insertBehindCells(_ view: UIView) {
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
    }
}
