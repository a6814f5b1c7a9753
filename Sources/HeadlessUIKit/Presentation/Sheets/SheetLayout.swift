import Foundation

/// Where a sheet sits in its container: a pure function of sizes.
struct SheetLayout {
    enum Form {
        /// Attached to the lower edge, as high as its detent: phones held upright.
        case card
        /// Attached to the lower edge with both side insets left free: phones held sideways, if the sheet asks for it.
        case edgeAttached
        /// All of the container: phones held sideways.
        case full
        /// Centered, of a size of its own: pads.
        case floating
    }

    /// How far below the safe area's upper edge the large detent ends.
    static let gap: CGFloat = 10
    private static let page = CGSize(width: 704, height: CGFloat.greatestFiniteMagnitude)
    private static let form = CGSize(width: 540, height: 620)
    private static let margin: CGFloat = 44

    let size: CGSize
    let safeArea: UIEdgeInsets
    let form: Form
    let isPage: Bool
    /// Zero where nothing is preferred.
    let preferred: CGSize
    /// Whether a sheet at the edge is as wide as preferred.
    let followsPreferredWidth: Bool

    /// What a detent may take up at most, without the part below the safe area.
    var maximumDetentValue: CGFloat {
        switch form {
        case .card, .edgeAttached: max(0, size.height - safeArea.top - Self.gap - safeArea.bottom)
        case .full: size.height
        case .floating: floatingSize.height
        }
    }

    /// Whether the sheet can stand at detents at all.
    var hasDetents: Bool { form == .card || form == .edgeAttached }

    func frame(atDetent value: CGFloat) -> CGRect {
        switch form {
        case .full: CGRect(origin: .zero, size: size)
        case .floating: centered(floatingSize)
        case .card, .edgeAttached: attached(height: min(value, maximumDetentValue) + safeArea.bottom)
        }
    }

    private func attached(height: CGFloat) -> CGRect {
        let room = form == .card ? size.width : size.width - safeArea.left - safeArea.right
        let width = form == .edgeAttached && followsPreferredWidth && preferred.width > 0 ? preferred.width : room
        return CGRect(
            x: (size.width - min(width, room)) / 2, y: size.height - height, width: min(width, room), height: height)
    }

    private var floatingSize: CGSize {
        let own = isPage ? Self.page : preferred.width > 0 && preferred.height > 0 ? preferred : Self.form
        return CGSize(
            width: min(own.width, size.width - 2 * Self.margin), height: min(own.height, size.height - 2 * Self.margin))
    }

    private func centered(_ own: CGSize) -> CGRect {
        CGRect(
            x: (size.width - own.width) / 2, y: (size.height - own.height) / 2, width: own.width, height: own.height)
    }
}
