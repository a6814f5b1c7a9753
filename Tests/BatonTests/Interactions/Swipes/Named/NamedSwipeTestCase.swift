import UIKit
import XCTest

@testable import Baton
@testable import TestStages

/// Tests of failures that are known from other libraries. Swipes are made by hand at the edge and in the content, in both
/// reading directions, with Baton's transitions and with UIKit's.
@MainActor
class NamedSwipeTestCase: GenerationTestCase {
    /// Runs a scenario in each direction, from the edge and in the content. It says with `expect(_:)` which titles the stack
    /// must have at the end.
    func each(
        _ all: [NavigationTransitions] = [.slide, .cover, .mixed], on device: HeadlessDevice? = nil,
        inContent: Bool = true, file: StaticString = #filePath, line: UInt = #line,
        _ scenario: (SwipeStage, Bool) throws -> Void
    ) throws {
        let landings: [CGFloat] = inContent && HeadlessDevice.current.systemVersion >= 26 ? [2, 150] : [2]
        for transitions in all {
            for (mirrored, landing) in [false, true].flatMap({ mirrored in landings.map { (mirrored, $0) } }) {
                let scene = try SwipeStage(transitions, mirrored: mirrored, landing: landing, on: device ?? .phone)
                let name = "\(transitions.pop), mirrored: \(mirrored), from \(landing)"
                try scenario(scene, transitions.pop.isSystem)
                XCTAssertEqual(try scene.faults(), [], name, file: file, line: line)
            }
        }
    }
}
