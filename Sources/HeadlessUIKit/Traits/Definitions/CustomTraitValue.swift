/// The value of a trait that an app defines. Values that are not equatable are never equal.
// Unchecked because UIKit does not require the value to be sendable either.
struct CustomTraitValue: Hashable, @unchecked Sendable {
    let value: Any

    init(_ value: Any) {
        self.value = value
    }

    static func == (one: CustomTraitValue, other: CustomTraitValue) -> Bool {
        (one.value as? any Equatable)?.isEqual(to: other.value) ?? false
    }

    func hash(into hasher: inout Hasher) {}
}

extension Equatable {
    fileprivate func isEqual(to other: Any) -> Bool { other as? Self == self }
}
