/// The file that is added to each module with faults. `BATON_MUTANT` is the number of the fault that is on, and
/// `BATON_REACHED` a file in which each byte says whether the place of a fault was reached.
enum SwitchSource {
    static func text(count: Int) -> String {
        """
        import Foundation

        private let chosen = ProcessInfo.processInfo.environment["BATON_MUTANT"].flatMap { Int($0) } ?? -1
        nonisolated(unsafe) private let reached: UnsafeMutablePointer<UInt8>? = {
            guard let path = ProcessInfo.processInfo.environment["BATON_REACHED"] else { return nil }
            let file = open(path, O_RDWR | O_CREAT, 0o644)
            ftruncate(file, \(count))
            return mmap(nil, \(count), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0)?
                .assumingMemoryBound(to: UInt8.self)
        }()

        // Public, since a default argument may need it.
        public func _mutant(_ number: Int) -> Bool {
            reached?[number] = 1
            return number == chosen
        }

        public func _negated(_ number: Int, _ value: Bool) -> Bool { value != _mutant(number) }

        public func _raised<Value: ExpressibleByIntegerLiteral & AdditiveArithmetic>(
            _ number: Int, _ value: Value
        ) -> Value { _mutant(number) ? value + 1 : value }

        public func _zeroed<Value: ExpressibleByIntegerLiteral & AdditiveArithmetic>(
            _ number: Int, _ value: Value
        ) -> Value { _mutant(number) ? .zero : value }

        public func _emptied<Value>(_ number: Int, _ value: Value?) -> Value? { _mutant(number) ? nil : value }

        """
    }
}
