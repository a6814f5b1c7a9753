import Foundation

/// Knows which classes of views can have a `draw(_:)` method. Only those of apps can: no view of this module draws.
@MainActor
enum DrawingClasses {
    private static let module = String(reflecting: UIView.self).prefix { $0 != "." }
    private static var known: [ObjectIdentifier: Bool] = [ObjectIdentifier(UIView.self): false]

    static func canDraw(_ type: UIView.Type) -> Bool {
        if let answer = known[ObjectIdentifier(type)] { return answer }
        let answer = String(reflecting: type).prefix { $0 != "." } != module
        known[ObjectIdentifier(type)] = answer
        return answer
    }
}
