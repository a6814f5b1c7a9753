import UIKit

/// Tells when the interceptor of the top screen of a stack is set or removed.
@MainActor
final class InterceptorWatch {
    var onChange: () -> Void = {}
    private(set) weak var item: UINavigationItem?

    /// Follows an item in place of the former one, and tells.
    func follow(_ new: UINavigationItem?) {
        if item !== new {
            item?.onBackInterceptorChange = nil
            item = new
            new?.onBackInterceptorChange = { [weak self] in self?.onChange() }
        }
        onChange()
    }

    /// Follows no item, and does not tell.
    func end() {
        item?.onBackInterceptorChange = nil
        item = nil
    }
}
