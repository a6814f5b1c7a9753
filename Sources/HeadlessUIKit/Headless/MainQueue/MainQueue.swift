import Dispatch
import Foundation

/// The blocks that wait on the main queue for the next turn of `TurnLoop`.
///
/// Blocks are added on any thread and called on the main thread, in the order in which they were added. A test that
/// suspends without a turn is not left waiting: the real main queue then calls them, as on a device.
// Unchecked because the lock protects what changes.
final class MainQueue: @unchecked Sendable {
    private let lock = NSLock()
    private var blocks: [@Sendable () -> Void] = []
    /// Whether the real main queue is going to call the blocks.
    private var isAnnounced = false

    var isEmpty: Bool { locked { blocks.isEmpty } }

    func add(_ block: @escaping @Sendable () -> Void) {
        let wasAnnounced = locked {
            blocks.append(block)
            defer { isAnnounced = true }
            return isAnnounced
        }
        guard !wasAnnounced else { return }
        DispatchQueue.main.async(group: nil) { [self] in
            locked { isAnnounced = false }
            run()
        }
    }

    /// Calls the blocks that wait now. Those that they add wait for another turn.
    func run() {
        for _ in 0..<locked({ blocks.count }) { next()?() }
    }

    private func next() -> (@Sendable () -> Void)? {
        locked { blocks.isEmpty ? nil : blocks.removeFirst() }
    }

    private func locked<Value>(_ body: () -> Value) -> Value {
        lock.lock()
        defer { lock.unlock() }
        return body()
    }
}
