import BatonTesting
import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests sheets at every edge, in both reading directions.
@MainActor
final class SheetEdgeTests: AnyDesignTestCase {
    /// The direction in which a sheet at an edge closes.
    private func way(_ edge: DirectionalEdge, _ device: HeadlessDevice) -> CGPoint {
        let isMirrored = device.layoutDirection == .rightToLeft
        return switch edge {
        case .top: CGPoint(x: 0, y: -1)
        case .bottom: CGPoint(x: 0, y: 1)
        case .leading: CGPoint(x: isMirrored ? 1 : -1, y: 0)
        case .trailing: CGPoint(x: isMirrored ? -1 : 1, y: 0)
        }
    }

    /// The part of the window that the sheet covers, along its axis.
    private func length(_ sheet: SheetStage, _ edge: DirectionalEdge) throws -> CGFloat {
        let seen = try sheet.wrapper.seenFrame.intersection(sheet.stage.window.bounds)
        return edge.isVertical ? seen.height : seen.width
    }

    func testEveryEdgeInBothReadingDirections() async throws {
        for device in [HeadlessDevice.phone, .phone.rightToLeft] {
            for edge in [DirectionalEdge.top, .bottom, .leading, .trailing] {
                let name = "\(edge), \(device.name)"
                let sheet = try SheetStage(device, .drawer(edge, detents: [.fraction(0.3), .fraction(0.8)]))
                let way = way(edge, device)
                let room: CGFloat = edge == .top ? 844 - 34 : edge == .bottom ? 844 - 47 : 390
                XCTAssertEqual(try length(sheet, edge), room * 0.3, accuracy: 0.01, name)
                let frame = try sheet.wrapper.seenFrame.intersection(sheet.stage.window.bounds)
                let start = CGPoint(x: frame.midX, y: frame.midY)
                let to = { (points: CGFloat) in
                    CGPoint(x: start.x + way.x * points, y: start.y + way.y * points)
                }
                sheet.finger.down(at: start)
                sheet.finger.drag(to: to(-10), in: 0.1)
                sheet.finger.drag(to: to(-130), in: 0.2)
                XCTAssertEqual(try length(sheet, edge), room * 0.3 + 120, accuracy: 0.01, name)
                sheet.finger.drag(to: to(-room * 0.3 - 10), in: 0.1)
                try sheet.release()
                XCTAssertEqual(try length(sheet, edge), room * 0.8, accuracy: 0.01, name)
                XCTAssertEqual(sheet.changes, [.fraction(0.8)], name)
                sheet.finger.down(at: to(-20))
                sheet.finger.drag(to: to(0), in: 0.1)
                sheet.finger.drag(to: to(room * 0.71), in: 0.4)
                try sheet.release()
                XCTAssertFalse(sheet.stand.isPresenting, name)
                XCTAssertEqual(sheet.stage.window.leftovers, [], name)
            }
        }
    }
}
