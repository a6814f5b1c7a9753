import Foundation

/// The values that are associated with an object. Without the Objective-C runtime, each object stores them itself.
struct Associations {
    private var values: [UnsafeRawPointer: Any] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// An object that stores the values set with `objc_setAssociatedObject`.
@preconcurrency @MainActor
protocol AssociationHolder: AnyObject {
    var associations: Associations { get set }
}

#if !canImport(ObjectiveC)
    /// The policy of an associated value. Both policies have the same effect, since the stand-in is main-actor bound.
    public enum objc_AssociationPolicy: Sendable {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_RETAIN
    }

    /// Associates a value with an object, as the Objective-C runtime does. A nil value removes the association.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @MainActor
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        guard let holder = object as? any AssociationHolder else {
            preconditionFailure("\(type(of: object)) cannot hold associated values here: use a UIKit object.")
        }
        holder.associations[key] = value
    }

    /// Returns the value that is associated with an object under a key.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @MainActor
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        (object as? any AssociationHolder)?.associations[key]
    }
#endif
