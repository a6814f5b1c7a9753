import Foundation

extension UITableView {
    private static let settleDuration: TimeInterval = 0.3

    /// Returns whether the row at a point can be moved in a direction: it shows actions already, or it has some.
    func canSwipe(at point: CGPoint, to direction: CGFloat) -> Bool {
        guard let path = indexPathForRow(at: point) else { return false }
        if swiped?.path == path { return true }
        guard let configuration = actions(of: path, to: direction), !configuration.actions.isEmpty else { return false }
        prepareSwipe(of: path, to: direction, configuration)
        return true
    }

    /// Asks the delegate for the actions that a movement to the right or to the left uncovers.
    private func actions(of path: IndexPath, to direction: CGFloat) -> UISwipeActionsConfiguration? {
        let isLeading = (direction > 0) != isMirrored
        return isLeading
            ? delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
            : delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    private func prepareSwipe(
        of path: IndexPath, to direction: CGFloat, _ configuration: UISwipeActionsConfiguration
    ) {
        closeSwipedRow(animated: true)
        let view = SwipeActionsView(configuration) { [unowned self] action in perform(action) }
        view.startsAtLeft = direction > 0
        swipeActions = (configuration, view)
        insertBehindCells(view)
        swiped = SwipedRow(
            path: path, direction: direction,
            actionsWidth: SwipeActionsView.actionWidth * CGFloat(configuration.actions.count),
            performsFirst: configuration.performsFirstActionWithFullSwipe)
    }

    /// Moves the swiped row with the finger.
    func swipe(_ recognizer: UIPanGestureRecognizer) {
        switch recognizer.state {
        case .began, .changed:
            guard let row = swiped else { return }
            let way = recognizer.translation(in: self).x * row.direction
            swiped?.distance = max(0, row.distance + way)
            recognizer.setTranslation(.zero, in: self)
            placeSwipedRow()
        case .ended: releaseSwipedRow(velocity: recognizer.currentVelocity(in: self).x)
        case .cancelled: closeSwipedRow(animated: true)
        default: break
        }
    }

    private func releaseSwipedRow(velocity: CGFloat) {
        guard let row = swiped else { return }
        switch row.release(velocity: velocity, width: bounds.width) {
        case .closes: closeSwipedRow(animated: true)
        case .stays:
            swiped?.distance = row.actionsWidth
            UIView.animate(withDuration: Self.settleDuration) { self.placeSwipedRow() }
        case .performsFirstAction: swipeActions?.configuration.actions.first.map(perform)
        }
    }

    private func perform(_ action: UIContextualAction) {
        guard let view = swipeActions?.view else { return }
        action.handler(action, view) { [weak self] _ in self?.closeSwipedRow(animated: true) }
    }

    /// Places the cell beside its row, and the actions between the cell and the edge.
    private func placeSwipedRow() {
        guard let swiped, let view = swipeActions?.view else { return }
        let rect = rectForRow(at: swiped.path)
        shown[swiped.path]?.frame = rect.offsetBy(dx: swiped.offset, dy: 0)
        view.frame = CGRect(
            x: swiped.direction > 0 ? rect.minX : rect.maxX - swiped.distance, y: rect.minY, width: swiped.distance,
            height: rect.height)
        view.layoutIfNeeded()
    }

    /// Moves the swiped row back to its place.
    func closeSwipedRow(animated: Bool) {
        guard swiped != nil, let view = swipeActions?.view else { return }
        swiped?.distance = 0
        guard animated, window != nil else {
            placeSwipedRow()
            view.removeFromSuperview()
            (swiped, swipeActions) = (nil, nil)
            return
        }
        UIView.animate(withDuration: Self.settleDuration) {
            self.placeSwipedRow()
        } completion: { _ in
            view.removeFromSuperview()
        }
        (swiped, swipeActions) = (nil, nil)
    }
}
