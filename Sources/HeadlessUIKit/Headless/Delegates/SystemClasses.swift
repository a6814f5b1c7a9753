import Foundation

/// Knows which classes belong to this module, and which to an app.
@MainActor
enum SystemClasses {
    private static let module = String(reflecting: UIView.self).prefix { $0 != "." }
    private static var known: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): true]

    static func contains(_ type: AnyClass) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = String(reflecting: type).prefix { $0 != "." } == module
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
