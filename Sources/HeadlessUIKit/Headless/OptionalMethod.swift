import Foundation

/// Tells an answer of a delegate from the absence of the method.
///
/// Without an Objective-C runtime a default implementation stands for "not implemented". Where UIKit behaves
/// differently for the two, the default implementation leaves its object's mark and the asker looks for it. The mark
/// names the object, since a delegate that forwards to another one must not inherit the other's absence.
@MainActor
enum OptionalMethod {
    enum Answer<Value> {
        case absent
        case given(Value)
    }

    private static var absentIn: ObjectIdentifier?

    /// Called by a default implementation: this object does not implement the method.
    static func markAbsent(_ object: AnyObject) {
        absentIn = ObjectIdentifier(object)
    }

    /// Asks a delegate and says whether it was the delegate that answered.
    static func ask<Value>(_ object: AnyObject, _ question: () -> Value) -> Answer<Value> {
        let outer = absentIn
        absentIn = nil
        defer { absentIn = outer }
        let value = question()
        return absentIn == ObjectIdentifier(object) ? .absent : .given(value)
    }
}

extension OptionalMethod.Answer {
    var isGiven: Bool {
        if case .given = self { true } else { false }
    }

    /// The answer, or nil where there was none.
    var value: Value? {
        switch self {
        case .absent: nil
        case .given(let value): value
        }
    }
}
