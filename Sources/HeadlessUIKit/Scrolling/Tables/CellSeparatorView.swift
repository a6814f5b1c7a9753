import Foundation

/// The line between a cell and the next one.
final class CellSeparatorView: UIView {
    // The colour is the public one. The thickness and the inset of the system are not known for every device.
    private static let thickness: CGFloat = 1 / 3
    private static let inset: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
        backgroundColor = .separator
    }

    required init?(coder: NSCoder) {
        return nil
    }

    /// Takes the place at the lower edge of a cell, from its content's leading margin to the trailing edge.
    func underline(_ cell: UITableViewCell) {
        let content: CGRect = cell.contentView.frame
        let isMirrored = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft
        frame = CGRect(
            x: isMirrored ? 0 : content.minX + Self.inset, y: cell.bounds.height - Self.thickness,
            width: max(0, (isMirrored ? content.maxX : cell.bounds.width - content.minX) - Self.inset),
            height: Self.thickness)
    }
}
