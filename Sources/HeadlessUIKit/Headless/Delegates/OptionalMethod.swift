import Foundation

/// Distinguishes the result of a delegate method from the absence of the method.
///
/// Without the Objective-C runtime, a default implementation represents a method that is not implemented. Where UIKit
/// distinguishes the two cases, the default implementation marks its object, and the caller checks for the mark. The
/// mark identifies the object, since a delegate that forwards to another delegate does implement the method.
@MainActor
enum OptionalMethod {
    enum Answer<Value> {
        case absent
        case given(Value)
    }

    private static var absentIn: ObjectIdentifier?

    /// Marks a method as not implemented by an object. It is called by default implementations.
    static func markAbsent(_ object: AnyObject) {
        absentIn = ObjectIdentifier(object)
    }

    /// Calls a delegate method, and returns its value if the delegate implements the method.
    static func ask<Value>(_ object: AnyObject, _ question: () -> Value) -> Answer<Value> {
        let outer = absentIn
        absentIn = nil
        defer { absentIn = outer }
        let value = question()
        return absentIn == ObjectIdentifier(object) ? .absent : .given(value)
    }

    /// Calls a delegate method that a delegate may implement at run time, by the method's name in Objective-C.
    static func ask<Value>(_ object: AnyObject, _ selector: String, _ question: () -> Value) -> Answer<Value> {
        guard let delegate = object as? any HeadlessDelegate else { return ask(object, question) }
        var forwarded: Answer<Value>?
        let isImplemented = delegate.implements(selector) { app in
            let answer = ask(app, question)
            forwarded = answer
            return answer.isGiven
        }
        if isImplemented == false { return .absent }
        return forwarded ?? ask(object, question)
    }
}

extension OptionalMethod.Answer {
    var isGiven: Bool {
        if case .given = self { true } else { false }
    }

    /// The value, or nil if the method is not implemented.
    var value: Value? {
        switch self {
        case .absent: nil
        case .given(let value): value
        }
    }
}
