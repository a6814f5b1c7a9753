#if !canImport(ObjectiveC)
    import Foundation

    /// An object whose properties can be observed without the Objective-C runtime.
    ///
    /// These properties report their changes: those of a view's or layer's geometry and look; the content size, offset
    /// and insets of a scroll view; the state of a gesture recognizer; the state, the direction and `isRunning` of a
    /// property animator (B6.66); and the properties of a navigation item. Setting an equal value reports nothing.
    @preconcurrency @MainActor
    public protocol KeyValueObservable: NSObject {}

    extension KeyValueObservable {
        /// Observes a property until the returned observation is invalidated or released.
        ///
        /// ```swift
        /// observation = scrollView.observe(\.contentOffset, options: .new) { [weak self] _, change in
        ///     self?.header.alpha = (change.newValue ?? .zero).y > 0 ? 1 : 0
        /// }
        /// ```
        public func observe<Value>(
            _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
            changeHandler: @escaping @MainActor (Self, NSKeyValueObservedChange<Value>) -> Void
        ) -> NSKeyValueObservation {
            let observation = NSKeyValueObservation(of: self)
            var known = KnownValue(self[keyPath: keyPath])
            func report(_ new: Value, old: Value?, to object: Self) {
                let change = NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, isPrior: false)
                changeHandler(object, change)
            }
            let entry = KeyValueObservations.Entry(id: ObjectIdentifier(observation), object: self) { [weak self] in
                guard let self else { return }
                let (old, new) = (known.value, self[keyPath: keyPath])
                if let old, isSame(old, new) { return }
                known = KnownValue(new)
                report(new, old: old, to: self)
            }
            KeyValueObservations.add(entry, for: self)
            if options.contains(.initial) { report(self[keyPath: keyPath], old: nil, to: self) }
            return observation
        }
    }

    /// The value of an observed property when it was last read. It does not keep a delegate alive.
    private struct KnownValue<Value> {
        private let kept: Value?
        private weak var delegate: AnyObject?

        init(_ value: Value) {
            delegate = (value as? any OptionalValue)?.delegate
            kept = delegate == nil ? value : nil
        }

        /// The value. A delegate that is gone is nil, as it is for the weak property.
        var value: Value? { kept ?? delegate as? Value }
    }

    private protocol OptionalValue {
        /// The object if the type is a protocol, as that of a delegate is.
        var delegate: AnyObject? { get }
        var isNil: Bool { get }
    }

    extension Optional: OptionalValue {
        fileprivate var delegate: AnyObject? {
            guard let self, !(Wrapped.self is AnyClass), type(of: self as Any) is AnyClass else { return nil }
            return self as AnyObject
        }

        fileprivate var isNil: Bool { self == nil }
    }

    /// Compares two values. Values that cannot be compared count as different.
    private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        func equals<Comparable: Equatable>(_ one: Comparable) -> Bool { one == other as? Comparable }
        if let one = one as? any Equatable { return equals(one) }
        return [one, other].allSatisfy { ($0 as? any OptionalValue)?.isNil == true }
    }

    extension UIView: KeyValueObservable {}
    extension CALayer: @MainActor KeyValueObservable {}
    extension UIGestureRecognizer: KeyValueObservable {}
    extension UIViewPropertyAnimator: KeyValueObservable {}
    extension UINavigationItem: KeyValueObservable {}
#endif
