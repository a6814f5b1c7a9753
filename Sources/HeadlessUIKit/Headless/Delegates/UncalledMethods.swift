import Foundation

/// Warns of optional delegate methods that are never called.
///
/// Without the Objective-C runtime, an optional method is found only in the class that declares the conformance. A
/// subclass that adds a method of the protocol is not called, unless the base class implements the method too.
@MainActor
enum UncalledMethods {
    private struct Check: Hashable {
        let type: ObjectIdentifier
        let protocolName: String
    }

    private static var done: Set<Check> = []

    /// Checks a delegate when it is set. Each class is checked once.
    ///
    /// - Parameter conforms: Returns whether a type conforms to the protocol.
    static func check(_ delegate: AnyObject?, for protocolName: String, _ conforms: (Any.Type) -> Bool) {
        guard let delegate,
            done.insert(Check(type: ObjectIdentifier(type(of: delegate)), protocolName: protocolName)).inserted
        else { return }
        let heirs = heirs(of: delegate, conforms)
        guard !heirs.isEmpty else { return }
        let methods = MethodNames.defaults(of: protocolName)
        for heir in heirs {
            let added = MethodNames.declared(by: heir.type).intersection(methods)
            let inherited = heir.ancestors.reduce(into: Set<String>()) { $0.formUnion(MethodNames.declared(by: $1)) }
            for method in added.subtracting(inherited).sorted() {
                HeadlessLog.warn(
                    "\(heir.type).\(method) is never called: \(heir.ancestors[0]) adopts \(protocolName) without it. "
                        + "Implement it in \(heir.ancestors[0]) as well and override it in \(heir.type).")
            }
        }
    }

    private struct Heir {
        let type: AnyClass
        /// The superclasses, the nearest first.
        let ancestors: [AnyClass]
    }

    /// Returns the classes of an object whose superclass adopts the protocol.
    private static func heirs(of object: AnyObject, _ conforms: (Any.Type) -> Bool) -> [Heir] {
        let classes = MethodNames.classes(of: object)
        return classes.indices.dropLast().filter { conforms(classes[$0 + 1]) }.map {
            Heir(type: classes[$0], ancestors: Array(classes[($0 + 1)...]))
        }
    }
}
