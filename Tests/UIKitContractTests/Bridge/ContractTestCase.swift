import UIKit
import XCTest

/// A test case whose tests run once on each generation of the system that their statements hold for.
///
/// In the stand-in all of them run one after the other. A device runs its own, and a test that does not hold there is
/// skipped.
///
/// The tests are synchronous. A device would run an asynchronous one in a block of the main dispatch queue, which runs no
/// other block before that one returns, even while the test runs the main run loop. The ends of animations and what UIKit
/// puts off would come only after the test. XCTest calls a synchronous test from the run loop itself. On Linux it calls one
/// on the main actor only if that is declared with `@preconcurrency`, as each class of contract tests does.
class ContractTestCase: XCTestCase {
    /// Where the statements of the class hold.
    class var generations: Generations { .all }

    /// Where the statements of single tests hold, by the names of the tests, if not where those of the class do.
    class var exceptions: [String: Generations] { [:] }

    #if canImport(ObjectiveC)
        override func setUpWithError() throws {
            // The description is `-[Class test]`. In Objective-C the name of a test that throws has one more part.
            let method = description.split { "-[] ".contains($0) }.last.map(String.init) ?? ""
            let exception = Self.exceptions.first { [$0.key, $0.key + "AndReturnError:"].contains(method) }
            guard !(exception?.value ?? Self.generations).versions.contains(where: Device.isOn) else { return }
            throw XCTSkip("This is not a statement about the device's system.")
        }
    #else
        private let body: (XCTestCase) throws -> Void
        /// The test case of which this one is a repetition. It reports the failures.
        private var original: ContractTestCase?

        required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
            body = testClosure
            super.init(name: name, testClosure: testClosure)
        }

        override func invokeTest() {
            guard original == nil else { return super.invokeTest() }
            defer { MainActor.assumeIsolated { Device.restore() } }
            let type = type(of: self)
            let method = String(name.split(separator: ".").last ?? "")
            for version in (type.exceptions[method] ?? type.generations).versions {
                // XCTest runs a test case only once.
                let repetition = type.init(name: name, testClosure: body)
                repetition.original = self
                let failures = testRun?.failureCount ?? 0
                MainActor.assumeIsolated { Device.run(on: version) }
                repetition.invokeTest()
                if testRun?.failureCount ?? 0 > failures { print("\(name) failed on iOS \(version)") }
            }
        }

        override func recordFailure(
            withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
        ) {
            guard let original else {
                return super.recordFailure(
                    withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
            }
            original.recordFailure(
                withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
        }
    #endif
}
