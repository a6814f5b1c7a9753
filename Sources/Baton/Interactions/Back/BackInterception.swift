import UIKit

/// Holds the interceptor of an item, and writes it to the item's `backAction` where UIKit has one.
@MainActor
final class BackInterception {
    static let key = AssociationKey()

    var interceptor: (() -> Void)? {
        didSet {
            writeAction()
            watch?.onChange()
        }
    }
    weak var watch: InterceptorWatch?

    private weak var item: UINavigationItem?
    private var written: UIAction?

    init(on item: UINavigationItem) {
        self.item = item
    }

    /// Writes an action unless the app has set one, and removes only the written one.
    private func writeAction() {
        guard #available(iOS 16, *), let item, item.backAction === written else { return }
        guard interceptor != nil else {
            item.backAction = nil
            return written = nil
        }
        guard written == nil else { return }
        written = UIAction { [weak self] _ in self?.interceptor?() }
        item.backAction = written
        written = item.backAction
    }
}
