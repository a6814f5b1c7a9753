/// A place in a source where a fault can be switched on.
struct MutationPoint: Equatable {
    enum Kind: String {
        /// A condition holds where it should not, and the other way round.
        case condition
        /// A comparison includes the equal case, or no longer does.
        case comparison
        /// A number or a truth value is another one.
        case constant
        /// A call is not made.
        case call
        /// A function returns the opposite, or nothing.
        case result
        /// A case of a `switch` has the result of another case.
        case branch
        /// A fault that somebody has written by hand.
        case fault
    }

    /// How the code is rewritten, so that the switch decides when it runs.
    enum Form: Equatable {
        /// The value is passed to this function of the switch.
        case passed(to: String)
        /// Another expression takes the place of this one.
        case expression(String)
        /// Other statements take the place of these.
        case statements(String)
        /// The statement runs unless the fault is on.
        case skipped

        /// The code that is added.
        var text: String {
            switch self {
            case .passed, .skipped: ""
            case .expression(let other), .statements(let other): other
            }
        }

        /// Whether it changes whole statements.
        var isStatement: Bool {
            switch self {
            case .statements, .skipped: true
            case .passed, .expression: false
            }
        }
    }

    let kind: Kind
    let form: Form
    /// The place in the bytes of the source.
    let range: Range<Int>
    let line: Int
    let original: String
    let mutated: String

    /// The code before and behind the original.
    func frame(_ number: Int) -> (prefix: String, suffix: String) {
        switch form {
        case .passed(let function): ("\(function)(\(number), ", ")")
        case .expression(let other): ("(_mutant(\(number)) ? \(other) : ", ")")
        case .statements(let others): ("if _mutant(\(number)) { \(others) } else { ", " }")
        case .skipped: ("if !_mutant(\(number)) { ", " }")
        }
    }
}
