import UIKit

/// One of the two ends of a transition: where the screen that leaves was, and where the one that enters will be.
enum TransitionEnd: CaseIterable {
    case leaving
    case entering

    var opposite: TransitionEnd { self == .leaving ? .entering : .leaving }

    /// The progress of a transition that is there.
    var progress: CGFloat { self == .leaving ? 0 : 1 }
}

/// A value at each end of a transition.
struct TransitionEnds<Value> {
    var leaving: Value
    var entering: Value

    subscript(end: TransitionEnd) -> Value {
        get { end == .leaving ? leaving : entering }
        set { if end == .leaving { leaving = newValue } else { entering = newValue } }
    }
}

extension TransitionEnds {
    /// Creates the values with a closure.
    init(_ make: (TransitionEnd) -> Value) {
        self.init(leaving: make(.leaving), entering: make(.entering))
    }
}

extension TransitionEnds: Equatable where Value: Equatable {}
