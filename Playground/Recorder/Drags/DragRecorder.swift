import Baton
import BatonPage
import BatonTesting
import UIKit

/// Plays the way of a finger, and a grid of releases along it.
@MainActor
struct DragRecorder {
    let scene: DemoScript
    let drag: DemoDrag
    let device: HeadlessDevice

    private static let frame = 1.0 / 60

    func play() throws -> RecordedDrag {
        let (stage, way) = try playWay()
        let (start, end) = (drag.point(0, on: stage), drag.point(1, on: stage))
        stage.close()
        let releases = try ReleaseGrid(self).play()
        return RecordedDrag(way: way, start: start, end: end, releases: releases.list, rule: releases.rule)
    }

    private func playWay() throws -> (Stage, Recording) {
        let stage = try prepared()
        let way = stage.record(scene.name) {
            stage.finger.down(at: drag.point(0, on: stage))
            stage.finger.drag(to: drag.point(1, on: stage), in: 0.4)
        }
        return (stage, way)
    }

    /// Moves the finger there, with its speed for as long as a recognizer looks back, lets go, and waits.
    func release(at progress: Double, _ speed: Double, on stage: Stage) throws -> PageDrag.Release {
        let approach = 6 * Self.frame
        var time = 0.0
        let (start, rest) = (stage.now, stage.rest)
        let recording = try stage.record(scene.name) {
            let finger = stage.finger
            finger.down(at: drag.point(0, on: stage))
            finger.drag(to: drag.point(progress - speed * approach, on: stage), in: 6 * Self.frame)
            if speed == 0 {
                finger.hold(for: approach)
            } else {
                finger.drag(to: drag.point(progress, on: stage), in: approach)
            }
            time = stage.now - start
            finger.up()
            try stage.settle()
        }
        return PageDrag.Release(
            recording: recording, time: time, progress: progress, speed: speed, finishes: stage.rest != rest)
    }

    /// A stage on which the finger can begin.
    func prepared() throws -> Stage {
        let stage = try scene.stage(on: device)
        try drag.prepare(stage)
        try stage.settle()
        return stage
    }
}

extension Stage {
    /// The sheet with detents in front, if there is one.
    var sheet: OverlayPresentationController? {
        window.rootViewController?.presentedViewController?.presentationController as? OverlayPresentationController
    }

    /// Where a scene is when nothing moves: the view controller in front, and the detent of its sheet.
    fileprivate var rest: Rest {
        let root = window.rootViewController
        let selected = (root as? UITabBarController)?.selectedViewController
        let front = root?.presentedViewController ?? stack?.topViewController ?? selected
        return Rest(front: front.map { ObjectIdentifier($0) }, detent: sheet?.selectedDetent)
    }
}

private struct Rest: Equatable {
    let front: ObjectIdentifier?
    let detent: SheetDetent?
}
