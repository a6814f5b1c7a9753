import Foundation

@testable import HostProject

extension Checkout {
    /// The repository as it is.
    static let real = Result {
        try Checkout(
            at: URL(fileURLWithPath: #filePath)
                .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent())
    }

    /// What is reported after a text was replaced in a file. Nothing is reported if the file does not have the text.
    static func findings(after text: String, becomes other: String, in file: String) throws -> [String] {
        var checkout = try real.get()
        let original = try checkout.text(of: file)
        checkout.texts[file] = original.replacing(text, with: other)
        guard checkout.texts[file] != original else { return [] }
        return HostApp.findings(in: checkout).map(\.description)
    }
}
