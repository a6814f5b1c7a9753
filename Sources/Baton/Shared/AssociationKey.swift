import UIKit

/// A place on other people's objects at which Baton keeps a value of its own.
@MainActor
final class AssociationKey {
    private var pointer: UnsafeRawPointer {
        UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
    }

    func set(_ value: Any?, on object: AnyObject) {
        objc_setAssociatedObject(object, pointer, value, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }

    func get(from object: AnyObject) -> Any? {
        objc_getAssociatedObject(object, pointer)
    }
}
