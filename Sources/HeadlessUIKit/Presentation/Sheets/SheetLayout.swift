import Foundation

/// Computes the frame of a sheet in its container. The result depends on these values only.
struct SheetLayout {
    enum Form {
        /// Attached to the bottom edge, with the height of its detent. Used on iPhone in portrait.
        case card
        /// Attached to the bottom edge, between the side insets. Used on iPhone in landscape if the sheet requests it.
        case edgeAttached
        /// Fills the container. Used on iPhone in landscape.
        case full
        /// Centred, with its own size. Used on iPad in a regular width.
        case floating
    }

    /// The height of a sheet with an opaque background, as a fraction of the height of the large detent (B18.1).
    private static let opaquePart: CGFloat = 0.9
    private static let page = CGSize(width: 704, height: CGFloat.greatestFiniteMagnitude)
    private static let form = CGSize(width: 540, height: 620)
    private static let margin: CGFloat = 44

    let size: CGSize
    let safeArea: UIEdgeInsets
    let form: Form
    let isPage: Bool
    /// The preferred content size, or zero if there is none.
    let preferred: CGSize
    /// Whether a sheet attached to the edge has its preferred width.
    let followsPreferredWidth: Bool
    /// Whether the iOS 26 design is in force.
    let isGlass: Bool
    /// The edge at which a floating sheet is placed, or none in the middle.
    var edge: UIRectEdge = []

    /// The distance between the top of the safe area and the large detent. In the iOS 26 design there is none (B27.1). What
    /// it is on earlier systems was not measured.
    private var gap: CGFloat { isGlass ? 0 : 10 }

    /// The maximum height of a detent, without the bottom safe area inset.
    var maximumDetentValue: CGFloat {
        switch form {
        case .card, .edgeAttached: max(0, size.height - safeArea.top - gap - safeArea.bottom)
        case .full: size.height
        case .floating: floatingSize.height
        }
    }

    /// Whether the sheet supports detents.
    var hasDetents: Bool { form == .card || form == .edgeAttached }

    func frame(atDetent value: CGFloat) -> CGRect {
        switch form {
        case .full: CGRect(origin: .zero, size: size)
        case .floating: floating(floatingSize)
        case .card, .edgeAttached: attached(height: height(atDetent: min(value, maximumDetentValue)))
        }
    }

    /// The inset of a sheet at a detent, or nil if the sheet is attached to the edges (B18.1).
    func inset(atDetent value: CGFloat) -> SheetInset? {
        isGlass && hasDetents && value < maximumDetentValue ? SheetInset(detent: value) : nil
    }

    /// Whether a sheet has an opaque background if that much of it is shown.
    func isOpaque(atShownHeight height: CGFloat) -> Bool {
        height >= frame(atDetent: maximumDetentValue).height * Self.opaquePart
    }

    func frameHeight(atDetent value: CGFloat) -> CGFloat { frame(atDetent: value).height }

    private func height(atDetent value: CGFloat) -> CGFloat {
        inset(atDetent: value)?.height(withSafeArea: safeArea.bottom) ?? value + safeArea.bottom
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

    private func floating(_ own: CGSize) -> CGRect {
        let room = size.width - own.width
        let x = edge == .left ? Self.margin : edge == .right ? room - Self.margin : room / 2
        return CGRect(x: x, y: (size.height - own.height) / 2, width: own.width, height: own.height)
    }
}
