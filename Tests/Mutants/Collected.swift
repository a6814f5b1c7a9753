import Foundation

/// Values that several threads collect.
final class Collected<Value>: @unchecked Sendable {
    private let lock = NSLock()
    private var values: [Value] = []

    var all: [Value] { lock.withLock { values } }

    func append(_ value: Value) { lock.withLock { values.append(value) } }

    /// Removes the first value.
    func next() -> Value? { lock.withLock { values.isEmpty ? nil : values.removeFirst() } }
}

/// Does something with each value, in several threads, in their order.
func forEach<Value>(_ values: [Value], workers: Int, _ body: (Value) -> Void) {
    let waiting = Collected<Value>()
    for value in values { waiting.append(value) }
    withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) let body = body
        DispatchQueue.concurrentPerform(iterations: workers) { _ in
            while let value = waiting.next() { body(value) }
        }
    }
}
