import UIKit

@testable import Baton

extension OverlayLayout {
    /// Returns the frame in a container, for a size of the content, above a keyboard of a height, and below the window controls of an iPad
    /// if it would reach them.
    func frame(
        in bounds: CGRect, safeArea: UIEdgeInsets, direction: UIUserInterfaceLayoutDirection, content: CGSize = .zero,
        keyboard: CGFloat = 0, controls: CGRect = .null
    ) -> CGRect {
        frame(
            in: clear(
                OverlayRoom(
                    bounds: bounds, safeArea: safeArea, direction: direction, controls: controls, keyboard: keyboard,
                    content: content)))
    }
}
