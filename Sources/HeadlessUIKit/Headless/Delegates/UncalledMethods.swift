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

    /// A delegate with methods that are never called.
    private struct Fault {
        weak var delegate: AnyObject?
        let warnings: [String]
    }

    private static var known: [Check: [String]] = [:]
    private static var faults: [Fault] = []

    /// Checks a delegate when it is set.
    ///
    /// - Parameter conforms: Returns whether a type conforms to the protocol.
    static func check(_ delegate: AnyObject?, for protocolName: String, _ conforms: (Any.Type) -> Bool) {
        guard let delegate else { return }
        let check = Check(type: ObjectIdentifier(type(of: delegate)), protocolName: protocolName)
        let warnings = known[check] ?? warnings(about: delegate, protocolName, conforms)
        known[check] = warnings
        guard !warnings.isEmpty else { return }
        faults.append(Fault(delegate: delegate, warnings: warnings))
        tell(warnings)
    }

    /// Warns again of the delegates that still exist. They may have been set before the log was reset for their test.
    static func repeatWarnings() {
        faults.removeAll { $0.delegate == nil }
        for fault in faults { tell(fault.warnings) }
    }

    private static func tell(_ warnings: [String]) {
        for warning in warnings where !HeadlessLog.warnings.contains(warning) { HeadlessLog.warn(warning) }
    }

    /// Looks for the methods that subclasses add, which takes long.
    private static func warnings(
        about delegate: AnyObject, _ protocolName: String, _ conforms: (Any.Type) -> Bool
    ) -> [String] {
        let heirs = heirs(of: delegate, conforms)
        guard !heirs.isEmpty else { return [] }
        let methods = MethodNames.defaults(of: protocolName)
        return heirs.flatMap { heir in
            let added = MethodNames.declared(by: heir.type).intersection(methods)
            let inherited = heir.ancestors.reduce(into: Set<String>()) { $0.formUnion(MethodNames.declared(by: $1)) }
            return added.subtracting(inherited).sorted().map { method in
                "\(heir.type).\(method) is never called: \(heir.ancestors[0]) adopts \(protocolName) without it. "
                    + "Implement it in \(heir.ancestors[0]) as well and override it in \(heir.type)."
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
