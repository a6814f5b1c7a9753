import Foundation

extension UINavigationBar {
    private static let moveDuration: TimeInterval = 0.35

    func push(_ item: UINavigationItem, animated: Bool) {
        refuseIfManaged("pushItem")
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        change(to: (items ?? []) + [item], .push, item, animated: animated)
    }

    func pop(animated: Bool) -> UINavigationItem? {
        refuseIfManaged("popItem")
        guard shownItems.count > 1, let item = topItem, delegate?.navigationBar(self, shouldPop: item) ?? true else {
            return nil
        }
        change(to: Array((items ?? []).dropLast()), .pop, item, animated: animated)
        return item
    }

    func replaceItems(with items: [UINavigationItem], animated: Bool) {
        refuseIfManaged("setItems")
        guard animated, let old = topItem, let top = items.last, old !== top else { return showNow(items) }
        let isPop = shownItems.all.index(of: top) != nil
        change(to: items, isPop ? .pop : .push, isPop ? old : top, animated: true)
    }

    private func showNow(_ items: [UINavigationItem]) {
        moving?.end()
        show(.own(items))
    }

    private func change(
        to items: [UINavigationItem], _ operation: UINavigationController.Operation, _ item: UINavigationItem,
        animated: Bool
    ) {
        guard animated, window != nil else {
            showNow(items)
            return tellDelegate(operation, item)
        }
        moving?.end()
        let move = beginMove(to: .own(items), operation, HeadlessDevice.hasGlass ? .morph : .slide)
        move.items = items
        UIView.animate(withDuration: Self.moveDuration) {
            move.perform()
        } completion: { _ in
            move.end()
            self.tellDelegate(operation, item)
        }
    }

    private func tellDelegate(_ operation: UINavigationController.Operation, _ item: UINavigationItem) {
        if operation == .pop {
            delegate?.navigationBar(self, didPop: item)
        } else {
            delegate?.navigationBar(self, didPush: item)
        }
    }

    /// Stops the process if a navigation controller manages the bar. Its items are those of the view controllers on the
    /// stack (B1.71).
    private func refuseIfManaged(_ call: String) {
        precondition(
            manager == nil,
            "\(call) cannot be called on the bar of a navigation controller: change the controller's stack.")
    }
}
