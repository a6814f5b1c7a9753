import Foundation

extension UITableView.Style {
    var background: UIColor { self == .plain ? .systemBackground : .systemGroupedBackground }

    /// The background of cells that have none of their own.
    var cellBackground: UIColor? { self == .plain ? nil : .secondarySystemGroupedBackground }

    /// The room above each section, where the headers would be.
    var gap: CGFloat { self == .plain ? 0 : 35 }

    /// The radius of the corners of a section. That of the iOS 26 design is not known exactly.
    @MainActor var cornerRadius: CGFloat {
        guard self == .insetGrouped else { return 0 }
        return HeadlessDevice.hasGlass ? 26 : 10
    }
}
