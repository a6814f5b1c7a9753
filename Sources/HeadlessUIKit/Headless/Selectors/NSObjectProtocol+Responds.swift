#if !canImport(ObjectiveC)
    public import Foundation

    extension NSObjectProtocol {
        /// Returns whether the class of the object, or a superclass, has a method.
        ///
        /// The selector is the name of the method as Swift writes it, such as `scrollViewDidScroll(_:)`, or a name in the
        /// object's `SelectorTable`. A default implementation of a protocol does not count.
        @MainActor
        public func responds(to selector: Selector) -> Bool {
            if let table = self as? any SelectorTable, table.methods[selector] != nil { return true }
            return MethodNames.classes(of: self).contains {
                MethodNames.known(of: $0).contains(selector.description)
            }
        }
    }

    extension MethodNames {
        /// The methods of the classes that were asked for, since reading the symbols takes long.
        @MainActor private static var known: [ObjectIdentifier: Set<String>] = [:]

        @MainActor
        fileprivate static func known(of type: AnyClass) -> Set<String> {
            if let names = known[ObjectIdentifier(type)] { return names }
            let names = declared(by: type)
            known[ObjectIdentifier(type)] = names
            return names
        }
    }
#endif
