#if !canImport(ObjectiveC)
    public import Foundation

    extension NSObjectProtocol {
        /// Returns whether the class of the object, or a superclass, has a method.
        ///
        /// The selector is the name of the method as Swift writes it, such as `scrollViewDidScroll(_:)`, or a name in the
        /// object's `SelectorTable`. A default implementation of a protocol does not count. The table is read on the main
        /// thread only.
        public func responds(to selector: Selector) -> Bool {
            if Thread.isMainThread, let table = self as? any SelectorTable {
                nonisolated(unsafe) let table = table
                if MainActor.assumeIsolated({ table.methods[selector] != nil }) { return true }
            }
            return MethodNames.classes(of: self).contains {
                MethodNames.known(of: $0).contains(selector.description)
            }
        }
    }

    extension MethodNames {
        // Unsafe because the lock protects it.
        nonisolated(unsafe) private static var known: [ObjectIdentifier: Set<String>] = [:]
        private static let lock = NSLock()

        /// Returns the methods of a class. They are kept, since reading the symbols takes long.
        fileprivate static func known(of type: AnyClass) -> Set<String> {
            lock.withLock {
                if let names = known[ObjectIdentifier(type)] { return names }
                let names = declared(by: type)
                known[ObjectIdentifier(type)] = names
                return names
            }
        }
    }
#endif
