import Foundation

/// A value that is stored separately for each thread, as UIKit stores current values.
///
/// It is not in the dictionary of the thread, because that one is looked up by a string at each access.
struct ThreadLocalValue<Value>: Sendable {
    /// The value of one thread.
    private final class Storage {
        var value: Value?
    }

    private let key: pthread_key_t

    init() {
        var key = pthread_key_t()
        let error = pthread_key_create(&key) { storage in
            // Called at the end of a thread that has a value.
            let storage: UnsafeMutableRawPointer? = storage
            if let storage { Unmanaged<AnyObject>.fromOpaque(storage).release() }
        }
        precondition(error == 0, "The system has no room for another value of a thread.")
        self.key = key
    }

    var value: Value? {
        get { storage?.value }
        nonmutating set {
            if let storage {
                storage.value = newValue
            } else if let newValue {
                let storage = Storage()
                storage.value = newValue
                pthread_setspecific(key, Unmanaged.passRetained(storage).toOpaque())
            }
        }
    }

    private var storage: Storage? {
        pthread_getspecific(key).map { Unmanaged<Storage>.fromOpaque($0).takeUnretainedValue() }
    }

    /// Runs an action with a temporary value and restores the previous value afterwards.
    func with<Result>(_ temporary: Value?, _ action: () throws -> Result) rethrows -> Result {
        let outer = value
        value = temporary
        defer { value = outer }
        return try action()
    }
}
