import Foundation

/// What the Objective-C runtime would keep beside an object; without a runtime each object keeps it itself.
struct Associations {
    private var values: [UnsafeRawPointer: Any] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// An object on which clients may hang values with `objc_setAssociatedObject`.
@preconcurrency @MainActor
protocol AssociationHolder: AnyObject {
    var associations: Associations { get set }
}

#if !canImport(ObjectiveC)
    /// How an associated value is held. Both retaining policies are the same here: the stand-in is main-actor bound.
    public enum objc_AssociationPolicy: Sendable {
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_RETAIN
    }

    /// Hangs a value on an object, as the Objective-C runtime does; nil takes it off.
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

    /// The value that was hung on an object under a key.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    @MainActor
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        (object as? any AssociationHolder)?.associations[key]
    }
#endif
