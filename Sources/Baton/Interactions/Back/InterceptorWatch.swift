import UIKit

/// Tells when the interceptor of the top screen of a stack is set or removed.
@MainActor
final class InterceptorWatch {
    var onChange: () -> Void = {}
    private(set) weak var item: UINavigationItem?

    /// Follows an item in place of the former one, and tells. Another watch may have followed it meanwhile.
    func follow(_ new: UINavigationItem?) {
        if item !== new { end() }
        item = new
        new?.interceptorWatch = self
        onChange()
    }

    /// Follows no item, and does not tell.
    func end() {
        if item?.interceptorWatch === self { item?.interceptorWatch = nil }
        item = nil
    }
}
