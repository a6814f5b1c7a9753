import BatonTesting
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Compares drags of a sheet with traces in `Traces/Sheets`, for review by a person.
///
/// With `RECORD_TRACES=1` in the environment the traces are recorded again instead of compared. Review the differences.
@MainActor
final class SheetTraceTests: XCTestCase {
    private func compare(_ name: String, _ action: (SheetStage) throws -> Void) throws {
        let sheet = try SheetStage(
            .phone, .sheet(detents: [SheetStage.small, SheetStage.large]).undimmed(upTo: SheetStage.small))
        let recording = try sheet.stage.record(name) {
            try action(sheet)
            try sheet.stage.settle()
        }
        let trace = Trace(recording, every: 0.1).text
        let file = Self.folder.appendingPathComponent("\(name).txt")
        if ProcessInfo.processInfo.environment["RECORD_TRACES"] == "1" { try Data(trace.utf8).write(to: file) }
        let golden = String(decoding: try Data(contentsOf: file), as: UTF8.self)
        XCTAssertEqual(trace, golden, "\(name) differs from Traces/Sheets/\(name).txt")
    }

    func testADragBetweenTwoDetents() async throws {
        try compare("Drag between two detents") { sheet in
            try sheet.drag(to: 384)
            sheet.finger.up()
        }
    }

    func testADragThatCloses() async throws {
        try compare("Drag that closes") { sheet in
            try sheet.drag(to: 704)
            sheet.finger.up()
        }
    }

    private static let folder = Repository.root.appendingPathComponent("Tests/BatonTests/Traces/Sheets")
}
