import Foundation

/// A value that each thread has for itself, as UIKit keeps what is "current".
struct ThreadLocalValue<Value>: Sendable {
    let key: String

    var value: Value? {
        get { Thread.current.threadDictionary.object(forKey: key) as? Value }
        nonmutating set {
            if let newValue {
                Thread.current.threadDictionary.setObject(newValue, forKey: key as NSString)
            } else {
                Thread.current.threadDictionary.removeObject(forKey: key)
            }
        }
    }

    /// Runs an action with another value and puts the old one back.
    func with<Result>(_ temporary: Value?, _ action: () throws -> Result) rethrows -> Result {
        let outer = value
        value = temporary
        defer { value = outer }
        return try action()
    }
}
