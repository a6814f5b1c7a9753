import Testing

@testable import HostProject

/// A fault that somebody could make in a file of the project, and what has to be reported.
struct ProjectFault: CustomTestStringConvertible {
    let file: String
    /// The text that becomes another one, wherever it occurs.
    let text: String
    let replacement: String
    /// Parts of the message. Together they name the object, the problem and what to do.
    let message: [String]

    var testDescription: String { "\(text) → \(replacement)" }

    static func project(_ text: String, _ replacement: String, _ message: String...) -> ProjectFault {
        ProjectFault(file: Checkout.project, text: text, replacement: replacement, message: message)
    }

    static func scheme(_ text: String, _ replacement: String, _ message: String...) -> ProjectFault {
        ProjectFault(file: Checkout.scheme, text: text, replacement: replacement, message: message)
    }

    static func info(_ text: String, _ replacement: String, _ message: String...) -> ProjectFault {
        ProjectFault(file: "Playground/Host/App/Info.plist", text: text, replacement: replacement, message: message)
    }

    static func workflow(_ text: String, _ replacement: String, _ message: String...) -> ProjectFault {
        ProjectFault(file: Checkout.workflow, text: text, replacement: replacement, message: message)
    }

    static func source(
        _ file: String, _ text: String, _ replacement: String, _ message: String...
    ) -> ProjectFault {
        ProjectFault(file: file, text: text, replacement: replacement, message: message)
    }
}
