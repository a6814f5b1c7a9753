import Foundation

extension UIScrollView {
    private static let refreshDuration: TimeInterval = 0.3

    /// Puts the control below the content.
    func refreshControlHasChanged(from old: UIRefreshControl?) {
        guard refreshControl !== old else { return }
        old?.scrollView = nil
        if old?.superview === self { old?.removeFromSuperview() }
        if let refreshControl {
            refreshControl.scrollView = self
            insertSubview(refreshControl, at: 0)
        }
        updateAdjustedInset()
    }

    /// Makes or removes the room of the refresh control. Content at its start moves with an animation. Content that is
    /// dragged moves when the finger lifts.
    func refreshRoomHasChanged() {
        guard !isDragging else { return updateAdjustedInset() }
        let showsRoom = contentOffset.y < UIRefreshControl.height - restingInset.top
        if refreshControl?.room == 0, showsRoom { stopMoving() }
        guard window != nil else { return updateAdjustedInset() }
        UIView.animate(withDuration: Self.refreshDuration, delay: 0, options: .allowUserInteraction) {
            self.updateAdjustedInset()
            self.layoutIfNeeded()
        }
    }
}
