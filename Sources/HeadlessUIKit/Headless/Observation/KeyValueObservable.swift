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
            var known = self[keyPath: keyPath]
            func report(_ new: Value, old: Value?, to object: Self) {
                let change = NSKeyValueObservedChange(
                    kind: .setting, newValue: options.contains(.new) ? new : nil,
                    oldValue: options.contains(.old) ? old : nil, isPrior: false)
                changeHandler(object, change)
            }
            let entry = KeyValueObservations.Entry(id: ObjectIdentifier(observation), object: self) { [weak self] in
                guard let self else { return }
                let (old, new) = (known, self[keyPath: keyPath])
                guard !isSame(old, new) else { return }
                known = new
                report(new, old: old, to: self)
            }
            KeyValueObservations.add(entry, for: self)
            if options.contains(.initial) { report(known, old: nil, to: self) }
            return observation
        }
    }

    /// Compares two values. Values that cannot be compared count as different.
    private func isSame<Value>(_ one: Value, _ other: Value) -> Bool {
        func equals<Comparable: Equatable>(_ one: Comparable) -> Bool { one == other as? Comparable }
        return (one as? any Equatable).map { equals($0) } ?? false
    }

    extension UIView: KeyValueObservable {}
    extension CALayer: @MainActor KeyValueObservable {}
    extension UIGestureRecognizer: KeyValueObservable {}
    extension UIViewPropertyAnimator: KeyValueObservable {}
    extension UINavigationItem: KeyValueObservable {}
#endif
