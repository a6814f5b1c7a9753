import Foundation

/// The values that are associated with an object. Without the Objective-C runtime, each object stores them itself.
struct Associations {
    private enum Value {
        case strong(Any)
        case weak(Weak<AnyObject>)
    }

    /// Associated values can be used on any thread.
    private static let lock = NSLock()
    private var values: [UnsafeRawPointer: Value] = [:]

    subscript(key: UnsafeRawPointer) -> Any? {
        Self.lock.lock()
        defer { Self.lock.unlock() }
        return switch values[key] {
        case .strong(let value): value
        case .weak(let value): value.object
        case nil: nil
        }
    }

    /// Sets a value, or removes it if it is nil. Only an object can be stored weakly.
    mutating func set(_ value: Any?, weakly: Bool, for key: UnsafeRawPointer) {
        let stored = value.map { weakly && type(of: $0) is AnyClass ? .weak(Weak($0 as AnyObject)) : Value.strong($0) }
        Self.lock.lock()
        defer { Self.lock.unlock() }
        values[key] = stored
    }
}

/// An object that stores the values set with `objc_setAssociatedObject`.
protocol AssociationHolder: AnyObject {
    var associations: Associations { get set }
}

#if !canImport(ObjectiveC)
    /// How an object keeps an associated value.
    public enum objc_AssociationPolicy: UInt, Sendable {
        /// The value is not retained. After its release there is none, where Objective-C has a dangling pointer.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_ASSIGN = 0
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
        /// A copy of the value is retained, if the value can be copied.
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_RETAIN = 0x301
        // swift-format-ignore: AlwaysUseLowerCamelCase
        case OBJC_ASSOCIATION_COPY = 0x303
    }

    /// Associates a value with an object, as the Objective-C runtime does. A nil value removes the association.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func objc_setAssociatedObject(
        _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        guard let holder = object as? any AssociationHolder else {
            preconditionFailure("\(type(of: object)) cannot hold associated values here: use a UIKit object.")
        }
        let isCopied = policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC
        let kept = isCopied ? (value as? any NSCopying)?.copy(with: nil) ?? value : value
        holder.associations.set(kept, weakly: policy == .OBJC_ASSOCIATION_ASSIGN, for: key)
    }

    /// Returns the value that is associated with an object under a key.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        (object as? any AssociationHolder)?.associations[key]
    }
#endif
