import TestSupport
import UIKit
import XCTest

/// A test case whose tests run once on each system that they hold for, or, in a plain `swift test`, on the newest of each design.
class GenerationTestCase: XCTestCase {
    /// The versions of the system that the tests hold for.
    class var generations: [Int] { [18, 26, 27] }

    /// The versions that single tests hold for, by the names of the tests, if not those of the class.
    class var exceptions: [String: [Int]] { [:] }

    /// Whether the tests depend on the design of the system.
    class var dependsOnDesign: Bool { true }

    /// The switch of the stand-in with each of whose answers the tests run.
    class var quirk: String? { nil }

    private let body: (XCTestCase) throws -> Void
    /// The test case of which this one is a repetition. It reports the failures.
    private var original: GenerationTestCase?

    required init(name: String, testClosure: @escaping (XCTestCase) throws -> Void) {
        body = testClosure
        super.init(name: name, testClosure: testClosure)
    }

    override func invokeTest() {
        guard original == nil else { return super.invokeTest() }
        let type = type(of: self)
        let method = String(name.split(separator: ".").last ?? "")
        let usual = MainActor.assumeIsolated { HeadlessDevice.defaultSystemVersion }
        let answers = type.answers
        for version in type.versions(of: method) {
            for answer in answers {
                type.give(answer)
                // Before the repetition is made: its properties may have devices, which keep the version.
                Self.run(on: version)
                // XCTest runs a test case only once.
                let repetition = type.init(name: name, testClosure: body)
                repetition.original = self
                let failures = testRun?.failureCount ?? 0
                repetition.invokeTest()
                guard testRun?.failureCount ?? 0 > failures else { continue }
                print("\(name) failed on iOS \(version)" + (type.quirk.map { ", answer \(answer) of \($0)" } ?? ""))
            }
        }
        // The usual answer is the first.
        type.give(0)
        Self.run(on: usual)
    }

    /// The numbers of the answers that the switch gives.
    private class var answers: [Int] {
        let name = quirk
        return MainActor.assumeIsolated {
            HeadlessSwitch.all.first { $0.name == name }.map { Array($0.answers.indices) } ?? [0]
        }
    }

    private class func give(_ answer: Int) {
        let name = quirk
        MainActor.assumeIsolated { HeadlessSwitch.all.first { $0.name == name }?.answer = answer }
    }

    /// The versions on which a test runs. In the first tier they are the newest of each design, or the newest of all.
    private class func versions(of method: String) -> [Int] {
        let all = exceptions[method] ?? generations
        guard TestTier.current == .first else { return all }
        let newest = [all.filter { $0 < 26 }, all.filter { $0 >= 26 }].compactMap { $0.max() }
        return dependsOnDesign ? newest : Array(newest.suffix(1))
    }

    private static func run(on version: Int) {
        MainActor.assumeIsolated {
            // Another test may have left a device that is dark or turned.
            HeadlessDevice.current = .phone
            HeadlessDevice.defaultSystemVersion = version
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
}
