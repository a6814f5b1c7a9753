import Foundation

/// A value that is stored separately for each thread, as UIKit stores current values.
///
/// That of the main thread, which is read nearly always, is not in the dictionary of the thread, where it would be looked up
/// by a string at each access.
struct ThreadLocalValue<Value>: Sendable {
    /// The value of the main thread.
    // Unchecked because only the main thread reads and writes it.
    private final class MainStorage: @unchecked Sendable {
        var value: Value?
    }

    private let key: String
    private let ofMain = MainStorage()

    init(key: String) {
        self.key = key
    }

    var value: Value? {
        get {
            Thread.isMainThread ? ofMain.value : Thread.current.threadDictionary.object(forKey: key) as? Value
        }
        nonmutating set {
            if Thread.isMainThread {
                ofMain.value = newValue
            } else if let newValue {
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
