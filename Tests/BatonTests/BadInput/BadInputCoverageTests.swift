import XCTest

/// Tests that the table of wrong values has a row for every public entry point of Baton, by reading the sources.
@MainActor
final class BadInputCoverageTests: XCTestCase {
    private func entries(in code: String) -> PublicEntries {
        PublicEntries(in: [SourceFile(name: "Some.swift", lines: code.components(separatedBy: "\n"))])
    }

    func testEveryEntryPointHasARowOrAReason() async throws {
        let found = PublicEntries(in: try SourceFile.ofApps())
        XCTAssertGreaterThan(found.entries.count, 250, "the sources were not found")
        let rows = Set(BadInputTable.all.map(\.entry))
        let excused = NoWrongValue.reasons.flatMap(\.entries)
        let needed = Set(found.entries.filter(\.needsRow).map(\.name))
        for name in needed.subtracting(rows).subtracting(excused).sorted() {
            XCTFail("\(name) has no row in BadInputTable, and no reason in NoWrongValue.")
        }
        let known = Set(found.entries.map(\.name)).union(found.types)
        for name in rows.subtracting(known).sorted() { XCTFail("There is no \(name), which has a row.") }
        for name in excused where !needed.contains(name) || rows.contains(name) {
            XCTFail("\(name) needs no reason: it has a row, or does not exist.")
        }
        XCTAssertEqual(Set(excused).count, excused.count, "an entry point has two reasons")
    }

    func testTheReaderFindsWhatIsPublic() async {
        let found = entries(
            in: """
                extension Pose.Mask {
                    public func grown(by part: CGFloat, at edge: DirectionalEdge = .top,
                        then: @escaping (CGFloat, Bool) -> Void) -> Pose {
                    public var size: CGSize {
                        get { frame.size }
                        set { frame.size = newValue }
                    }
                    public var area: CGFloat { 1 }
                    public private(set) var count = 0
                    public var isSeen = true
                    public static let none = Mask(.zero)
                    public func stop() {
                    func inner(_ number: CGFloat) {
                    public enum Kind {
                        case fixed(CGFloat)
                        case none
                    public init(_ numbers: [Int]) {
                public protocol Giver: AnyObject {
                    func give(to taker: UIView?) -> CGFloat?
                """)
        XCTAssertEqual(
            found.entries.filter(\.needsRow).map(\.name).sorted(),
            [
                "Giver.give(to:)", "Pose.Mask.Kind.fixed(_:)", "Pose.Mask.grown(by:at:then:)", "Pose.Mask.init(_:)",
                "Pose.Mask.size", "Pose.Mask.stop()",
            ])
        XCTAssertEqual(
            found.entries.filter { !$0.needsRow }.map(\.name).sorted(),
            ["Pose.Mask.area", "Pose.Mask.count", "Pose.Mask.isSeen", "Pose.Mask.none"])
        XCTAssertEqual(found.types, ["Giver", "Pose.Mask", "Pose.Mask.Kind"])
    }
}
