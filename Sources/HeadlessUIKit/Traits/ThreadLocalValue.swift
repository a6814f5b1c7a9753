import Foundation

/// A value that is stored separately for each thread, as UIKit stores current values.
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

    /// Runs an action with a temporary value and restores the previous value afterwards.
    func with<Result>(_ temporary: Value?, _ action: () throws -> Result) rethrows -> Result {
        let outer = value
        value = temporary
        defer { value = outer }
        return try action()
    }
}
