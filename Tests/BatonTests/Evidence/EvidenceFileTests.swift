import BatonGallery
import Foundation
import Testing

@testable import Playground

/// Tests the files of evidence.
struct EvidenceFileTests {
    private static let whole = """
        {"system": "iOS 26.1", "device": "iPhone 393x852@3", "date": "2026-11-26T10:30:00Z", "commit": "abc",
         "findings": [{"key": "U4", "outcome": "didShow", "numbers": {"calls": 2}}, {"key": "B2.6", "outcome": "fails"}]}
        """

    @Test func itIsReadAndWrittenWithoutLoss() throws {
        let evidence = try Evidence(json: Data(Self.whole.utf8), named: "a.json")
        #expect(evidence.findings == [Finding("U4", .answer("didShow"), ["calls": 2]), Finding("B2.6", .fails)])
        #expect(evidence.systemNumber == 26)
        #expect(evidence.fileName == "iOS-26.1-iPhone-393x852-3.json")
        #expect(try Evidence(json: evidence.json, named: "a.json") == evidence)
    }

    /// A change of the file above, and what is said of it.
    @Test(arguments: [
        ("{\"system\"", "[\"system\"", "it is not JSON"),
        ("\"iOS 26.1\"", "\"iOS\"", "\"system\" is \"iOS\""),
        ("\"iOS 26.1\"", "26.1", "a value has the wrong type in system"),
        ("\"iPhone 393x852@3\"", "\"\"", "\"device\" is empty"),
        ("\"iPhone 393x852@3\"", "null", "a value is null in device"),
        ("\"device\"", "\"model\"", "\"device\" is missing"),
        ("2026-11-26T10:30:00Z", "26 November", "\"date\" is \"26 November\""),
        ("\"key\": \"U4\"", "\"statement\": \"U4\"", "\"key\" is missing in findings[0]"),
        ("\"U4\"", "\"B4\"", "\"B4\" is not a key"),
        ("\"U4\"", "\"B2.6\"", "\"B2.6\" has 2 findings"),
        (
            "\"fails\"", "\"it fails\"",
            "\"it fails\" is not \"holds\", \"fails\" or the name of an answer in findings[1].outcome"
        ),
        ("\"fails\"", "false", "a value has the wrong type in findings[1].outcome"),
        ("\"calls\": 2", "\"calls\": \"two\"", "a value has the wrong type in findings[0].numbers.calls"),
    ])
    func whatIsWrongIsSaid(_ part: String, _ wrong: String, _ problem: String) throws {
        let text = Self.whole.replacingOccurrences(of: part, with: wrong)
        #expect(text != Self.whole)
        let error = #expect(throws: EvidenceError.self) { try Evidence(json: Data(text.utf8), named: "a.json") }
        #expect(error?.problem == problem)
        #expect(error?.description.hasPrefix("a.json: \(problem). Expected was ") == true)
        #expect(error?.description.hasSuffix("Take the file as the gallery shared it, or correct this place.") == true)
    }

    @Test func aFileWithoutFindingsIsRefused() {
        let text =
            "{\"system\": \"iOS 26\", \"device\": \"a\", \"date\": \"2026-11-26T10:30:00Z\", \"commit\": \"\", \"findings\": []}"
        let error = #expect(throws: EvidenceError.self) { try Evidence(json: Data(text.utf8), named: "a.json") }
        #expect(error?.problem == "\"findings\" is empty")
    }

    /// Known moments: the beginning of the count, the last day of a year, and a day that some years lack.
    @Test(arguments: [
        (0, "1970-01-01T00:00:00Z"), (951_782_400, "2000-02-29T00:00:00Z"), (1_767_225_599, "2025-12-31T23:59:59Z"),
        (1_709_251_200, "2024-03-01T00:00:00Z"),
    ])
    func aMomentIsWrittenInUTC(_ seconds: Int, _ text: String) {
        #expect(UTCDate.text(Date(timeIntervalSince1970: Double(seconds))) == text)
    }
}
