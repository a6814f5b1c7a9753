import BatonTesting
import UIKit
import XCTest

@testable import Baton

/// Resizes a window during every kind of movement, and looks at every frame (B19.7, B21.7).
///
/// A movement that runs by itself is at each moment as far as it is in a window that keeps its size. What a finger holds stays
/// under the finger.
@MainActor
final class LiveResizingTests: GenerationTestCase {
    private typealias Family = (name: String, begin: (HeadlessDevice) throws -> ResizedScene)

    private static let banner = ModalTransitions.drawer(.top, length: 120)

    private static let running: [Family] = [
        ("push", { try .push(.slide, parallax: 0.3, $0) }),
        ("pop", { try .pop(.slide, parallax: 0.3, $0) }),
        ("push across", { try .push(.slideAcross, parallax: 1, $0) }),
        ("pop across", { try .pop(.slideAcross, parallax: 1, $0) }),
        ("tabs", { try .tabs($0) }),
        ("card in", { try .present(.card, $0) }),
        ("card out", { try .dismiss(.card, $0) }),
        ("drawer in", { try .present(.drawer, $0) }),
        ("drawer out", { try .dismiss(.drawer(.trailing), $0) }),
        ("banner in", { try .present(banner, $0) }),
        ("cover in", { try .present(.slide(from: .bottom), $0) }),
        ("cover out", { try .dismiss(.slide(from: .bottom), $0) }),
        ("swipe that returns", { try .swipe($0).released() }),
        ("caught push that goes on", { try .caughtPush($0).released() }),
        ("pulled card that returns", { try .pull(.card, $0).released() }),
    ]

    private static let held: [Family] = [
        ("swipe", { try .swipe($0) }),
        ("caught push", { try .caughtPush($0) }),
        ("pulled card", { try .pull(.card, $0) }),
        ("pulled drawer", { try .pull(.drawer, $0) }),
        ("pulled banner", { try .pull(.drawer(.top, length: 300), $0) }),
        ("refused pull", { try .refusedPull($0) }),
        ("dragged sheet", { try .draggedSheet($0) }),
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

    private func devices() -> [HeadlessDevice] { [.pad, .pad.rightToLeft] }

    /// Resizes the window, and calls a closure with each frame.
    private func resize(_ scene: ResizedScene, _ manner: Manner, _ look: (_ isSteady: Bool) -> Void) {
        let frame = 1.0 / 60
        switch manner {
        case .live:
            scene.stage.beginResizing()
            for step in 1...12 where scene.isRunning() {
                scene.stage.resize(to: Self.size(at: step), lasting: 0)
                scene.stage.advance(by: frame)
                look(true)
            }
            scene.stage.endResizing()
        case .atOnce:
            for size in Self.sizes {
                scene.stage.resize(to: size, lasting: 0)
                scene.stage.advance(by: frame)
                look(true)
            }
        case .animated:
            scene.stage.resize(to: Self.sizes[0], lasting: 0.1)
            for _ in 1...7 where scene.isRunning() {
                scene.stage.advance(by: frame)
                look(false)
            }
        }
    }

    /// Returns the progress of each frame in a window that keeps its size.
    private func undisturbed(_ family: Family, on device: HeadlessDevice) throws -> [CGFloat] {
        let scene = try family.begin(device)
        var frames: [CGFloat] = []
        while scene.isRunning(), frames.count < 100 {
            scene.stage.advance(by: 1.0 / 60)
            if scene.isRunning() { frames.append(scene.progress()) }
        }
        return frames
    }

    private func play(
        _ family: Family, on device: HeadlessDevice, _ manner: Manner, from start: Int, expecting: [CGFloat]
    ) throws -> [String] {
        let scene = try family.begin(device)
        var (frame, faults) = (0, [String]())
        func look(isSteady: Bool) {
            defer { frame += 1 }
            guard scene.isRunning(), frame < expecting.count else { return }
            let found = scene.holes + (isSteady ? scene.misplaced(at: expecting[frame]) : [])
            faults += found.map { "frame \(frame): \($0)" }
        }
        while scene.isRunning(), frame < 100 {
            if frame == start { resize(scene, manner, look) }
            scene.stage.advance(by: 1.0 / 60)
            // An animation of the window ends after seven frames.
            look(isSteady: manner != .animated || frame < start || frame > start + 7)
        }
        try scene.stage.settle()
        return faults
    }

    func testWhatRunsIsInEachFrameWhereItIsInAWindowOfThatSize() async throws {
        for family in Self.running {
            for device in devices() {
                let expecting = try undisturbed(family, on: device)
                XCTAssertGreaterThan(expecting.count, 15, family.name)
                for manner in Manner.allCases {
                    for part in [0.1, 0.4, 0.75] {
                        let start = Int(part * Double(expecting.count))
                        let faults = try play(family, on: device, manner, from: start, expecting: expecting)
                        let name = "\(family.name), \(manner) from \(start) of \(expecting.count) on \(device.name)"
                        XCTAssertEqual(faults.prefix(3), [], name)
                    }
                }
            }
        }
    }

    func testWhatAFingerHoldsStaysUnderIt() async throws {
        for family in Self.held {
            for device in devices() {
                for manner in Manner.allCases {
                    let scene = try family.begin(device)
                    let name = "\(family.name), \(manner) on \(device.name)"
                    XCTAssertEqual(scene.misplaced(at: scene.held() ?? .nan), [], name)
                    var faults: [String] = []
                    let grip = scene.grip?()
                    resize(scene, manner) { isSteady in
                        if let grip, let now = scene.grip?(), abs(now - grip) > 0.5 {
                            faults.append("the finger had it at \(grip), and has it at \(now)")
                        }
                        faults += scene.holes + (isSteady ? scene.misplaced(at: scene.held() ?? .nan) : [])
                    }
                    scene.stage.advance(by: 0.1)
                    faults += scene.misplaced(at: scene.held() ?? .nan)
                    XCTAssertEqual(faults.prefix(3), [], name)
                    scene.letGo()
                    try scene.stage.settle()
                }
            }
        }
    }
}
