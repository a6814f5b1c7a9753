import UIKit

/// A key under which Baton associates a value with an object that it does not own.
@MainActor
package final class AssociationKey {
    private var pointer: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }

    package init() {}

    package func set(_ value: Any?, on object: AnyObject) {
        objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    package func get(from object: AnyObject) -> Any? {
        objc_getAssociatedObject(object, pointer)
    }
}
