import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Resizes a window while a finger holds a screen that no transition moves, and looks at every frame (B19.7, B21.7).
@MainActor
final class LiveResizingTests: GenerationTestCase {
    private typealias Family = (name: String, begin: (HeadlessDevice) throws -> ResizedScene)

    private static let held: [Family] = [
        ("refused pull", { try .refusedPull($0) }), ("dragged sheet", { try .draggedSheet($0) }),
    ]

    /// How the window gets other sizes.
    private enum Manner: CaseIterable {
        case live
        case atOnce
        case animated
    }

    private static let sizes = [CGSize(width: 507, height: 1000), CGSize(width: 1100, height: 900)]

    /// The sizes of a corner that a finger drags inwards and then outwards.
    private static func size(at step: Int) -> CGSize {
        let way = CGFloat(step < 8 ? step * 40 : 8 * 40 - (step - 8) * 60)
        return CGSize(width: 820 - way, height: 1180 - way / 2)
    }

    /// Resizes the window, and calls a closure with each frame.
    private func resize(_ stage: Stage, _ manner: Manner, _ look: (_ isSteady: Bool) -> Void) {
        let frame = 1.0 / 60
        switch manner {
        case .live:
            stage.beginResizing()
            for step in 1...12 {
                stage.resize(to: Self.size(at: step), lasting: 0)
                stage.advance(by: frame)
                look(true)
            }
            stage.endResizing()
        case .atOnce:
            for size in Self.sizes {
                stage.resize(to: size, lasting: 0)
                stage.advance(by: frame)
                look(true)
            }
        case .animated:
            stage.resize(to: Self.sizes[0], lasting: 0.1)
            for _ in 1...7 {
                stage.advance(by: frame)
                look(false)
            }
        }
    }

    func testWhatAFingerHoldsStaysUnderIt() async throws {
        for family in Self.held {
            for device in [HeadlessDevice.pad, .pad.rightToLeft] {
                for manner in Manner.allCases {
                    let scene = try family.begin(device)
                    let name = "\(family.name), \(manner) on \(device.name)"
                    XCTAssertEqual(scene.misplaced, [], name)
                    var faults: [String] = []
                    resize(scene.stage, manner) { isSteady in
                        faults += scene.holes + (isSteady ? scene.misplaced : [])
                    }
                    scene.stage.advance(by: 0.1)
                    faults += scene.misplaced
                    XCTAssertEqual(faults.prefix(3), [], name)
                    scene.stage.finger.up()
                    try scene.stage.settle()
                }
            }
        }
    }
}
