import Foundation

/// The vertical bar of a navigation controller at one moment (B21.1).
struct VerticalBar: Equatable {
    var isLeading: Bool

    /// The room that the bar takes at its edge (B21.3).
    private static let room: CGFloat = 84
    /// The width of the bar itself (B21.3).
    private static let width: CGFloat = 69
    /// The height of a button. It is not known.
    private static let buttonHeight: CGFloat = 44

    /// Returns the bar for a trait, if there is one.
    ///
    /// - Parameters:
    ///   - behavior: What the view controllers on screen resolve to.
    ///   - style: The style of the presentation that contains the bar, if any. Sheets have horizontal bars (B21.6).
    static func bar(
        at edge: UIVerticalBarEdge, _ behavior: UIVerticalBarBehavior, in style: UIModalPresentationStyle?
    ) -> VerticalBar? {
        guard behavior == .automatic, edge != .unspecified else { return nil }
        switch style {
        case .pageSheet, .formSheet, .popover: return nil
        default: return VerticalBar(isLeading: edge == .leading)
        }
    }

    /// Whether an item goes to the vertical bar. Texts and custom views stay in the horizontal one (B21.2).
    @MainActor
    static func takes(_ item: UIBarButtonItem) -> Bool { item.image != nil && item.customView == nil }

    /// Returns safe area insets with the room of the bar.
    func insets(_ own: UIEdgeInsets) -> UIEdgeInsets {
        var insets = own
        if isLeading {
            insets.left = max(own.left, Self.room)
        } else {
            insets.right = max(own.right, Self.room)
        }
        return insets
    }

    /// Returns the frame of the horizontal bar beside it. The other side is as without a vertical bar.
    func beside(_ frame: CGRect) -> CGRect {
        CGRect(
            x: frame.minX + (isLeading ? Self.room : 0), y: frame.minY, width: frame.width - Self.room,
            height: frame.height)
    }

    /// Returns the frame of a tab bar in a view. It is at the edge and as high as the view, which is not known (B21.3).
    func tabBar(in bounds: CGRect) -> CGRect {
        CGRect(x: isLeading ? 0 : bounds.width - Self.width, y: 0, width: Self.width, height: bounds.height)
    }

    /// Returns the frame of a tab in a tab bar. Tabs are above each other at the bottom; the true places are not known.
    func tab(_ index: Int, of count: Int, height: CGFloat, in room: CGRect) -> CGRect {
        CGRect(x: 0, y: room.maxY - CGFloat(count - index) * height, width: Self.width, height: height)
    }

    /// Returns the frame of a button, in the coordinates of the horizontal bar. Buttons are below each other, in the
    /// middle of the bar; the true places are not known.
    func button(_ index: Int, besideBarOf width: CGFloat) -> CGRect {
        let gap = Self.room - Self.width
        let x = isLeading ? -Self.room : width + gap
        return CGRect(x: x, y: CGFloat(index) * Self.buttonHeight, width: Self.width, height: Self.buttonHeight)
    }
}
