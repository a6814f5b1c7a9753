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

/// Returns an object as one that stores associated values itself, if it does.
///
/// The classes are tried one by one, since a cast to the protocol is several times as much work.
private func associationHolder(_ object: AnyObject) -> (any AssociationHolder)? {
    if let item = object as? UINavigationItem { return item }
    if let responder = object as? UIResponder { return responder }
    if let recognizer = object as? UIGestureRecognizer { return recognizer }
    if let context = object as? TransitionContext { return context }
    if let coordinator = object as? TransitionCoordinator { return coordinator }
    return object as? UIBarItem
}

/// The values that are associated with objects of apps, which cannot store them.
///
/// The values of an object that is gone are released when a value is next associated with any such object.
private enum ForeignAssociations {
    private struct Entry {
        let object: Weak<AnyObject>
        var associations = Associations()
    }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var entries: [ObjectIdentifier: Entry] = [:]

    static subscript(object: AnyObject) -> Associations {
        get {
            lock.lock()
            defer { lock.unlock() }
            // The identity of an object that is gone can be used again.
            guard let entry = entries[ObjectIdentifier(object)], entry.object.object === object else {
                return Associations()
            }
            return entry.associations
        }
        set {
            lock.lock()
            let former = entries
            entries = entries.filter { $0.value.object.object != nil }
            entries[ObjectIdentifier(object)] = Entry(object: Weak(object), associations: newValue)
            lock.unlock()
            // Values are released without the lock, since their end may associate others.
            withExtendedLifetime(former) {}
        }
    }
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
        precondition(
            type(of: object) is AnyClass,
            "A value was associated with a \(type(of: object)), which is not an object. Use an instance of a class.")
        objc_setAssociatedObject(object as AnyObject, key, value, policy)
    }

    /// Associates a value with what is known to be an object, which takes far less work.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func objc_setAssociatedObject(
        _ object: AnyObject, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
    ) {
        let isCopied = policy == .OBJC_ASSOCIATION_COPY || policy == .OBJC_ASSOCIATION_COPY_NONATOMIC
        let kept = isCopied ? (value as? any NSCopying)?.copy(with: nil) ?? value : value
        let isWeak = policy == .OBJC_ASSOCIATION_ASSIGN
        if let holder = associationHolder(object) {
            holder.associations.set(kept, weakly: isWeak, for: key)
        } else {
            ForeignAssociations[object].set(kept, weakly: isWeak, for: key)
        }
    }

    /// Returns the value that is associated with an object under a key.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
        type(of: object) is AnyClass ? objc_getAssociatedObject(object as AnyObject, key) : nil
    }

    /// Returns the value that is associated with what is known to be an object, which takes far less work.
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public func objc_getAssociatedObject(_ object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
        if let holder = associationHolder(object) { return holder.associations[key] }
        return ForeignAssociations[object][key]
    }
#endif
